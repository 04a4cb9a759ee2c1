import Foundation
import TestSupport
import Testing

@Suite("archlint baseline")
struct BaselineCommandTests {
  private let file = ".archlint-baseline.yml"
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      domain/A -> B
      domain/B -> A
      domain/C -> A
      """)
    try project.folder.write("layers:\n  - domain: domain/**\n", to: ".archlint.yml")
  }

  /// What a reader does with a baseline that was written.
  private let next =
    "Next: commit it\n"
  private let lines = """
      - {rule: cycle, from: A/A, to: B/B}
      - {rule: cycle, from: B/B, to: A/A}
      - {rule: same-layer-link, from: A/A, to: B/B}
      - {rule: same-layer-link, from: B/B, to: A/A}
      - {rule: same-layer-link, from: C/C, to: A/A}
    """

  @Test("accepts all that is wrong today, and `check` counts it")
  func acceptance() throws {
    #expect(try project.run("$archlint check").exitCode == 1)
    let written = try project.run("$archlint baseline")
    #expect(written.output == "wrote .archlint-baseline.yml: 4 findings accepted\n\(next)")
    #expect(written.exitCode == 0)
    #expect(try project.text(of: file).hasSuffix("\nfindings:\n\(lines)\n"))
    let check = try project.run("$archlint check")
    #expect(
      check.output.hasPrefix(
        "Checked 3 targets in 3 specs (3 links, 38 rules).\nNo findings (4 in baseline).\n"))
    #expect(check.exitCode == 0)
    let json = try project.run("$archlint check --format json").output
    #expect(json.contains("\"baselined\": 4,") && json.contains("\"findings\": [],"))
    #expect(try project.run("$archlint check --no-baseline").exitCode == 1)
  }

  @Test("stays as it is when a spec is written differently")
  func reformatting() throws {
    _ = try project.run("$archlint baseline")
    try project.write(
      """
      # moved by a comment
      name: "A"

      targets:
        "A": {platform: iOS, type: framework, dependencies: [{implicit: true, framework: B.framework}]}
      """, to: "domain/A")
    #expect(
      try project.run("$archlint baseline").output
        == ".archlint-baseline.yml is up to date: 4 findings accepted\n")
    #expect(try project.run("$archlint check --strict").exitCode == 0)
  }

  @Test("does not grow unless it is told to")
  func growth() throws {
    _ = try project.run("$archlint baseline")
    let before = try project.text(of: file)
    try project.draw("domain/C -> A, B")
    let refused = try project.run("$archlint baseline")
    #expect(
      refused.problems == """
        archlint: error: nothing was written: the baseline would grow by 1 finding
           help: add `--accept` to accept them, or `--prune` to only remove fixed ones

