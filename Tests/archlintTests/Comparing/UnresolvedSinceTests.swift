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

  @Test("an import of what a target built before is an error, unless a new package may build it")
  func renamed() throws {
    let project = try DrawnProject("app/App -> Base\ncore/Base")
    let app = try project.text(of: "app/App/project.yml")
    try project.write(app + "    sources: [App]\n", to: "app/App")
    try project.folder.write("import Kit\n", to: "app/App/App/App.swift")
    try project.draw("core/Kit")
    try project.commit("main")
    _ = try project.run("rm -r core/Kit")
    let check = "$archlint check --only undeclared-import --since main"
    let lost = try project.run(check)
    #expect(lost.exitCode == 1, "\(lost)")
    #expect(lost.output.contains("imports Kit, which no target builds any more"), "\(lost)")
    let packages = "packages: {Far: {url: https://example.com/far, from: 1.0.0}}\n"
    let entry = "    dependencies:\n      - {package: Far, product: KitTools}\n"
    try project.write(
      packages + app.replacing("    dependencies:\n", with: entry) + "    sources: [App]\n",
      to: "app/App")
    #expect(try project.run(check).exitCode == 0)
  }
}
