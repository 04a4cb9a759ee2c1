import Foundation
import Modules
import Synchronization
import TestSupport
import Testing

@testable import Run
@testable import SystemIO
@testable import archlint

/// Files of others are never written.
///
/// The name of each test ends with its guard.
@Suite("Writing")
struct WritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "name: A\ntargets: {A: {type: framework, platform: iOS}}\n", to: "root/project.yml")
    try folder.write("other", to: "other")
  }

  private func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: "cd root; " + script, in: folder.path)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test(
    "a link out of the root is not written through (Disk.target(of:inside:))",
    arguments: [
      "ln -s ../other .archlint-baseline.yml; $archlint baseline --accept",
      "ln -s ../other report; $archlint check --format json --output report",
      "ln -s .. up; $archlint check --format json --output up/other",
      "ln -s ../other graph; $archlint graph --format json --output graph",
      "ln -s ../new report; $archlint check --format json --output report",
      "ln -s ../other image; echo 'targets: {T: {type: tool, platform: macOS}}' > project.yml; "
        + "$archlint explain-image T --output image",
    ])
  func links(script: String) throws {
    let result = try run(script)
    #expect(result.exitCode == 2, "\(result)")
    #expect(text("other") == "other" && text("new") == nil)
  }

  @Test("a link inside the root stays one (Disk.replace)")
  func inside() throws {
    let result = try run(
      "ln -s file report; $archlint check --format json -o report; test -L report")
    #expect(result.exitCode == 0 && text("root/file")?.hasPrefix("{") == true)
    // A path outside that was typed is allowed.
    #expect(
      try run("ln -s other ../link; $archlint check --format json -o ../link").exitCode == 0)
    #expect(text("other")?.hasPrefix("{") == true)
  }

  @Test(
    "a file is on the disk before it has its name, and its folder after (AtomicFileWriter.put, write)"
  )
  func synced() throws {
    let calls = Mutex<[System.Call]>([])
    let watch: @Sendable (System.Call) -> System.Fault? = { call in
      calls.withLock { if [.sync, .rename, .link].contains(call) { $0.append(call) } }
      return nil
    }
    try System.$fault.withValue(watch) {
      try Disk.replace("\(folder.path)/root/report", with: [1])
      try Disk.create("\(folder.path)/root/proposal", with: [1])
    }
    #expect(calls.withLock { $0 } == [.sync, .rename, .sync, .sync, .link, .sync])
  }

  @Test(
    "whatever fails on the way is an error, and the old file stays (AtomicFileWriter.write, publish)"
  )
  func failures() throws {
    let file = "\(folder.path)/root/report"
    try folder.write("old", to: "root/report")
    for call in [System.Call.open, .write, .sync, .close, .rename] {
      let fails: @Sendable (System.Call) -> System.Fault? = { $0 == call ? .error(EIO) : nil }
      System.$fault.withValue(fails) {
        #expect(throws: ReadFailure(code: EIO)) { try Disk.replace(file, with: [1]) }
      }
      #expect(text("root/report") == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/root").count == 2)
    }
  }

  @Test(
    "a draft of a run that was killed goes with the next, all others stay (AtomicFileWriter.removeDead)"
  )
  func drafts() throws {
    // The largest process number is unused; the shell's own is alive.
    let result = try run(
      """
      touch .archlint-4194305.tmp .archlint-x.tmp .archlint-$$.tmp; mkdir .archlint-4194306.tmp
      $archlint init; ls -A | grep tmp | sed s/$$/own/
      """)
    #expect(
      Set(result.output.split(separator: "\n").filter { $0.hasSuffix(".tmp") })
        == [".archlint-4194306.tmp", ".archlint-own.tmp", ".archlint-x.tmp"])
    // A writer in another container has a process number that is unused here.
    let lock = #"open F, ">.archlint-4194307.tmp"; flock F, 2; system "$ENV{archlint} baseline""#
    #expect(try run("perl -e '\(lock)'; ls -A | grep 4194307").output.hasSuffix("4194307.tmp\n"))
  }

  @Test(
    "a signal takes the draft with it, and the old file stays (Signals.cleanUpWhenEnded)",
    arguments: [(0, SIGINT), (1, SIGTERM), (2, SIGHUP)])
  func draft(command: Int, signal: Int32) async throws {
    let file = ["out", ".archlint-baseline.yml", ".archlint.yml"][command]
    let old = ["old", "version: 2\nfindings: []\n", nil][command]
    if let old { try folder.write(old, to: "root/\(file)") }
    await #expect(processExitsWith: .signal(signal)) {
      [root = folder.path + "/root" as String, command = command as Int, signal = signal as Int32]
      in
      let commands = [
        ["check", "--format", "json", "--output", root + "/out"], ["baseline", "--accept"],
        ["init"],
      ]
      // Who runs tests may have switched signals off, or keep them back.
      for end in [SIGINT, SIGTERM, SIGHUP] { Foundation.signal(end, SIG_DFL) }
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      Signals.cleanUpWhenEnded()
      let ring: @Sendable (System.Call) -> System.Fault? = { call in
        // The draft is whole now, and has no name yet.
        if [.rename, .link].contains(call) { raise(signal) }
        return nil
      }
      _ = System.$fault.withValue(ring) { Main.run(commands[command] + [root]).withFilesWritten() }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/root")
    #expect(Set(left) == Set(["project.yml"] + (old == nil ? [] : [file])))
    #expect(text("root/\(file)") == old)
  }

  @Test("a signal takes git with it (Signals.cleanUpWhenEnded)")
  func signals() throws {
    let result = try run(
      #"""
      git init -q; mkdir bin; printf '#!/bin/sh\nexec sleep 1000\n' > bin/git; chmod +x bin/git
      # Who runs tests may have switched the signal off, or keeps it back.
      free='$SIG{TERM} = "DEFAULT"; sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV'
      PATH=$PWD/bin:$PATH perl -MPOSIX -e "$free" $archlint check --since HEAD &
      until git=$(pgrep -P $! sleep); do sleep 0.1; done; kill $!
      wait $!; echo $?; sleep 0.2; ps -o stat= -p $git | grep -v Z
      kill -9 $git 2> /dev/null; true
      """#)
    #expect(result.output == "143\n", "\(result)")
  }

  @Test("init never takes the place of what is there, however it came (AtomicFileWriter.publish)")
  func taken() throws {
    let path = folder.path + "/root/file"
    try Disk.create(path, with: Array("one".utf8))
    #expect(throws: ReadFailure.taken) { try Disk.create(path, with: Array("two".utf8)) }
    #expect(throws: ReadFailure.taken) {
      try AtomicFileWriter.put(Array("two".utf8), at: path, mode: 0o644, replacing: false)
    }
    #expect(text("root/file") == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/root").count == 2)
  }

  @Test(
    "a configuration above the folder is told of, outside of a repository (Root.isConfiguredFromAfar)"
  )
  func afar() throws {
    try folder.write("layers: [{core: a}]\n", to: ".archlint.yml")
    let words = "using the configuration `../.archlint.yml`"
    #expect(try run("$archlint check").problems.contains(words))
    #expect(!(try run("cd ..; $archlint check").problems.contains("using the configuration")))
    #expect(
      !(try run("mkdir ../.git; $archlint check").problems.contains("using the configuration")))
  }
}
