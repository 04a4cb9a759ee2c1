extension ProjectFiles {
  /// The same files with some changed, added, removed or in renamed folders.
  func overlaid(by edits: [String: [UInt8]?], moving folders: MovedFolders) -> ProjectFiles {
    let disk = self
    let news = OverlayFolders(edits)
    var files = ProjectFiles(
      read: { path throws(Failure) in
        if let edit = edits[path] {
          guard let bytes = edit else { throw .missing }
          return bytes
        }
        guard let path = folders.before(path) else { throw .missing }
        return try disk.read(path)
      },
      kind: { path in
        if let edit = edits[path] { return edit == nil ? nil : .file }
        return folders.before(path).flatMap(disk.kind) ?? (news.has(path) ? .folder : nil)
      },
      list: { path throws(Failure) in
        guard let old = folders.before(path) else { throw .missing }
        if folders.isEmpty, !news.isAbout(path) { return try disk.list(path) }
        var listing: FolderListing?
        do throws(Failure) {
          listing = try disk.list(old)
        } catch  where error == .missing && news.has(path) {
          listing = nil
        }
        let known = if let listing { listing } else { try disk.list("") }
        return news.listing(of: path, beside: listing, like: known) { name in
          String(folders.now(PathText.join(old, name)).lastPathName)
        }
      },
      isForeign: { path in
        edits[path] == nil && !news.has(path) && folders.before(path).map(disk.isForeign) ?? false
      })
    files.start = { [read = files.read] path, count throws(Failure) in
      if edits[path] == nil, let old = folders.before(path) { return try disk.start(old, count) }
      return Array(try read(path).prefix(count))
    }
    return files
  }
}

/// The parent folders of some files, on disk or not.
private struct OverlayFolders: Sendable {
  private var entries: [String: [String: FolderListing.Kind?]] = [:]

  init(_ edits: [String: [UInt8]?]) {
    for (path, bytes) in edits where !path.hasPrefix("/") && !path.hasPrefix("../") {
      var (path, kind) = (path, bytes == nil ? nil : FolderListing.Kind.file)
      while !path.isEmpty {
        let folder = Spec.folder(of: path)
        entries[folder, default: [:]][String(path.lastPathName)] = .some(kind)
        guard kind != nil else { break }
        (path, kind) = (folder, .folder)
      }
    }
  }

  func isAbout(_ folder: String) -> Bool { entries[folder] != nil }

  func has(_ folder: String) -> Bool { entries[folder]?.values.contains { $0 != nil } ?? false }

  func listing(
    of folder: String, beside known: FolderListing?, like root: FolderListing,
    _ name: (String) -> String
  ) -> FolderListing {
    let said = entries[folder] ?? [:]
    let old = (known?.entries ?? []).map { FolderListing.Entry(name($0.name), $0.kind) }
      .filter { said[$0.name] != .some(nil) }
    let names = Set(old.map(\.name))
    let new = said.sorted { $0.key < $1.key }.compactMap { name, kind in
      names.contains(name) ? nil : kind.map { FolderListing.Entry(name, $0) }
    }
    return FolderListing(old + new, identity: known?.identity ?? identity(of: folder, like: root))
  }

  /// Synthetic file numbers, counted down so that they don't collide with the disk's.
  private func identity(of folder: String, like root: FolderListing) -> FolderListing.Identity {
    let number = entries.keys.sorted().firstIndex(of: folder) ?? 0
    return .init(device: root.identity.device, number: .max - UInt64(number))
  }
}
