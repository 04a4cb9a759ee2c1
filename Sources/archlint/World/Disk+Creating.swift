#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Disk {
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
}
