import Foundation
import TestSupport
import Testing

/// Runs the built program in a shell: files, pipes, exit codes.
@Suite("The program")
struct EndToEndTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("name: ISSNetwork\n", to: "project.yml")
    try folder.write(#"{"name": "yes"}"#, to: "Spec.JSON")
    try folder.write("", to: "empty.yml")
    try folder.write("- a\n- [\n", to: "broken.yml")
  }

  @Test("prints a spec")
  func file() throws {
    try expect("$archlint dump --raw project.yml", output: "{\n  \"name\": \"ISSNetwork\"\n}\n")
    try expect("$archlint dump --raw empty.yml", output: "{}\n")
    try expect("$archlint dump --raw Spec.JSON", output: "{\n  \"name\": \"yes\"\n}\n")
  }

  @Test("reads standard input, and neither pipes nor devices by their names")
  func input() throws {
    let list = "[\n  1\n]\n"
    try expect("echo '- 1' | $archlint dump --raw -", output: list)
    try expect("$archlint dump --raw - < empty.yml", output: "{}\n")
    for path in ["<(echo '- 1')", "/dev/null"] {
      let result = try run("$archlint dump --raw \(path)")
      #expect(result.exitCode == 2 && result.problems.contains("it is not a regular file"))
    }
  }

  @Test("names standard input where it has no file")
  func inputName() throws {
    let result = try run("printf 'a: [1' | $archlint dump --raw -")
    #expect(result.problems.hasPrefix("<stdin>:1:4: error: "))
    #expect(result.exitCode == 2)
  }

  @Test(
    "says why it cannot read a file",
    arguments: [
      ("missing.yml", "cannot read `missing.yml`: no such file"),
      (
        "project.yml/x",
        "cannot read `project.yml/x`: it or a part of its path is not a directory"
      ),
      (".", "cannot read `.`: it is a directory"),
      ("- < .", "cannot read `-`: it is a directory"),
      ("- <&-", "cannot read `-`: Bad file descriptor"),
      ("$'\\e[2J'", "cannot read `\\u{1B}[2J`: no such file"),
    ])
  func unreadable(path: String, words: String) throws {
    try expect(
      "$archlint dump --raw \(path)", problems: "archlint: error: \(words)\n", exitCode: 2)
  }

  @Test("ends with 2 when it cannot do its job")
  func exitCodes() throws {
    #expect(try run("$archlint dmup").exitCode == 2)
    #expect(try run("$archlint dump").exitCode == 2)
    #expect(try run("$archlint dump project.yml").exitCode == 0)
    #expect(try run("$archlint dump gone.yml").exitCode == 2)
    #expect(try run("$archlint dump --raw broken.yml").exitCode == 2)
    #expect(try run("$archlint --version").exitCode == 0)
    #expect(try run("$archlint --help").exitCode == 0)
  }

  @Test("checks where no command is named")
  func defaultCommand() throws {
    let expected = try run("$archlint check --quiet project.yml")
    #expect(try run("$archlint --quiet project.yml") == expected)
    #expect(try run("$archlint project.yml --quiet") == expected)
    #expect(try run("$archlint") == run("$archlint check ."))
  }

  @Test("prints the bare version")
  func version() throws {
    let version = try run("$archlint --version").output
    #expect(try version.wholeMatch(of: Regex(#"\d+\.\d+\.\d+\n"#)) != nil)
  }

  @Test("ends quietly when its reader goes away")
  func brokenPipe() throws {
    try folder.write(String(repeating: "- a line of text\n", count: 100_000), to: "long.yml")
    try expect("$archlint dump --raw long.yml | head -n 1", output: "[\n")
    try expect("trap '' PIPE; $archlint dump --raw long.yml | head -n 1", output: "[\n")
  }

  @Test(
    "says when its output cannot be written",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func fullDisk() throws {
    try expect(
      "$archlint dump --raw project.yml > /dev/full",
      problems: """
        archlint: error: cannot write to standard output: No space left on device

        """, exitCode: 2)
  }

  @Test("calls its own mistakes by their name")
  func crash() throws {
    // The program runs until its input is closed; by then it handles the signal.
    let result = try run(
      "mkfifo pipe; $archlint dump --raw - < pipe & exec 3>pipe; sleep 0.5; kill -ILL $!; wait $!")
    #expect(result.exitCode == 3)
    #expect(result.problems.hasPrefix("archlint: internal error: "))
  }

  private func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: script, in: folder.path)
  }

  private func expect(
    _ script: String, output: String = "", problems: String = "", exitCode: Int32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try run(script)
    #expect(result.output == output, sourceLocation: sourceLocation)
    #expect(result.problems == problems, sourceLocation: sourceLocation)
    #expect(result.exitCode == exitCode, sourceLocation: sourceLocation)
  }
}
