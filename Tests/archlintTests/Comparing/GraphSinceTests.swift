import TestSupport
import Testing

@Suite("archlint graph --since")
struct GraphSinceTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      domain/A -> Net
      domain/B -> Net
      core/Net
      """)
    try project.folder.write(
      "layers:\n  - domain: domain/**\n  - core: core/**\n", to: ".archlint.yml")
    try project.commit("main")
  }

  private func graph(_ words: String = "") throws -> BuiltProgram.Result {
    try project.run("$archlint graph --title Demo --format mermaid --since main \(words)")
  }

  @Test("draws what came, what went, and what stayed")
  func changes() throws {
    try project.draw("domain/A -> Net, Log\ndomain/B\ncore/Net\ncore/Log")
    let run = try graph()
    #expect(run.exitCode == 0, "\(run.problems)")
    // Boxes by layer and name: A, B, Log, Net.
    let arrows = run.output.split(separator: "\n").filter {
      $0.contains("> m") || $0.contains("| m")
    }
    #expect(arrows == ["  m0 -->|added| m2", "  m0 --> m3", "  m1 -.->|removed| m3"])
    #expect(run.output.contains("m2[\"Log<br/>added\"]"))
    #expect(run.output.hasPrefix("%% Demo: modules, compared with main\n"))
  }

  @Test("nothing has changed since now")
  func unchanged() throws {
    let run = try graph()
    #expect(!run.output.contains("added") && !run.output.contains("removed"))
    #expect(run.output.contains("3 modules, 2 links"))
  }

  @Test("only what changed, its unchanged links as a count, and no old finding")
  func onlyChanges() throws {
    try project.draw(
      "core/Far -> Farther\ncore/Farther\ncore/Old -> Other\ncore/Other\ndomain/A -> Net\ncore/Net -> Other"
    )
    try project.commit("more")
    _ = try project.run("git branch --force main")
    try project.draw(
      "core/Far -> Farther\ncore/Farther\ncore/Old\ncore/Other\ndomain/A -> Net, Other\ncore/Net -> Other"
    )
    let run = try graph("--only-changes")
    #expect(run.exitCode == 0, "\(run.problems)")
    let arrows = run.output.split(separator: "\n").filter {
      $0.contains("> m") || $0.contains("| m")
    }
    // Boxes: A, Old, Other; B, Net, Far and Farther are not an end of what changed.
    #expect(arrows == ["  m0 -->|added| m2", "  m1 -.->|removed, 1 fixed| m2"])
    #expect(run.output.contains("m0[\"A<br/>1 unchanged link\"]"))
    #expect(run.output.contains("m2[\"Other<br/>1 unchanged link\"]"))
    let around = try graph("--only-changes --depth 1").output
    #expect(around.contains("  m0 --> m1\n") && around.contains("  m1 --> m3\n"))
    let words = run.output.replacing("<br/>", with: " ")
    #expect(words.contains("2 existing findings"))
    #expect(words.contains("4 unchanged links"))
    #expect(!run.output.contains("Far"))
    #expect(run.output.hasPrefix("%% Demo: modules, compared with main, only what has changed\n"))
  }

  @Test("a picture of changes has at most fifty arrows, and says how many more there are")
  func room() throws {
    let many = (1...60).map { "core/M\($0)" }
    try project.draw((many + ["domain/A"]).joined(separator: "\n"))
    try project.commit("many")
    _ = try project.run("git branch --force main")
    let links = (1...60).map { "M\($0)" }.joined(separator: ", ")
    try project.draw((many + ["domain/A -> \(links)"]).joined(separator: "\n"))
    let output = try graph("--only-changes").output.replacing("<br/>", with: " ")
    #expect(output.contains("50 links added"))
    #expect(output.contains("10 more links, for lack of room"))
  }

  @Test("changes need something to be compared with")
  func changesAlone() throws {
    let run = try project.run("$archlint graph --only-changes")
    #expect(run.exitCode == 2)
    #expect(run.problems.contains("`--only-changes` requires `--since REF`"))
  }

  @Test("a revision that is not there is a mistake")
  func unknown() throws {
    let run = try project.run("$archlint graph --since nowhere")
    #expect(run.exitCode == 2)
    #expect(run.problems.contains("unknown commit `nowhere`"))
    #expect(run.output.isEmpty)
  }
}
