#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Disk {
  /// Writes a file that must not be there yet; whole, or not at all.
  static func create(_ path: String, with bytes: [UInt8]) throws(ReadFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw ReadFailure(code: errno) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        let code = errno
        unlink(path)
        throw ReadFailure(code: code)
      }
    }
  }
}
