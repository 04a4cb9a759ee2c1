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
  /// What a path leads to, through symbolic links; nothing, if it leads nowhere.
  static func kind(of path: String) -> ProjectFiles.Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a path is a file that can be run.
  static func isProgram(_ path: String) -> Bool {
    kind(of: path) == .file && access(path, X_OK) == 0
  }

  /// Whether one of the folders that a path leads through is a symbolic link.
  static func hasLink(in path: FilePath, below top: FilePath) -> Bool {
    var folder = path.parent
    while folder != top, folder.isInside(top) {
      var status = stat()
      if lstat(folder.text, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return true }
      folder = folder.parent
    }
    return false
  }

  /// A path of a project as the system takes it.
  static func path(_ path: String, below root: String) -> String {
    path.hasPrefix("/") || root.isEmpty ? path : "\(root)/\(path)"
  }
}
