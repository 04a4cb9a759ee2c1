import Foundation
import Loaders
import Modules
import TestSupport
import Testing

@testable import SystemIO
@testable import archlint

@Suite("The disk")
struct DiskTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name: A", to: "a/project.yml")
    try folder.write("", to: "a/Sources/A.swift")
    try link("a", at: "b")
    try link(".", at: "a/up")
    try link("self", at: "self")
    try link("nowhere", at: "lost")
  }

  private func link(_ target: String, at name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  @Test("tells files, folders and links apart")
  func kinds() throws {
    let entries = try Disk.listing(of: folder.path).entries
    let kinds = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.kind) })
    #expect(kinds["a"] == .folder)
    #expect(kinds["b"] == .linkedFolder)
    #expect(kinds["self"] == .lostLink)
    #expect(kinds["lost"] == .lostLink)
    #expect(kinds.count == 4)
    #expect(try Disk.listing(of: folder.path + "/a").entries.count == 3)
  }

  @Test("searches a tree with loops to its end")
  func search() {
    let root = folder.path
    let result = SpecSearch { path throws(ProjectFiles.Failure) in
      do throws(ReadFailure) {
        return try Disk.listing(of: path.isEmpty ? root : "\(root)/\(path)")
      } catch {
        throw ProjectFiles.Failure(error)
      }
    }.run()
    #expect(result.paths == ["a/project.yml"])
    // One link leads back, and two hide what may be a folder of specs.
    #expect(result.problems.map(\.severity) == [.warning, .warning])
  }

  @Test("waits for a slow reader of a pipe that does not wait by itself")
  func slowReader() async throws {
    let pipe = Pipe()
    let sink = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(sink, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let sending = Task.detached {
      defer { try? pipe.fileHandleForWriting.close() }
      return Disk.send(bytes, to: sink)
    }
    let received = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
    #expect(await sending.value == 0)
    #expect(await Array(received.value) == bytes)
  }

  @Test("writes through a link that leads nowhere yet")
  func lostLink() throws {
    try Disk.replace("\(folder.path)/lost", with: Array("new".utf8))
    #expect(try Disk.contents(of: folder.path + "/nowhere") == Array("new".utf8))
    #expect(try Disk.listing(of: folder.path).entries.count == 5)
  }

  @Test("says why a folder cannot be read")
  func failures() {
    #expect(throws: ReadFailure.missing) { try Disk.listing(of: folder.path + "/gone") }
    #expect(throws: ReadFailure.notFolder) {
      try Disk.listing(of: folder.path + "/a/project.yml")
    }
    #expect(throws: ReadFailure.notFolder) {
      try Disk.contents(of: folder.path + "/a/project.yml/b")
    }
    // A link without a target, wherever it is in the path, is not the same as nothing.
    for path in ["lost", "lost/b", "lost/b/c", "self"] {
      #expect(throws: ReadFailure.self) { try Disk.contents(of: "\(folder.path)/\(path)") }
      #expect(Disk.kind(of: "\(folder.path)/\(path)") == .unseen, "\(path)")
    }
    for path in ["gone", "gone/b", "a/gone", "a/up/gone", "b/gone/c"] {
      #expect(throws: ReadFailure.missing) { try Disk.contents(of: "\(folder.path)/\(path)") }
      #expect(Disk.kind(of: "\(folder.path)/\(path)") == nil, "\(path)")
    }
  }
}