        """)
    #expect(refused.exitCode == 2)
    _ = try project.run("$archlint baseline --prune")
    #expect(try project.text(of: file) == before)
    #expect(
      try project.run("$archlint baseline --accept").output
        == "wrote .archlint-baseline.yml: 5 findings accepted, 1 added, 0 removed\n\(next)")
    #expect(try project.run("$archlint check").exitCode == 0)
  }

  @Test("what is mended is reported as stale, and pruned")
  func staleness() throws {
    _ = try project.run("$archlint baseline")
    try project.draw("domain/A")
    let check = try project.run("$archlint check")
    #expect(check.exitCode == 0)
    #expect(
      check.output.split(separator: "\n").filter { $0.contains("[stale-baseline]") } == [
        """
        .archlint-baseline.yml:9:5: warning: stale baseline entry: cycle from A/A to B/B [stale-baseline]
        """,
        """
        .archlint-baseline.yml:10:5: warning: stale baseline entry: cycle from B/B to A/A [stale-baseline]
        """,
        """
        .archlint-baseline.yml:11:5: warning: stale baseline entry: same-layer-link from A/A to \
        B/B [stale-baseline]
        """,
      ])
    try project.draw("domain/B\ndomain/C")
    _ = try project.run("$archlint baseline --prune")
    #expect(try project.text(of: file).hasSuffix("\nfindings: []\n"))
    #expect(try project.run("$archlint check --strict").exitCode == 0)
  }

  @Test(
    "part of a run never calls an entry stale",
    arguments: ["--only upward-link", "--skip cycle", "domain/A", "domain/A/project.yml"])
  func partOfARun(words: String) throws {
    _ = try project.run("$archlint baseline")
    try project.draw("domain/A\ndomain/B\ndomain/C")
    let check = try project.run("$archlint check --strict \(words)")
    #expect(check.exitCode == 0)
    #expect(!check.output.contains("stale"))
  }

  @Test("nor does a run that could not read every spec")
  func brokenSpec() throws {
    _ = try project.run("$archlint baseline")
    try project.write("name: [", to: "domain/A")
    let check = try project.run("$archlint check")
    #expect(!check.output.contains("stale"))
    #expect(check.exitCode == 2)
    let before = try project.text(of: file)
    #expect(try project.run("$archlint baseline --prune").exitCode == 2)
    #expect(try project.text(of: file) == before)
  }

  @Test("leaves out what is never accepted, and does not honour an entry for it")
  func never() throws {
    _ = try project.run("$archlint baseline")
    try project.folder.write(
      "layers:\n  - domain: domain/**\nbaseline: {never: cycle}\n", to: ".archlint.yml")
    let check = try project.run("$archlint check")
    #expect(check.exitCode == 1)
    #expect(check.output.contains("ignored baseline entry: cycle from A/A to B/B; cycle is never"))
    let written = try project.run("$archlint baseline --accept")
    #expect(
      written.problems == """
        archlint: warning: 1 finding not accepted, because the configuration never accepts cycle

        """)
    #expect(try !project.text(of: file).contains("cycle"))
    #expect(try project.run("$archlint check").exitCode == 1)
  }

  @Test("shows what would act on a terminal, also in the path that it writes")
  func hostileFolder() throws {
    let result = try project.run(
      "rm .archlint.yml; mkdir $'\\e[31m'; mv domain $'\\e[31m'; $archlint baseline $'\\e[31m'")
    #expect(result.output.hasPrefix("wrote \\u{1B}[31m/.archlint-baseline.yml: "), "\(result)")
    let obeyed = try project.run("mv $'\\e[31m' ::error::x; $archlint baseline ./::error::x")
    #expect(obeyed.output.hasPrefix("\\u{3A}:error::x/.archlint-baseline.yml is up to date: "))
    let why = try project.run("$archlint why A B ./::error::x; mv ::error::x $'\\e[31m'")
    #expect(why.output.hasPrefix("\\u{3A}:error::x/domain/A/project.yml:7:21: "), "\(why)")
    let proposed = try project.run("$archlint init $'\\e[31m'")
    #expect(proposed.output.hasPrefix("wrote \\u{1B}[31m/.archlint.yml: "), "\(proposed)")
  }

  @Test("is of the whole root")
  func scope() throws {
    let result = try project.run("mkdir .git; cd domain; $archlint baseline")
    #expect(
      result.problems == """
        archlint: error: a baseline covers everything below `..`, not a part of it
           help: run `archlint baseline ..`

        """)
    #expect(result.exitCode == 2)
    #expect(try project.run("cd domain; $archlint baseline ..").exitCode == 0)
  }

  @Test("tells every mistake in the file at its place, and ends with 2")
  func mistakes() throws {
    try project.folder.write(
      """
      version: 2
      findings:
        - {rule: cylce, from: A/A}
        - {rule: upward-link}
        - {rule: upward-link, from: [A/A], to: B/B, form: A}
      """, to: file)
    let check = try project.run("$archlint check")
    #expect(check.exitCode == 2)
    #expect(
      check.problems.split(separator: "\n").filter { $0.hasPrefix(file) } == [
        "\(file):3:12: error: unknown rule `cylce`",
        "\(file):4:5: error: missing key `from` in an entry of `findings`",
        "\(file):5:31: error: expected a string for a name",
        "\(file):5:47: error: unknown key `form` in `findings`",
      ])
  }

  @Test("says how a merge conflict in it is resolved, after which its lines are right")
  func conflict() throws {
    _ = try project.run("$archlint baseline")
    let resolved = try project.text(of: file)
    let entries = resolved.components(separatedBy: "findings:\n")[1]
    let torn = resolved.replacingOccurrences(
      of: entries,
      with: """
        <<<<<<< HEAD
        \(entries)=======
          - {rule: upward-link, from: Z/Z, to: A/A}
        \(entries)>>>>>>> branch

