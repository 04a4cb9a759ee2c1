import Foundation

/// A folder for one test, gone when the test is over.
package final class TemporaryFolder {
  /// Its path, without a slash at the end.
  package let path: String

  /// Where these folders lie: in memory, where it has room.
  ///
  /// A disk that is told to forget files by the thousand takes a third of the time of all tests.
  private static let home: String = {
    let (files, memory) = (FileManager.default, "/dev/shm")
    let room = try? files.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? Int
    let isRoomy = (room ?? 0) > 1 << 28 && files.isWritableFile(atPath: memory)
    let isAsked = ProcessInfo.processInfo.environment["TMPDIR"] != nil
    return isRoomy && !isAsked ? memory + "/" : NSTemporaryDirectory()
  }()

  package init() throws {
    path = TemporaryFolder.home + "archlint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders it lies in; returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
