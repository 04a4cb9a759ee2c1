import TestSupport
import Testing

/// Sources that are not files, lead elsewhere or cannot be read.
///
/// The name of each test ends with its guard.
@Suite("Odd sources")
struct OddSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import Secret\n", to: "out/Out.swift")
    try folder.write("import B\n", to: "repo/Code/Fine.swift")
    _ = try BuiltProgram.run(shell: "mkdir repo/.git", in: folder.path)
  }

  /// Checks a spec whose target A has some sources, after a script.
  private func check(_ sources: String, _ script: String = "true") throws -> BuiltProgram.Result {
    try folder.write(
      """
      name: A
      targets:
        A: {type: framework, platform: iOS, sources: \(sources)}
        B: {type: framework, platform: iOS}
      """, to: "repo/project.yml")
    let command = "$archlint check -v --only undeclared-import"
    return try BuiltProgram.run(
      shell: "cd repo && \(script) && timeout -s KILL 20 \(command)", in: folder.path)
  }

  @Test(
    "a pipe is an error and never waited for, named or found (SourceWalk.addOdd, Disk.contents)",
    arguments: ["[Code, Pipe.swift]", "[Code, Deep]"])
  func pipe(sources: String) throws {
    let result = try check(sources, "mkdir Deep && mkfifo Pipe.swift Deep/Pipe.swift")
    #expect(result.exitCode == 2)
    #expect(
      result.problems.contains(
        "Pipe.swift:1:1: error: this source cannot be read: it is not a regular"))
    #expect(result.output.contains("A imports B"))
  }

  @Test("what cannot be read or looked into is an error (SourceReader.result)")
  func unreadable() throws {
    guard try BuiltProgram.run(shell: "id -u", in: folder.path).output != "0\n" else {
      // Who may read everything is stopped by a size instead.
      let result = try check("[Code]", "truncate -s 65M Code/Large.swift")
      #expect(result.exitCode == 2)
      #expect(result.problems.contains("Code/Large.swift:1:1: error: this source cannot be read"))
      return
    }
    let result = try check("[Code]", "mkdir Code/Closed && chmod 0 Code/Closed")
    #expect(result.exitCode == 2)
    #expect(result.problems.contains("Code/Closed:1:1: error: this source cannot be read"))
  }

  @Test("links in circles end, and a link to nothing is an error (SourceWalk)")
  func links() throws {
    let circles = "ln -s . Code/a && ln -s ../Code Code/b"
    let result = try check("[Code]", circles)
    #expect(result.exitCode == 1)
    #expect(result.output.contains("1 source import"))
    let lost = try check(
      "[Code]", "ln -s c Code/c && ln -s no Code/D.swift && ln -s no Code/no.png")
    #expect(lost.exitCode == 2)
    #expect(
      lost.problems.contains("Code/D.swift:1:1: error: this source cannot be read: it is a broken"))
    #expect(lost.problems.contains("Code/c:1:1: error: this source cannot be read: "))
    #expect(!lost.problems.contains("no.png"))
  }

  @Test(
    "what may have been a folder of sources is an error by any name (SourceWalk.isFile)",
    arguments: [
      "mkfifo Code/Sub", "mkfifo Code/sub.d", "ln -s no Code/v1.2", "ln -s no Code/Feature.Core",
      "ln -s /dev/null Code/Sub", "ln -s v1.3 Code/v1.3",
      "python3 -c 'import socket; socket.socket(1).bind(\"Code/Sub\")'",
    ])
  func folders(script: String) throws {
    let result = try check("[Code]", script)
    #expect(result.exitCode == 2, "\(result)")
    #expect(result.problems.contains(" cannot be read: it is "))
    let excluded = try check("[{path: Code, excludes: [Sub, sub.d, v1.*, Feature.Core]}]", script)
    #expect(excluded.exitCode == 1 && !excluded.problems.contains("source"), "\(excluded)")
  }

  @Test("what Emacs locks a file by is no source (Entry.isLock)")
  func locks() throws {
    let result = try check("[Code]", "ln -s user@host.1:2 'Code/.#A.swift'")
    #expect(result.exitCode == 1 && result.problems == "", "\(result)")
  }

  @Test("a pointer of Git LFS is an error (Disk.contents)")
  func pointer() throws {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    let source = try check("[Code]", "printf '\(text)' > Code/L.swift")
    #expect(source.exitCode == 2)
    #expect(
      source.problems.contains(
        "Code/L.swift:1:1: error: this source cannot be read: it is a Git LFS pointer"))
    let spec = try check("[Code]", "mkdir b; printf '\(text)' > b/project.yml")
    #expect(spec.exitCode == 2 && spec.problems.contains("b/project.yml"), "\(spec)")
  }

  @Test(
    "nothing outside of the repository is looked into, and that is said once (ProjectFiles.isForeign)",
    arguments: ["[Code, ../out]", "[Code, away, /]", "[Code, \"../../../../../../..\"]"])
  func outside(sources: String) throws {
    let result = try check(sources, "ln -sfn ../out away && ln -sfn ../../out Code/away")
    #expect(result.exitCode == 1, "\(result.problems)")
    #expect(result.problems.contains("leads out of the project"))
    #expect(result.problems.contains("their imports are unknown"))
    #expect(!result.output.contains("Secret"))
  }
}
