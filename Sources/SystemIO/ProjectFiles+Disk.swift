internal import CLibrary

extension ProjectFiles {
  /// The files below a root; symbolic links must not leave the tree.
  package static func onDisk(
    below root: String = "", inside tree: FilePath, upTo limit: Int = Disk.usualFile
  ) -> ProjectFiles {
    let top = FilePath(Disk.realPath(of: tree.text))
    @Sendable func reading<Value>(
      _ path: String, _ read: (String) throws(ReadFailure) -> Value
    ) throws(ProjectFiles.Failure) -> Value {
      do throws(ReadFailure) { return try read(Disk.path(path, below: root)) } catch {
        throw ProjectFiles.Failure(error)
      }
    }
    var files = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        try reading(path) { path throws(ReadFailure) in try Disk.contents(of: path, upTo: limit) }
      },
      kind: { Disk.kind(of: Disk.path($0, below: root)) },
      list: { path throws(ProjectFiles.Failure) in
        try reading(path) { path throws(ReadFailure) in try Disk.listing(of: path, inside: top) }
      },
      isForeign: { !Disk.leads(Disk.path($0, below: root), into: top) })
    files.start = { path, count throws(ProjectFiles.Failure) in
      try reading(path) { path throws(ReadFailure) in try Disk.contents(of: path, first: count) }
    }
    return files
  }
}

extension ProjectFiles.Failure {
  package init(_ failure: ReadFailure) {
    self =
      switch failure {
      case .missing: .missing
      case .isDirectory: .isFolder
      default: .unreadable(failure.words)
      }
  }
}

extension Disk {
  /// Whether a path leads into a folder whose own path has no links in it.
  static func leads(_ path: String, into top: FilePath) -> Bool {
    guard let real = System.resolve(path.isEmpty ? "." : path) else { return true }
    return FilePath(real).isInside(top)
  }

  /// The entries of a folder; the empty path is the current one.
  package static func listing(
    of path: String, inside top: FilePath? = nil
  ) throws(ReadFailure) -> FolderListing {
    var status = stat()
    var entries: [FolderListing.Entry] = []
    let code = System.list(try opened(path.isEmpty ? "." : path), &status) { name, type in
      let kind = kind(of: type, at: path.isEmpty ? name : "\(path)/\(name)", top)
      entries.append(.init(name, kind))
    }
    guard code == 0 else { throw ReadFailure(code: code) }
    let identity = FolderListing.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    return FolderListing(entries, identity: identity)
  }

  /// Most file systems say what a name stands for; only links and the silent ones cost a look.
  private static func kind(
    of type: Int, at path: @autoclosure () -> String, _ top: FilePath?
  ) -> FolderListing.Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): target(ofLink: path(), top)
    case Int(DT_UNKNOWN): looked(at: path(), top)
    default: .other
    }
  }

  private static func looked(at path: String, _ top: FilePath?) -> FolderListing.Kind {
    guard let status = System.linkStatus(of: path) else { return .unseen }
    if status.isFile { return .file }
    if status.isFolder { return .folder }
    return status.isLink ? target(ofLink: path, top) : .other
  }

  private static func target(ofLink path: String, _ top: FilePath?) -> FolderListing.Kind {
    guard let status = System.status(of: path) else {
      return [ENOENT, ELOOP].contains(errno) ? .lostLink : .unseen
    }
    if status.isFile { return .linkedFile(Int(status.st_size)) }
    guard status.isFolder else { return .other }
    return top.map { leads(path, into: $0) } ?? true ? .linkedFolder : .foreignFolder
  }
}
