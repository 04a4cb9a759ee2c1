import CommandLine
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SystemIO
@testable import archlint

/// Every system call of a run fails once, or returns less, and the run reports it.
///
/// It gives the same answer all the same, or none; it never succeeds with something unread, never
/// leaves half a file, never loses a baseline. The guards are the checks of results from `System`.
@Suite("A fault at every call of the system")
struct FaultTests {
  private let folder: TemporaryFolder
  private let key =
    "version: 2\nfindings:\n  - {rule: same-layer-link, from: a/A, to: b/B}\n"

  init() throws {
    folder = try TemporaryFolder()
    // Looked up once in a process, which must not happen while calls fail.
    _ = Git.program
    let target = "type: framework, platform: iOS"
    try folder.write(
      "name: A\ninclude: ../base.yml\nconfigs: {x: a.xcconfig}\ntargets:\n  A: {\(target), sources: [S], "
        + "dependencies: [{framework: B.framework, implicit: true}]}\n", to: "a/project.yml")
    try folder.write(
      "name: B\ntargets:\n  B: {\(target), dependencies: [{framework: A.framework, implicit: true}]}\n",
      to: "b/project.yml")
    try folder.write("options: {}\n", to: "base.yml")
    try folder.write("A = 1\n", to: "a/a.xcconfig")
    try folder.write("", to: "a/S/A.swift")
    try folder.write("layers: [{a: a/**}, {b: b/**}]\nrules: {}\n", to: ".archlint.yml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "b")
  }

  /// Runs a command again and again, with a fault at a later call each time, until there is none
  /// left to go wrong; the number of calls.
  private func walk(
    _ words: [String], _ fault: System.Fault, _ check: (Outcome) -> Void
  ) -> Int {
    var position = 0
    while true {
      let calls = Mutex(0)
      let faulty = position
      let fails: @Sendable (System.Call) -> System.Fault? = { call in
        if case .short = fault, call != .read, call != .write { return nil }
        let number = calls.withLock { calls in
          defer { calls += 1 }
          return calls
        }
        return number == faulty ? fault : nil
      }
      let outcome = System.$fault.withValue(fails) {
        Main.run(words + [folder.path]).withFilesWritten()
      }
      check(outcome)
      guard calls.withLock({ $0 }) > position else { return position }
      position += Tries.few(3, many: 1)
    }
  }

  private static let faults: [System.Fault] = [.error(EIO), .error(ENOENT), .short(0), .short(7)]

  @Test(
    "gives the same answer or none",
    arguments: [
      ["check", "--format", "json"], ["graph", "--format", "json"], ["why", "A", "B"],
    ])
  func reading(words: [String]) throws {
    let whole = Main.run(words + [folder.path])
    #expect(whole.exitCode != .unable)
    for fault in words[0] == "check" ? Self.faults : [.error(EIO)] {
      let calls = walk(words, fault) { outcome in
        if outcome.exitCode == .unable {
          #expect(outcome.problems.contains("error: "))
        } else if case .error(ENOENT) = fault {
          // Something that is said not to be there is not there; nothing else may be lost with it.
        } else if outcome.output != whole.output {
          // A source that cannot be looked at is called missing, which is never an all-clear.
          let text = String(decoding: outcome.output, as: UTF8.self)
          #expect(outcome.exitCode != .success && text.contains("missing-source"), "\(outcome)")
        }
      }
      #expect(calls > 3)
    }
  }

  @Test("a file that is cut, or breaks off, is not taken for a shorter one (Disk.contents, chunk)")
  func cut() throws {
    let file = "\(folder.path)/base.yml"
    for (fault, failure) in [
      (System.Fault.short(0), ReadFailure.changed), (.error(EIO), ReadFailure(code: EIO)),
    ] {
      let fails: @Sendable (System.Call) -> System.Fault? = { $0 == .read ? fault : nil }
      System.$fault.withValue(fails) {
        #expect(throws: failure) { try Disk.contents(of: file) }
        guard case .error = fault else { return }
        #expect(throws: failure) { try Disk.contentsOfStandardInput() }
      }
    }
  }

  @Test("writes a whole file or leaves the old one, and no draft but where removing fails")
  func output() throws {
    let file = "\(folder.path)/report.json"
    let words = ["check", "--format", "json", "--output", file]
    _ = Main.run(words + [folder.path]).withFilesWritten()
    let whole = try Data(contentsOf: URL(fileURLWithPath: file))
    for fault in [System.Fault.error(ENOSPC), .short(7)] {
      try folder.write("old", to: "report.json")
      _ = walk(words, fault) { outcome in
        let left = try? Data(contentsOf: URL(fileURLWithPath: file))
        let isWhole = left == whole || (left?.starts(with: Data("{".utf8)) ?? false)
        #expect(left == Data("old".utf8) || isWhole && left?.last == 0x0A)
        if outcome.exitCode == .success { #expect(isWhole) }
      }
    }
  }

  @Test("never loses a baseline")
  func baseline() throws {
    let file = "\(folder.path)/.archlint-baseline.yml"
    try folder.write(key, to: ".archlint-baseline.yml")
    _ = Main.run(["baseline", "--accept", folder.path])
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    #expect(whole != key && whole.contains("cycle"))
    for fault in [System.Fault.error(EIO), .short(7)] {
      for words in [["baseline", "--accept"], ["baseline", "--prune"]] {
        try folder.write(key, to: ".archlint-baseline.yml")
        _ = walk(words, fault) { outcome in
          let left = try? String(contentsOfFile: file, encoding: .utf8)
          let lines = Set((left ?? "").split(separator: "\n"))
          #expect(
            left == key || left?.contains("findings: []") == true
              || lines.isSuperset(of: whole.split(separator: "\n").filter { $0.contains("{") }),
            "\(left ?? "gone")\n\(outcome)")
          #expect(left?.hasSuffix("\n") == true)
        }
      }
    }
  }

  @Test("proposes a whole configuration or none")
  func proposal() throws {
    let file = "\(folder.path)/.archlint.yml"
    try FileManager.default.removeItem(atPath: file)
    _ = Main.run(["init", folder.path])
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    // A configuration above that cannot be looked at would be in force, and be proposed for: that
    // folder is not the test's own.
    for fault in [System.Fault.error(EIO), .short(7)] {
      _ = walk(["init"], fault) { outcome in
        let left = try? String(contentsOfFile: file, encoding: .utf8)
        #expect(left == nil || left?.hasPrefix("# Proposed") == true && left?.last == "\n")
        // Unreadable files are reported, and not in the proposal.
        if outcome.exitCode == .success {
          #expect(
            left == whole || outcome.problems.contains("warning"),
            "\(left ?? "gone")\n\(outcome.problems)\n\(String(decoding: outcome.output, as: UTF8.self))"
          )
        }
        try? FileManager.default.removeItem(atPath: file)
      }
    }
  }

