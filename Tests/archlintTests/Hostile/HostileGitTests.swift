import Documents
import Foundation
import Modules
import TestSupport
import Testing

@testable import archlint

/// Repositories that mean harm to whoever asks git about them.
///
/// The guard of each test stands behind its name.
@Suite("git in the hands of an enemy")
struct HostileGitTests {
  private let folder: TemporaryFolder
  private var root: FilePath { FilePath(folder.path) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("*.gen\n", to: ".gitignore")
    try folder.write("name: A\n", to: "project.yml")
    let made = try BuiltProgram.run(
      shell: """
        git init -q; git add .; git -c user.name=a -c user.email=a@b commit -qm a
        git update-index --add --cacheinfo 100644,$(head -c 3000 /dev/zero | git hash-object -w --stdin),big
        git -c user.name=a -c user.email=a@b commit -qm b
        """, in: folder.path)
    try #require(made.exitCode == 0, "\(made.problems)")
  }

  @Test("one path of 140 KB does not keep the others from being asked for (check-ignore --stdin)")
  func longPath() {
    let long = String(repeating: "x/", count: 70_000)
    #expect(Git.ignored([long, "a.gen", "b\0.gen", "c"], in: root) == ["a.gen"])
    // More than fits into a command line.
    let many = (0..<3_000).map { "\(String(repeating: "d", count: 200))/\($0).gen" }
    #expect(Git.ignored(many, in: root).count == 3_000)
  }

  @Test("a pipe among its lists of what is ignored is not waited for (Git.listsAreFiles)")
  func pipe() throws {
    _ = try BuiltProgram.run(
      shell: "rm .gitignore; mkfifo .gitignore", in: folder.path)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(Git.ignored(["a.gen"], in: root).isEmpty) }
    #expect(time < .seconds(20))
  }

  @Test("an object that is too large is let go by, and the next is read (ObjectReader.limit)")
  func objects() throws {
    let listed = try BuiltProgram.run(
      shell: "git rev-parse HEAD:big HEAD:project.yml", in: folder.path
    ).output
    let names = listed.split(separator: "\n").map(String.init)
    let (found, large) = Git.contents(of: names + ["nonsense"], in: root, upTo: 2_999)
    #expect(found == [names[1]: Array("name: A\n".utf8)])
    #expect(large == [names[0]])
    #expect(Git.contents(of: names, in: root, upTo: 3_000).found[names[0]]?.count == 3_000)
  }

  @Test("an object that comes byte by byte is the same (ObjectReader)")
  func pieces() {
    let stream = Array("a blob 3\nx\ny\nb missing\nc blob 0\n\nd blob 9\n123456789\n".utf8)
    var reader = ObjectReader(limit: 5)
    for byte in stream { [byte].withUnsafeBufferPointer { reader.take($0) } }
    #expect(reader.contents == ["a": Array("x\ny".utf8), "c": []])
    #expect(reader.large == ["d"])
  }

  @Test("a commit with more names than are looked at is refused (Git.forEachEntry)")
  func names() throws {
    #expect(throws: Problem.self) {
      try Git.forEachEntry(of: "HEAD", in: root, upTo: 10) { _ in }
    }
    var paths: [String] = []
    #expect(try Git.forEachEntry(of: "HEAD", in: root, upTo: 1_000) { paths.append($0.path) })
    #expect(paths == [".gitignore", "big", "project.yml"])
  }

  @Test("a program that does not end is ended (ChildProcess.patience)")
  func patience() {
    let sleeper = ChildProcess(
      program: "/bin/sh", arguments: ["-c", "exec sleep 100"], environment: [:], patience: 50)
    #expect(sleeper.run { _ in true } == .timedOut)
    // One that has closed its output, too.
    let silent = ChildProcess(
      program: "/bin/sh", arguments: ["-c", "exec sleep 100 >&-"],
      environment: ["PATH": "/bin:/usr/bin"],
      patience: 50)
    #expect(silent.run { _ in true } == .timedOut)
    let endless = ChildProcess(
      program: "/bin/cat", arguments: ["/dev/zero"], environment: [:], patience: 60_000)
    #expect(endless.run { _ in false } == .stopped)
  }
}
