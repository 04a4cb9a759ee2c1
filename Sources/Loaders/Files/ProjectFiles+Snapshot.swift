extension ProjectFiles {
  /// The files of a commit below a folder of the repository, whose path ends in a slash; files
  /// outside of the repository, and unchanged ones, are read from disk.
  package static func at(
    _ snapshot: Snapshot, below prefix: String, disk: ProjectFiles,
    isSame: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> ProjectFiles {
    let depth = prefix.split(separator: "/").count
    return ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        if leaves(path, from: depth) { return try disk.read(path) }
        let isSame = snapshot.object(at: prefix + path) != nil && isSame(path)
        // A sparse checkout lacks files that did not change.
        if isSame, let bytes = try? disk.read(path) { return bytes }
        return try snapshot.read(prefix + path)
      },
      kind: { path in
        if leaves(path, from: depth) { return disk.kind(path) }
        switch snapshot.entry(at: prefix + path) {
        case .file: return .file
        case .folder, .module: return .folder
        case .link, nil: return nil
        }
      }, list: { path throws(ProjectFiles.Failure) in try snapshot.listing(of: prefix + path) },
      isForeign: { leaves($0, from: depth) && disk.isForeign($0) })
  }

  /// Whether a path leaves the repository, from this many folders below its top.
  private static func leaves(_ path: String, from depth: Int) -> Bool {
    if path.hasPrefix("/") { return true }
    // Few paths lead up.
    guard path.hasPair(UInt8(ascii: "."), UInt8(ascii: ".")) else { return false }
    var depth = depth
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}
