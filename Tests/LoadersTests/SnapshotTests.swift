import Testing

@testable import Loaders

@Suite("The files of a commit")
struct SnapshotTests {
  @Test("come from the disk if they are the same, but never through a link")
  func same() throws {
    let snapshot = Snapshot(
      [
        ("dir/a.swift", .file(object: "1")), ("dir/b.swift", .file(object: "2")),
        ("link", .link(object: "3")),
      ] as [(String, Snapshot.Entry)]
    ).holding(["1": [1], "2": [2], "3": Array("dir".utf8)]) { _, _ in nil }
    let disk = ProjectFiles(
      read: { _ throws(ProjectFiles.Failure) in [0] }, kind: { _ in .file },
      list: { _ throws(ProjectFiles.Failure) in throw .missing }, isForeign: { _ in false })
    // A link may have led elsewhere then, so that the same path is another file.
    let files = ProjectFiles.at(snapshot, below: "", disk: disk) { $0.hasSuffix("a.swift") }
    #expect(try files.read("dir/a.swift") == [0])
    #expect(try files.read("dir/b.swift") == [2])
    #expect(try files.read("link/a.swift") == [1])
  }
}
