internal import CLibrary

/// Why a file could not be read or written.
package enum ReadFailure: Error, Equatable {
  case missing, isDirectory
  /// It, or what should be a folder above it, is a file.
  case notFolder
  /// A pipe, a socket, a device.
  case isNoFile
  /// A link to something that is not there.
  case lostLink
  /// A link to something outside of the folder that is written to.
  case leadsOut
  /// A file by the name is there already.
  case taken
  case denied
  /// Larger than so many bytes.
  case tooLarge(Int)
  /// What Git LFS puts in the place of a file that was not fetched.
  case pointerOfLFS
  /// It was cut or grew while it was read.
  case changed
  /// Anything else, in the words of the system.
  case other(String)

  package init(code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case ENOTDIR: self = .notFolder
    case EISDIR: self = .isDirectory
    case EACCES, EPERM: self = .denied
    case EEXIST: self = .taken
    case ENXIO: self = .isNoFile
    default: self = .other(String(cString: strerror(code)))
    }
  }

  package var words: String { words(in: Environment.variables) }

  /// The message; in a build phase of Xcode, the script sandbox may be the cause.
  package func words(in environment: [String: String]) -> String {
    switch self {
    case .missing: "no such file"
    case .isDirectory: "it is a directory"
    case .notFolder: "it or a part of its path is not a directory"
    case .isNoFile: "it is not a regular file but a pipe, socket or device"
    case .lostLink: "it is a broken symbolic link"
    case .leadsOut: "a symbolic link leads out of the project"
    case .taken: "it already exists"
    case .denied where environment["XCODE_VERSION_ACTUAL"] != nil:
      "permission denied; set ENABLE_USER_SCRIPT_SANDBOXING to NO for the target of this script"
    case .denied: "permission denied"
    case .tooLarge(let size) where size < Disk.largestFile:
      "it is larger than \(size >> 20) MiB; add `--large-files`"
    case .tooLarge(let size): "it is larger than \(size >> 20) MiB"
    case .pointerOfLFS: "it is a Git LFS pointer whose file was not fetched"
    case .changed: "it changed while it was read"
    case .other(let words): words
    }
  }
}
