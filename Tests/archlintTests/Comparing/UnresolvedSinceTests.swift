import TestSupport
import Testing

@Suite("Entries that lead nowhere, with --since")
struct UnresolvedSinceTests {
  @Test("an entry that leads nowhere fixes nothing, neither at its target nor anywhere else")
  func unresolved() throws {
    let project = try DrawnProject(
      "app/App -> A, E\ndomain/A -> B\ncore/B -> C\ncore/C\ncore/D\ncore/E -> F\ncore/F")
    let app = try project.text(of: "app/App/project.yml")
    try project.folder.write(
      app.replacing("type: framework", with: "type: application"), to: "app/App/project.yml")
    let before = try project.run("$archlint check --full").output
    for rule in ["same-layer-link", "missing-embed", "unreachable-module"] {
      #expect(before.contains("[\(rule)]"))
    }
    try project.commit("main")
    func fixes(_ count: Int) throws -> Bool {
      try project.run("$archlint check --since main --format json").output
        .contains("\"fixed\": \(count)")
    }
    let spec = try project.text(of: "core/B/project.yml")
    try project.folder.write(
      spec.replacing("C.framework", with: "Sea.framework"), to: "core/B/project.yml")
    #expect(try project.run("$archlint check").output.contains("[unknown-link]"))
    #expect(try fixes(0))
    // What another target no longer links is fixed all the same.
    try project.draw("core/E")
    #expect(try fixes(1))
    let drawn = try project.run("$archlint graph --since main --only-changes --format mermaid")
    #expect(drawn.output.replacing("<br/>", with: " ").contains("1 finding fixed"))
  }
}
