#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Disk {
  /// Writes a file whole or not at all: into another beside it, which then takes its name.
  ///
  /// A device or a pipe cannot be replaced and is written to; a link stays one, and what it leads
  /// to is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(ReadFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let isLink = lstat(path, &status) == 0
      return isLink
        ? try write(bytes, to: path, flags: O_WRONLY | O_CREAT)
        : try put(bytes, in: path, mode: 0o666)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return try write(bytes, to: path, flags: O_WRONLY)
    }
    try put(bytes, in: realPath(of: path), mode: status.st_mode & 0o777)
  }

  /// Adds to the end of a file, which is made if it is not there.
  static func append(_ bytes: [UInt8], to path: String) throws(ReadFailure) {
    try write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_APPEND)
  }

  /// How many bytes a file has; none, if it is not there.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The path with all links followed, as far as it leads somewhere.
  static func realPath(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func put(_ bytes: [UInt8], in path: String, mode: mode_t) throws(ReadFailure) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let draft = "\(folder).archlint-\(getpid()).tmp"
    // A run that was killed may have left one behind, and its number may be ours now.
    unlink(draft)
    try create(draft, with: bytes, mode: mode)
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw ReadFailure(code: code)
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(ReadFailure) {
    let file = open(path, flags | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw ReadFailure(code: errno) }
    let code = send(bytes, to: file)
    close(file)
    if code != 0 { throw ReadFailure(code: code) }
  }
}
