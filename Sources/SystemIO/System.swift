internal import CLibrary

/// Wraps the system calls that reach the disk and other programs; no other file makes them.
///
/// Tests can make each call fail or return fewer bytes than requested.
enum System {
  /// A system call whose failure tests can simulate.
  enum Call: CaseIterable, Sendable {
    case open, read, list, status, write, close, rename, link, remove, sync, resolve, folder
    case pipe, start, wait
  }

  /// A simulated failure.
  enum Fault: Sendable {
    case error(Int32)
    /// As many bytes as this at most; none of a file or a pipe is its end.
    case short(Int)
  }

  /// What goes wrong at the next call; nil in every run but those of tests.
  @TaskLocal static var fault: (@Sendable (Call) -> Fault?)?

  /// Whether a call fails now, with the number of the error in its place.
  static func fails(_ call: Call) -> Bool {
    guard let fault, case .error(let code)? = fault(call) else { return false }
    errno = code
    return true
  }

  /// How many bytes go through at once; nil if none do, for an error.
  private static func room(_ call: Call, _ count: Int) -> Int? {
    guard let fault else { return count }
    switch fault(call) {
    case .error(let code):
      errno = code
      return nil
    case .short(let most): return min(most, count)
    case nil: return count
    }
  }

  /// The bytes of a name as the system keeps them, for the caller to free; a zero ends them early.
  static func copy(_ name: String) -> UnsafeMutablePointer<CChar>? {
    (name.nameBytes + [0]).withUnsafeBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.flatMap { strdup($0) }
    }
  }

  /// Hands a path to the system, byte by byte as it was found.
  ///
  /// One with a zero in it would be cut there, and lead to something else.
  static func with<Result>(
    _ path: String, orElse failure: Result, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    var bytes = path.nameBytes
    guard !bytes.contains(0) else {
      errno = ENOENT
      return failure
    }
    bytes.append(0)
    return bytes.withUnsafeBytes { buffer in
      buffer.bindMemory(to: CChar.self).baseAddress.map(body) ?? failure
    }
  }

  static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    fails(.open) ? -1 : with(path, orElse: -1) { CLibrary.open($0, flags | O_CLOEXEC, mode) }
  }

  /// Reads once, and again only after a signal.
  static func read(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let room = room(.read, buffer.count) else { return -1 }
    while true {
      let count = CLibrary.read(file, buffer.baseAddress, room)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  static func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    guard let room = room(.write, bytes.count) else { return -1 }
    return CLibrary.write(file, bytes.baseAddress, room)
  }

  /// Closes a file, and returns whether all written data has arrived.
  static func close(_ file: Int32) -> Int32 {
    let result = CLibrary.close(file)
    return fails(.close) ? -1 : result
  }

  static func sync(_ file: Int32) -> Int32 { fails(.sync) ? -1 : fsync(file) }

  static func status(ofOpen file: Int32, _ status: inout stat) -> Int32 {
    fails(.status) ? -1 : fstat(file, &status)
  }
}