        """)
    try project.folder.write(torn, to: file)
    let check = try project.run("$archlint check")
    #expect(check.exitCode == 2)
    #expect(
      check.problems.hasSuffix(
        "help: keep the lines of both sides, then run `archlint baseline --prune`\n"
      ))
    _ = try project.run("sed -i.bak '/^[<=>]/d' \(file); $archlint baseline --prune")
    #expect(try project.text(of: file) == resolved)
  }

  @Test(
    "is no baseline if it is something else",
    arguments: [
      ("", "1:1: error: the baseline is empty"),
      ("- a", "1:1: error: expected a mapping for `.archlint-baseline.yml`"),
      ("findings: []", "1:1: error: missing key `version` in `.archlint-baseline.yml`"),
      (
        "version: 3\nfindings: []",
        "1:10: error: unsupported baseline version 3; this archlint reads version 2\n"
      ),
      (
        "version: 1\nfindings:\n  - {rule: cycle, modules: [A/A, B/B]}\n",
        "1:10: error: unsupported baseline version 1; this archlint reads version 2\n"
      ),
      ("version: 2\nfindings: x", "2:11: error: expected a list for `findings`"),
      ("version: 2\nfindings: [\n", "2:11: error: this bracket is never closed"),
      ("version: 2\n<<<<<<< HEAD\nfindings: []", "2:1: error: "),
    ])
  func noBaseline(text: String, words: String) throws {
    try project.folder.write(text, to: file)
    let check = try project.run("$archlint check")
    #expect(check.problems.contains("\(file):\(words)"), "\(check.problems)")
    #expect(check.exitCode == 2)
  }

  @Test("may have lost its last line in a merge")
  func noLines() throws {
    try project.folder.write("version: 2\nfindings:\n", to: file)
    let check = try project.run("$archlint check")
    #expect(check.problems == "" && check.exitCode == 1)
  }

  @Test(
    "of another version says what to do about it",
    arguments: [
      (1, "remove it, then run `archlint baseline` to write it again"),
      (3, "use the archlint that wrote it, or a later one"),
    ])
  func otherVersion(number: Int, help: String) throws {
    try project.folder.write("version: \(number)\nfindings: [{a: b}]\n", to: file)
    let check = try project.run("$archlint check")
    #expect(check.problems.hasSuffix("   help: \(help)\n"), "\(check.problems)")
    #expect(check.problems.components(separatedBy: " error: ").count == 2)
    #expect(check.exitCode == 2)
    guard number == 1 else { return }
    let again = try project.run("rm \(file); $archlint baseline; $archlint check --strict")
    #expect(again.exitCode == 0, "\(again)")
  }

  @Test("takes names that look like anything, and gives them back")
  func hostileNames() throws {
    let names = ["true", "a: b", "- x #y", "\\\"quote\\\"", "é🚀", "\\u202E", "]]>", "::error::"]
    for (number, name) in names.enumerated() {
      try project.write(
        """
        name: "\(name)"
        targets: {"\(name)": {type: framework, platform: iOS, dependencies: [target: gone]}}
        """, to: "domain/N\(number)")
    }
    _ = try project.run("$archlint baseline")
    let check = try project.run("$archlint check --strict")
    #expect(check.problems == "")
    #expect(check.exitCode == 0, "\(check.output)")
    #expect(try project.run("$archlint baseline").output.contains("is up to date"))
  }
}
