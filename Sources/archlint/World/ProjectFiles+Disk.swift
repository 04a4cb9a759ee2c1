internal import Loaders

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension ProjectFiles {
  /// The files below a root; the empty root is the current folder.
  static func onDisk(below root: String = "") -> ProjectFiles {
    ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        do throws(ReadFailure) {
          return try Disk.contents(of: Disk.path(path, below: root))
        } catch {
          throw ProjectFiles.Failure(error)
        }
      },
      kind: { Disk.kind(of: Disk.path($0, below: root)) },
      list: { path throws(ProjectFiles.Failure) in
        do throws(ReadFailure) {
          return try Disk.listing(of: Disk.path(path, below: root))
        } catch {
          throw ProjectFiles.Failure(error)
        }
      })
  }
}

extension ProjectFiles.Failure {
  init(_ failure: ReadFailure) {
    self =
      switch failure {
      case .missing: .missing
      case .isDirectory: .isFolder
      case .denied, .tooLarge, .other: .unreadable(failure.words)
      }
  }
}

extension Disk {
  /// What lies in a folder; the empty path is the current one.
  static func listing(of path: String) throws(ReadFailure) -> FolderListing {
    guard let folder = opendir(path.isEmpty ? "." : path) else { throw ReadFailure(code: errno) }
    defer { closedir(folder) }
    var status = stat()
    guard fstat(dirfd(folder), &status) == 0 else { throw ReadFailure(code: errno) }
    var entries: [FolderListing.Entry] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = name(of: entry)
      if name != ".", name != ".." {
        let type = Int(entry.pointee.d_type)
        entries.append(.init(name, kind(of: type, at: path.isEmpty ? name : "\(path)/\(name)")))
      }
      errno = 0
    }
    guard errno == 0 else { throw ReadFailure(code: errno) }
    let identity = FolderListing.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    return FolderListing(entries, identity: identity)
  }

  /// The bytes of a name up to its end; the length of the field itself differs among systems.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
  }

  /// Most file systems say what a name stands for; only links and the silent ones cost a look.
  private static func kind(of type: Int, at path: String) -> FolderListing.Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): target(ofLink: path)
    case Int(DT_UNKNOWN): looked(at: path)
    default: .other
    }
  }

  private static func looked(at path: String) -> FolderListing.Kind {
    switch Disk.linkStatus(of: path).map({ $0.st_mode & S_IFMT }) {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return target(ofLink: path)
    default: return .other
    }
  }

  private static func target(ofLink path: String) -> FolderListing.Kind {
    guard let status = status(of: path) else { return errno == ELOOP ? .endlessLink : .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .linkedFolder
    default: return .other
    }
  }
}
