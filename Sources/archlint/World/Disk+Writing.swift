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
    guard let status = status(of: path) else {
      return linkStatus(of: path) != nil
        ? try fill(bytes, to: path, flags: O_WRONLY | O_CREAT)
        : try put(bytes, in: path, mode: 0o666)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return try fill(bytes, to: path, flags: O_WRONLY)
    }
    try put(bytes, in: realPath(of: path), mode: status.st_mode & 0o777)
  }

  /// Adds to the end of a file, which is made if it is not there.
  static func append(_ bytes: [UInt8], to path: String) throws(ReadFailure) {
    try fill(bytes, to: path, flags: O_WRONLY | O_CREAT | O_APPEND)
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

  private static func fill(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(ReadFailure) {
    let file = open(path, flags | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw ReadFailure(code: errno) }
    let code = send(bytes, to: file)
    close(file)
    if code != 0 { throw ReadFailure(code: code) }
  }

  /// Writes a file that must not be there yet; whole, or not at all.
  static func create(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o644
  ) throws(ReadFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw ReadFailure(code: errno) }
    var code = send(bytes, to: file)
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(path)
      throw ReadFailure(code: code)
    }
  }

  /// Writes all bytes and gives the number of the error that kept it from that, or 0.
  static func send(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          // Whoever started the program does not wait for this pipe, so others find it full.
          var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          _ = poll(&room, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
