import Foundation
import TestSupport
import Testing

@testable import Run
@testable import SystemIO
@testable import archlint

/// Unread input is never reported as fine.
///
/// The name of each test ends with its guard.
@Suite("What cannot be seen")
struct UnseenFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "name: A\ntargets: {A: {type: framework, platform: iOS}}\n", to: "a/project.yml")
    try folder.write("layers: [{core: a/**}]\n", to: ".archlint.yml")
  }

  private func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: script, in: folder.path)
  }

  @Test(
    "is exit 2, and no baseline is written (SpecWalk: errors, not warnings)",
    arguments: [
      "mkfifo b/project.yml", "ln -s nowhere b/project.yml", "ln -s project.yml b/project.yml",
      "python3 -c 'import socket; socket.socket(1).bind(\"b/project.yml\")'",
      "cd b; for i in {1..20}; do d=$(printf %0250d 0); mkdir $d && cd $d || exit 1; done",
      "ln -s /dev/null b/project.yml",
    ])
  func spec(script: String) throws {
    let made = try run("mkdir b; (\(script))")
    #expect(made.exitCode == 0, "\(made.problems)")
    let check = try run("$archlint check")
    #expect(check.exitCode == 2)
    #expect(check.problems.contains("b/") && check.problems.contains(" error: this "))
    #expect(!check.output.contains("stale-baseline"))
    #expect(try run("$archlint baseline").exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.archlint-baseline.yml"))
    // Deeper than the system goes by one path, but not by steps.
    _ = try run("rm -rf b")
  }

  @Test("keeps what the baseline has behind it (Pipeline: nothing is stale in part of a project)")
  func key() throws {
    let key = "version: 2\nfindings:\n  - {rule: cycle, from: x/A, to: y/B}\n"
    try folder.write(key, to: ".archlint-baseline.yml")
    let check = try run("mkdir b; mkfifo b/project.yml; $archlint check")
    #expect(check.exitCode == 2 && !check.output.contains("stale-baseline"))
    #expect(try run("$archlint baseline --prune").exitCode == 2)
    #expect(
      try String(contentsOfFile: folder.path + "/.archlint-baseline.yml", encoding: .utf8) == key)
  }

  @Test(
    "if it is a configuration or a baseline is exit 2 (Disk.exists: lstat alone says what is absent)",
    arguments: [".archlint.yml", ".archlint-baseline.yml"],
    ["ln -s nowhere NAME", "ln -s NAME NAME", "mkdir NAME", "mkfifo NAME"])
  func configuration(name: String, script: String) throws {
    let script = script.replacingOccurrences(of: "NAME", with: name)
    let check = try run("rm -f \(name); \(script); timeout -s KILL 10 $archlint check")
    #expect(check.exitCode == 2, "\(check)")
    #expect(check.problems.contains("cannot read `\(name)`"))
  }

  @Test(
    "if it says whose a file is, or what CocoaPods brings, is exit 2 (BaselineFileOwners, LibraryReader)",
    arguments: ["CODEOWNERS", "Podfile"])
  func owners(name: String) throws {
    try folder.write("layers: [{core: a/**}]\nbaseline: {per: owner}\n", to: ".archlint.yml")
    let result = try run(
      "mkfifo \(name); timeout -s KILL 10 $archlint check; timeout -s KILL 10 $archlint baseline")
    #expect(result.exitCode == 2)
    #expect(result.problems.contains("\(name)") && result.problems.contains("not a regular file"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.archlint-baseline.yml"))
  }

  @Test("is there, where the system lets nobody look (Disk.exists, kind)")
  func closed() {
    let fails: @Sendable (System.Call) -> System.Fault? = { $0 == .status ? .error(EACCES) : nil }
    System.$fault.withValue(fails) {
      #expect(Disk.kind(of: folder.path + "/nothing") == .unseen)
      #expect(Disk.exists(folder.path + "/nothing"))
      let check = Main.run(["check", folder.path])
      #expect(check.exitCode == .unable && check.problems.contains("cannot read"))
    }
    #expect(Disk.kind(of: folder.path + "/nothing") == nil)
  }

  @Test("if it is the current folder is exit 2 (Environment.currentFolder: nothing stands for it)")
  func current() throws {
    let gone = "mkdir gone; cd gone; rmdir ../gone; timeout -s KILL 10"
    let result = try run("\(gone) $archlint check")
    #expect(result.exitCode == 2)
    #expect(result.problems.hasPrefix("archlint: error: the current folder was removed\n"))
    #expect(try run("\(gone) $archlint baseline").exitCode == 2)
  }

  @Test("is opened by its bytes and shown by them, nothing beside it (String(name:), nameBytes)")
  func bytes() throws {
    try #require(try run("mkdir $'\\xff' && mv a/project.yml $'\\xff/'").exitCode == 0)
    let check = try run("rm -r a; $archlint check --format json; ls")
    #expect(check.output.contains("\"specs\": 1"))
    let broken = try run("echo ']' > $'\\xff/project.yml'; $archlint check; ls | wc -l")
    #expect(broken.problems.hasPrefix(#"\xFF/project.yml:1:1: error: "#))
    #expect(broken.output.hasSuffix("1\n"))
    let named = try run("$archlint dump --raw $'\\xff/project.yml'")
    #expect(named.exitCode == 2 && named.problems.hasPrefix(#"\xFF/project.yml:1:1: error: "#))
    // A name that is written like a byte that is none is another name.
    let other = try run("mv $'\\xff' $'\\xf4\\x8f\\xbb\\xbf'; $archlint check")
    #expect(other.problems.hasPrefix(#"\xF4\x8F\xBB\xBF/project.yml:1:1: error: "#))
  }

  @Test("is not cut at a zero in it (System.with)")
  func zero() {
    #expect(!Disk.exists("\(folder.path)/a\0b"))
    #expect(throws: ReadFailure.missing) {
      try Disk.contents(of: "\(folder.path)/a/project.yml\0.swift")
    }
  }

  @Test(
    "are the words of the command line without /proc (Environment.wordsBeforeVariables)",
    .enabled(
      if: ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] == nil,
      "whoever records coverage has moved the variables"))
  func words() throws {
    #if os(Linux)
      let start = try #require(Environment.wordsBeforeVariables)
      let word = try #require(start[0])
      #expect(String(cString: word) == CommandLine.arguments[0])
      let result = try run(
        "unshare -rm sh -c 'mount -t tmpfs none /proc && exec $archlint explain cycle'")
      // Where no namespace may be made, the line above has said it all.
      if result.exitCode == 0 { #expect(result.output.hasPrefix("cycle")) }
    #endif
  }
}
