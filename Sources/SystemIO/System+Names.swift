internal import CLibrary

extension System {
  /// What the system says about a path, through symbolic links; nil if they lead nowhere.
  static func status(of path: String) -> stat? {
    var status = stat()
    return !fails(.status) && with(path, orElse: -1) { stat($0, &status) } == 0 ? status : nil
  }

  /// What the system says about a path itself, which may be a link.
  static func linkStatus(of path: String) -> stat? {
    var status = stat()
    return !fails(.status) && with(path, orElse: -1) { lstat($0, &status) } == 0 ? status : nil
  }

  static func rename(_ path: String, to other: String) -> Int32 {
    if fails(.rename) { return -1 }
    return with(path, orElse: -1) { path in
      with(other, orElse: -1) { CLibrary.rename(path, $0) }
    }
  }

  /// Gives a file one more name, unless that is taken.
  package static func link(_ path: String, to other: String) -> Int32 {
    if fails(.link) { return -1 }
    return with(path, orElse: -1) { path in
      with(other, orElse: -1) { linkat(AT_FDCWD, path, AT_FDCWD, $0, 0) }
    }
  }

  static func makeFolder(_ path: String) -> Int32 {
    fails(.write) ? -1 : with(path, orElse: -1) { mkdir($0, 0o777) }
  }

  @discardableResult
  static func remove(_ path: String) -> Int32 {
    fails(.remove) ? -1 : with(path, orElse: -1) { unlink($0) }
  }

  /// The path with all links followed; nil if it leads nowhere.
  static func resolve(_ path: String) -> String? {
    fails(.resolve) ? nil : name { with(path, orElse: nil) { realpath($0, nil) } }
  }

  /// The folder that the program was started in; nil if it is gone.
  package static func currentFolder() -> String? { fails(.folder) ? nil : name { getcwd(nil, 0) } }

  package static func target(ofLink path: String) -> String? {
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
}
