#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Why a file could not be read.
enum ReadFailure: Error, Equatable {
  case missing
  case isDirectory
  case denied
  case tooLarge
  /// Anything else, in the words of the system.
  case other(String)

  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .isDirectory
    case EACCES, EPERM: self = .denied
    default: self = .other(String(cString: strerror(code)))
    }
  }

  /// What is said about it.
  var words: String { words(in: Environment.variables) }

  /// What is said about it to somebody with these variables: a build phase of Xcode may have been
  /// kept from reading by the sandbox that Xcode puts scripts in.
  func words(in environment: [String: String]) -> String {
    switch self {
    case .missing: "there is no such file"
    case .isDirectory: "it is a directory"
    case .denied where environment["XCODE_VERSION_ACTUAL"] != nil:
      "permission denied; set ENABLE_USER_SCRIPT_SANDBOXING to NO for the target of this script"
    case .denied: "permission denied"
    case .tooLarge: "it is larger than \(Disk.largestFile >> 20) MiB"
    case .other(let words): words
    }
  }
}