  /// What a run that is killed may leave: the files that a fault stops at, with their drafts.
  private static let writes: Set<System.Call> = [
    .open, .write, .sync, .close, .rename, .link, .remove,
  ]

  @Test(
    "an `init --baseline` that is killed leaves nothing that the next one stumbles over (InitRun)",
    arguments: 0..<24)
  func killed(write number: Int) async throws {
    let files = [".archlint.yml", ".archlint-baseline.yml"]
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(files[0])")
    let words = ["init", "--baseline", folder.path]
    func texts() -> [String?] {
      files.map { try? String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8) }
    }
    let whole = Main.run(words)
    try #require(whole.exitCode == .success, "\(whole.problems)")
    let expected = texts()
    #expect(!expected.contains(nil))
    for file in files { try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)") }
    await #expect(processExitsWith: .success) {
      [words = words as [String], number = number as Int] in
      let calls = Mutex(0)
      let isWriting = Mutex(false)
      let kill: @Sendable (System.Call) -> System.Fault? = { call in
        // Reading opens and closes as well: what is counted begins with the first draft.
        if call == .write { isWriting.withLock { $0 = true } }
        guard Self.writes.contains(call), isWriting.withLock({ $0 }) else { return nil }
        // Nothing is cleaned up, as after SIGKILL.
        if calls.withLock({ count in
          defer { count += 1 }
          return count
        }) == number {
          _exit(0)
        }
        return nil
      }
      _ = System.$fault.withValue(kill) { Main.run(words) }
      _exit(0)
    }
    // A configuration that is there is whole, and then so is the baseline.
    let left = texts()
    if left[0] != nil {
      #expect(left == expected)
      return
    }
    let again = Main.run(words)
    #expect(again.exitCode == .success, "\(again.problems)")
    #expect(texts() == expected)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") }, "\(names)")
  }

  @Test("git that fails, cannot be started or breaks off is no answer")
  func git() throws {
    let made = try BuiltProgram.run(
      shell: """
        git init -q; git add .; git -c user.name=a -c user.email=a@b commit -qm a
        sed -i.bak 's/framework: A.framework/sdk: A.framework/' b/project.yml; rm b/*.bak
        """, in: folder.path)
    try #require(made.exitCode == 0, "\(made.problems)")
    let words = ["check", "--since", "HEAD", "--format", "json"]
    let whole = Main.run(words + [folder.path])
    #expect(whole.exitCode == .success || whole.exitCode == .negative)
    for fault in [System.Fault.error(EIO), .short(7)] {
      _ = walk(words, fault) { outcome in
        let text = String(decoding: outcome.output, as: UTF8.self)
        #expect(
          outcome.exitCode == .unable || outcome.output == whole.output
            || text.contains("missing-source")
            || outcome.problems.contains("counts as new"), "\(text)\(outcome.problems)")
      }
    }
  }
}
