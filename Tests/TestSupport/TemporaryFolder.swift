import Foundation

/// A folder for one test, gone when the test is over.
package final class TemporaryFolder {
  /// Its path, without a slash at the end.
  package let path: String

  /// The parent of these folders: in memory, if there is room.
  ///
  /// Deleting thousands of files on disk takes a third of the time of all tests.
  private static let home: String = {
    let isNamed = ProcessInfo.processInfo.environment["TMPDIR"] != nil
    return isNamed || !holdsTests("/dev/shm") ? NSTemporaryDirectory() : "/dev/shm/"
  }()

  /// Whether a file system in memory has room for what tests write, and runs programs among it.
  private static func holdsTests(_ path: String) -> Bool {
    #if os(Linux)
      // `ST_NOEXEC`, as the C library has it.
      let runsNothing: UInt = 8
      let room: UInt = 256 << 20
      var status = statvfs()
      return statvfs(path, &status) == 0 && status.f_flag & runsNothing == 0
        && status.f_bavail * status.f_frsize > room
        && FileManager.default.isWritableFile(atPath: path)
    #else
      return false
    #endif
  }

  package init() throws {
    path = TemporaryFolder.home + "archlint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and its folders; returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
