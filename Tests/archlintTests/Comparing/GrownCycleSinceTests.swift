import TestSupport
import Testing

/// The links of a commit that make cycles larger are reported.
@Suite("archlint check --since, for cycles")
struct GrownCycleSinceTests {
  private static let layers = "layers: [{core: {modules: core/**, same-layer: allowed}}]\n"
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      "core/X -> Y\ncore/Y -> X, M1\ncore/M1 -> M2\ncore/M2 -> M3\ncore/M3")
    try project.folder.write(Self.layers, to: ".archlint.yml")
    try project.commit("main")
    try project.draw("core/M3 -> X")
  }

  private let story = """
    core/M3/project.yml:7:21: error: M3 → X joins 3 targets to the cycle X ⇄ Y [cycle]
        7 |       - {framework: X.framework, implicit: true}
          |                     ^~~~~~~~~~~
       help: remove it to leave only the cycle X ⇄ Y
       core/X/project.yml:7:21: note: X links Y
       core/Y/project.yml:8:21: note: Y links M1
       core/M1/project.yml:7:21: note: M1 links M2
       core/M2/project.yml:7:21: note: M2 links M3

    """

  @Test("with a commit: the added link, where it is written, and the way round")
  func since() throws {
    let check = try project.run("$archlint check --since main")
    #expect(
      check.output == story + """

        If this is intended, add `# archlint:allow cycle because REASON` to its line.

        Checked 5 targets in 5 specs (6 links, 38 rules).
        Found 1 new error.

        """)
    let github = try project.run("$archlint check --since main --format github")
    #expect(
      github.output.contains(
        "::error file=core/M3/project.yml,line=7,endLine=7,col=21,endColumn=32,title=cycle::"
          + "M3 → X joins 3 targets to the cycle X ⇄ Y%0Aremove it to leave only the cycle X ⇄ Y%0A"
      ))
    _ = try project.run(
      "sed -i 's/true}/& # archlint:allow cycle because x/' core/M3/project.yml")
    let allowed = try project.run("$archlint check --since main")
    #expect(!allowed.output.contains("[cycle]"), "\(allowed)")
    #expect(allowed.exitCode == 0)
    // It allows its own link, and no other one that makes the cycle larger.
    try project.draw("core/M1 -> M2, Y")
    let other = try project.run("$archlint check --since main")
    #expect(other.output.contains("error: M1 → Y joins 1 target to the cycle"), "\(other)")
    #expect(other.exitCode == 1)
    try project.draw("core/M3 -> X\ncore/M1 -> M2")
    try project.folder.write(
      "\(Self.layers)exceptions: [{rule: cycle, modules: [X, Y, M1, M2, M3], because: x}]\n",
      to: ".archlint.yml")
    let excused = try project.run("$archlint check --since main")
    #expect(!excused.output.contains("[cycle]"))
    #expect(excused.exitCode == 0)
  }

  @Test("with a baseline: one link that the cycle is as it was without")
  func baseline() throws {
    _ = try project.run("git stash -q; $archlint baseline; git stash pop -q")
    let check = try project.run("$archlint check")
    #expect(
      check.output.hasPrefix(
        "core/M1/project.yml:7:21: error: M1 → M2 joins 3 targets to the cycle X ⇄ Y [cycle]\n"),
      "\(check.output)")
    #expect(try project.run("$archlint check --since main").output.hasPrefix(story))
  }

  @Test("without either: the link whose removal breaks most, and what is left then")
  func plain() throws {
    let project = try DrawnProject(
      "core/A -> B\ncore/B -> C\ncore/C -> A, D\ncore/D -> C")
    try project.folder.write(
      "layers: [{core: {modules: core/**, same-layer: allowed}}]\n", to: ".archlint.yml")
    #expect(
      try project.run("$archlint check -q").output == """
        core/C/project.yml:7:21: error: dependency cycle: C → A → B → C [cycle]
            7 |       - {framework: A.framework, implicit: true}
              |                     ^~~~~~~~~~~
           help: remove these 2 links to break every cycle; without the first, C ⇄ D
                 remains: C → A, D → C
           core/A/project.yml:7:21: note: A links B
           core/B/project.yml:7:21: note: B links C
           core/C/project.yml:7:21: note: 4 targets depend on each other: A, B, C, D

        """)
    _ = try project.run(
      "sed -i 's/A.framework.*/& # archlint:allow cycle because x/' core/C/project.yml")
    let rest = try project.run("$archlint check -q --format short").output
    #expect(rest == "core/D/project.yml:7:21: error: dependency cycle: D → C → D [cycle]\n")
  }

  @Test("one comment allows a link for all rules that report it, as the advice says")
  func severalRules() throws {
    let project = try DrawnProject("domain/A -> B\ncore/B -> A")
    try project.folder.write("layers: [domain, core]\n", to: ".archlint.yml")
    let comment = "# archlint:allow cycle, upward-link because REASON"
    let check = try project.run("$archlint check")
    #expect(check.output.contains("If this is intended, add `\(comment)` to its line."), "\(check)")
    _ = try project.run("sed -i 's/A.framework.*/& \(comment)/' core/B/project.yml")
    let allowed = try project.run("$archlint check --strict")
    #expect(allowed.exitCode == 0, "\(allowed)")
  }
}
