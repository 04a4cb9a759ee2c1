internal import CLibrary

extension stat {
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

/// Names and kinds of files.
extension Disk {
  /// Whether a path exists, even as a dangling symbolic link.
  ///
  /// A path that can't be examined counts as existing.
  package static func exists(_ path: String) -> Bool {
    System.linkStatus(of: path) != nil
      || ![.missing, .notFolder].contains(failure(at: path, code: errno))
  }

  /// What a path leads to, through symbolic links; nil if it leads nowhere.
  ///
  /// What cannot be looked at is there: reading it says why it cannot be read.
  package static func kind(of path: String) -> ProjectFiles.Kind? {
    guard let status = System.status(of: path) else {
      return failure(at: path, code: errno) == .missing ? nil : .unseen
    }
    return status.isFolder ? .folder : status.isFile ? .file : .unseen
  }

  package static func isProgram(_ path: String) -> Bool {
    System.status(of: path).map { $0.isFile && access(path, X_OK) == 0 } ?? false
  }

  static func hasLink(in path: FilePath, below top: FilePath) -> Bool {
    path.parent.upward.prefix { $0 != top && $0.isInside(top) }
      .contains { System.linkStatus(of: $0.text)?.isLink ?? false }
  }

  /// A path of a project as the system takes it.
  package static func path(_ path: String, below root: String) -> String {
    path.utf8.first == UInt8(ascii: "/") || root.isEmpty ? path : "\(root)/\(path)"
  }

  package static func size(of path: String) -> Int {
    System.status(of: path).map { Int($0.st_size) } ?? 0
  }

  /// The path with all links followed, as far as it leads somewhere.
  package static func realPath(of path: String) -> String { System.resolve(path) ?? path }

  package static func repository(around folder: FilePath) -> FilePath? {
    folder.upward.first { exists($0.appending(".git").text) }
  }
}
