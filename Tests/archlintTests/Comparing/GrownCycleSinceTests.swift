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

        If this is intended, add an entry for cycle with its `modules:` under `exceptions:`.

        Checked 5 targets in 5 specs (6 links, 38 rules).
        Found 1 new error.

        """)
    let github = try project.run("$archlint check --since main --format github")
    #expect(
      github.output.contains(
        "::error file=core/M3/project.yml,line=7,endLine=7,col=21,endColumn=32,title=cycle::"
          + "M3 → X joins 3 targets to the cycle X ⇄ Y%0Aremove it to leave only the cycle X ⇄ Y%0A"
      ))
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
  }
}
