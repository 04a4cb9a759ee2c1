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
    try project.run("$archlint graph --format mermaid --since main \(words)")
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
    #expect(arrows == ["  m0 ==>|added| m2", "  m0 --> m3", "  m1 -.->|removed| m3"])
    #expect(run.output.contains("m2[\"Log<br/>added\"]"))
    #expect(run.output.hasPrefix("%% Modules, compared with main\n"))
  }

  @Test("nothing has changed since now")
  func unchanged() throws {
    let run = try graph()
    #expect(!run.output.contains("added") && !run.output.contains("removed"))
    #expect(run.output.contains("3 modules, 2 links"))
  }

  @Test("a revision that is not there is a mistake")
  func unknown() throws {
    let run = try project.run("$archlint graph --since nowhere")
    #expect(run.exitCode == 2)
    #expect(run.problems.contains("there is no commit `nowhere` here"))
    #expect(run.output.isEmpty)
  }
}
