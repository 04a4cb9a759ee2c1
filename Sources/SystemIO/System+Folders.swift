internal import CLibrary

extension System {
  /// Calls with each name in an open folder, except itself and the one above, and what the file
  /// system says of its kind; closes it, and gives the number of the error that kept it from the
  /// end, or 0.
  package static func list(
    _ file: Int32, _ status: inout stat, _ body: (_ name: String, _ type: Int) -> Void
  ) -> Int32 {
    guard !fails(.list), let folder = fdopendir(file) else {
      defer { _ = close(file) }
      return errno
    }
    defer { closedir(folder) }
    guard fstat(dirfd(folder), &status) == 0 else { return errno }
    while true {
      if fails(.list) { return errno }
      errno = 0
      guard let entry = readdir(folder) else { return errno }
      if let name = name(of: entry) { body(name, Int(entry.pointee.d_type)) }
    }
  }

  /// The name of an entry; nil for the folder itself and for the one above.
  ///
  /// It is the bytes up to its end; the length of the field itself differs among systems.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        let bytes = UnsafeBufferPointer(start: $0, count: strlen(name))
        let isDots = bytes.count < 3 && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
        return isDots ? nil : String(name: bytes)
      }
    }
  }

  static func pipe(_ ends: inout [Int32]) -> Int32 { fails(.pipe) ? -1 : CLibrary.pipe(&ends) }

  /// Whether a program has ended, with its status; negative for an error.
  static func hasEnded(_ child: pid_t, _ status: inout Int32) -> pid_t {
    fails(.wait) ? -1 : waitpid(child, &status, WNOHANG)
  }
}
