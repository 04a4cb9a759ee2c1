import Documents
import Foundation
import Modules
import TestSupport
import Testing

@testable import SystemIO
@testable import archlint

/// Repositories that attack a program which runs git.
///
/// The name of each test ends with its guard.
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

  @Test("one path of 140 KB does not keep the others from being asked for (Git.longestPath)")
  func longPath() throws {
    try folder.write(
      """
      name: A
      targets:
        A:
          type: framework
          platform: iOS
          sources: [\(String(repeating: "x/", count: 70_000)), a.gen, b.gone, S]
      """, to: "project.yml")
    try folder.write("import A\n", to: "S/a.swift")
    // In a program of its own, since nothing else would end it.
    let result = try BuiltProgram.run(
      shell: "timeout -s KILL 20 $archlint check --color never", in: folder.path)
    // A path longer than the system's limit can't be read.
    #expect(result.exitCode == 2, "\(result.problems)")
    #expect(result.output.contains("b.gone") && !result.output.contains("source a.gen"))
  }

  @Test("long lists of paths are asked for by standard input (check-ignore --stdin)")
  func manyPaths() {
    #expect(Git.ignored(["a.gen", "b\0../../b.gen", "c"], in: root) == ["a.gen"])
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

  @Test(
    "nor is one that the configuration names (Git.namedList)", arguments: ["pipe", "/PWD/pipe"])
  func namedPipe(path: String) throws {
    let path = path.replacing("/PWD", with: folder.path)
    _ = try BuiltProgram.run(
      shell: "mkfifo pipe; git config Core.ExcludesFile \(path)", in: folder.path)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(Git.ignored(["a.gen"], in: root).isEmpty) }
    #expect(time < .seconds(20))
    _ = try BuiltProgram.run(shell: "rm pipe; echo '*.x' > pipe", in: folder.path)
    #expect(Git.ignored(["a.gen", "b.x"], in: root) == ["a.gen", "b.x"])
  }

  @Test(
    "no filter, monitor or signature runs a program, nor in a submodule (Git.off, Git.settings)")
  func programs() throws {
    let made = try BuiltProgram.run(
      shell: #"""
        arm() {
          for key in clean process; do git config filter.$1.$key "touch $top/called; cat"; done
          git config core.fsmonitor "$top/fs"; git config gpg.program "$top/gpg"
          git config log.showSignature true
          echo "* filter=$1" > .gitattributes
          # What is as young as the index may have changed since.
          touch -t 200001010000 "$(git rev-parse --git-dir)/index"
        }
        top=$PWD; printf '#!/bin/sh\ntouch "$0-called"\n' > gpg; chmod +x gpg; cp gpg fs
        git init -q other; echo 'name: B' > other/project.yml; git -C other add .
        git -C other -c user.name=a -c user.email=a@b commit -qm b
        git -c protocol.file.allow=always submodule --quiet add "$top/other" sub; git add sub
        who='a <a@b> 1 +0000'; lines='tree %s\nauthor %s\ncommitter %s\n%s\n \n x\n %s\n\nm\n'
        signed=$(printf "$lines" $(git write-tree) "$who" "$who" 'gpgsig -----BEGIN PGP SIGNATURE-----' \
          '-----END PGP SIGNATURE-----' \
          | git hash-object -t commit -w --stdin)
        git update-ref HEAD $signed; arm x; cd sub; arm y; touch project.yml
        """#, in: folder.path)
    try #require(made.exitCode == 0, "\(made.problems)")
    let result = try BuiltProgram.run(
      shell: """
        for run in "check --since HEAD" "metrics --history 2"; do $archlint $run > out; done
        ls *called
        """, in: folder.path)
    #expect(result.output == "", "\(result)")
    // As git itself would.
    let git = try BuiltProgram.run(
      shell: "git log -1 > log; git status > log; cd sub; git diff-index HEAD; ls ../*called",
      in: folder.path)
    for name in ["gpg-called", "fs-called", "/called"] {
      #expect(git.output.contains("\(name)\n"), "\(git)")
    }
  }

  @Test("a filter that git cannot be told to leave out is an error (Git.filters)")
  func filterNames() throws {
    _ = try BuiltProgram.run(shell: "git config filter.a=b.clean 'touch called'", in: folder.path)
    let result = try BuiltProgram.run(shell: "$archlint check --since HEAD", in: folder.path)
    #expect(
      result.exitCode == 2 && result.problems.contains("git cannot list the files that changed"))
  }

  @Test("an answer that goes on and on is none (Git.output)")
  func answer() {
    #expect(Git.output(["log", "--format=%H"], in: root, upTo: 40) == nil)
    #expect(Git.output(["log", "--format=%H"], in: root, upTo: 82)?.count == 82)
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
    let clock = ContinuousClock()
    // The second closes its output, and goes on.
    for script in ["exec sleep 100", "exec sleep 100 >&-"] {
      let sleeper = ChildProcess(
        program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/bin:/usr/bin"],
        patience: 50)
      let time = clock.measure { #expect(sleeper.run { _ in true } == .timedOut) }
      #expect(time < .seconds(20))
    }
    let endless = ChildProcess(
      program: "/bin/cat", arguments: ["/dev/zero"], environment: [:], patience: 60_000)
    #expect(endless.run { _ in false } == .stopped)
  }
}
