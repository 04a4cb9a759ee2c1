internal import Documents

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The calls of the system that reach the disk and other programs: the only place that makes them.
///
/// A test can make each of them fail or come back short.
enum System {
  /// What can go wrong.
  enum Call: CaseIterable, Sendable {
    case open, read, list, status, write, close, rename, link, remove, sync, resolve, folder
    case pipe, start, wait
  }

  /// How a call goes wrong.
  enum Fault: Sendable {
    case error(Int32)
    /// As many bytes as this at most; none of a file or a pipe is its end.
    case short(Int)
  }

  /// What goes wrong at the next call; nil in every run but those of tests.
  @TaskLocal static var fault: (@Sendable (Call) -> Fault?)?

  /// Whether a call fails now, with the number of the error in its place.
  private static func fails(_ call: Call) -> Bool {
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

  /// Hands a path to the system, byte by byte as it was found.
  ///
  /// One with a zero in it would be cut there, and lead to something else.
  private static func with<Result>(
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

  // MARK: Files

  static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    if fails(.open) { return -1 }
    return with(path, orElse: -1) { path in
      #if canImport(Darwin)
        Darwin.open(path, flags | O_CLOEXEC, mode)
      #elseif canImport(Musl)
        Musl.open(path, flags | O_CLOEXEC, mode)
      #else
        Glibc.open(path, flags | O_CLOEXEC, mode)
      #endif
    }
  }

  /// Reads once, and again only after a signal.
  static func read(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let room = room(.read, buffer.count) else { return -1 }
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(file, buffer.baseAddress, room)
      #elseif canImport(Musl)
        let count = Musl.read(file, buffer.baseAddress, room)
      #else
        let count = Glibc.read(file, buffer.baseAddress, room)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  static func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    guard let room = room(.write, bytes.count) else { return -1 }
    #if canImport(Darwin)
      return Darwin.write(file, bytes.baseAddress, room)
    #elseif canImport(Musl)
      return Musl.write(file, bytes.baseAddress, room)
    #else
      return Glibc.write(file, bytes.baseAddress, room)
    #endif
  }

  /// Closes a file in any case, and tells whether all that was written has arrived.
  static func close(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
      let result = Darwin.close(file)
    #elseif canImport(Musl)
      let result = Musl.close(file)
    #else
      let result = Glibc.close(file)
    #endif
    return fails(.close) ? -1 : result
  }

  static func sync(_ file: Int32) -> Int32 { fails(.sync) ? -1 : fsync(file) }

  static func status(ofOpen file: Int32, _ status: inout stat) -> Int32 {
    fails(.status) ? -1 : fstat(file, &status)
  }
}

extension System {
  // MARK: Names

  static func status(_ path: String, _ status: inout stat) -> Int32 {
    if fails(.status) { return -1 }
    return with(path, orElse: -1) { stat($0, &status) }
  }

  static func linkStatus(_ path: String, _ status: inout stat) -> Int32 {
    if fails(.status) { return -1 }
    return with(path, orElse: -1) { lstat($0, &status) }
  }

  static func rename(_ path: String, to other: String) -> Int32 {
    if fails(.rename) { return -1 }
    return with(path, orElse: -1) { path in
      with(other, orElse: -1) { other in
        #if canImport(Darwin)
          Darwin.rename(path, other)
        #elseif canImport(Musl)
          Musl.rename(path, other)
        #else
          Glibc.rename(path, other)
        #endif
      }
    }
  }

  /// Gives a file one more name, unless that is taken.
  static func link(_ path: String, to other: String) -> Int32 {
    if fails(.link) { return -1 }
    return with(path, orElse: -1) { path in
      with(other, orElse: -1) { other in
        linkat(AT_FDCWD, path, AT_FDCWD, other, 0)
      }
    }
  }

  @discardableResult
  static func remove(_ path: String) -> Int32 {
    if fails(.remove) { return -1 }
    return with(path, orElse: -1) { unlink($0) }
  }

  /// The path with all links followed; nil if it leads nowhere.
  static func resolve(_ path: String) -> String? {
    if fails(.resolve) { return nil }
    return name { with(path, orElse: nil) { realpath($0, nil) } }
  }

  /// The folder that the program was started in; nil if it is gone.
  static func currentFolder() -> String? {
    if fails(.folder) { return nil }
    return name { getcwd(nil, 0) }
  }

  /// What a symbolic link says.
  static func target(ofLink path: String) -> String? {
    if fails(.resolve) { return nil }
    return with(path, orElse: nil) { path in
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
        let text = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
        count = text.map { max(readlink(path, $0, buffer.count), 0) } ?? 0
      }
      return bytes.isEmpty ? nil : String(name: bytes)
    }
  }

  private static func name(_ make: () -> UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = make() else { return nil }
    defer { free(text) }
    return String(name: UnsafeRawBufferPointer(start: text, count: strlen(text)).map { $0 })
  }

  // MARK: Folders

  /// Calls with each name in a folder and what the file system says of its kind; gives the number
  /// of the error that kept it from the end, or 0.
  static func list(
    _ path: String, _ status: inout stat, _ body: (_ name: String, _ type: Int) -> Void
  ) -> Int32 {
    if fails(.list) { return errno }
    guard let folder = with(path, orElse: nil, { opendir($0) }) else { return errno }
    defer { closedir(folder) }
    guard fstat(dirfd(folder), &status) == 0 else { return errno }
    while true {
      if fails(.list) { return errno }
      errno = 0
      guard let entry = readdir(folder) else { return errno }
      body(name(of: entry), Int(entry.pointee.d_type))
    }
  }

  /// The bytes of a name up to its end; the length of the field itself differs among systems.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 1) { text in
        String(name: UnsafeRawBufferPointer(start: text, count: strlen(text)).map { $0 })
      }
    }
  }

  // MARK: Programs

  static func pipe(_ ends: inout [Int32]) -> Int32 {
    if fails(.pipe) { return -1 }
    #if canImport(Darwin)
      return Darwin.pipe(&ends)
    #elseif canImport(Musl)
      return Musl.pipe(&ends)
    #else
      return Glibc.pipe(&ends)
    #endif
  }

  /// Whether another program may be started.
  static func mayStart() -> Bool { !fails(.start) }

  /// Whether a program has ended, with its status; negative for an error.
  static func hasEnded(_ child: pid_t, _ status: inout Int32) -> pid_t {
    if fails(.wait) { return -1 }
    return waitpid(child, &status, WNOHANG)
  }
}
