import TestSupport
import Testing

/// Who is gone and who came are the same only if something shows it: sources, else links.
@Suite("Renames with evidence")
struct RenameEvidenceTests {
  private static let layers = "layers: [domain, core]\n"
  private static let others = ["B", "C", "D", "E", "F", "G"]

  private func project() throws -> DrawnProject {
    let project = try DrawnProject(
      Self.others.map { "domain/\($0)" }.joined(separator: "\n") + "\ncore/Z")
    try project.folder.write(Self.layers, to: ".archlint.yml")
    return project
  }

  /// Writes a module that links others of its layer and has sources of some names.
  private func write(
    _ name: String, _ files: [String], links: [String] = others, _ project: DrawnProject
  ) throws {
    let entries = links.map { "{framework: \($0).framework, implicit: true}" }
    try project.write(
      """
      name: \(name)
      targets:
        \(name):
          type: framework
          platform: iOS
          sources: [Sources]
          dependencies: [\(entries.joined(separator: ", "))]
      """, to: "domain/\(name)")
    _ = try project.run("rm -rf domain/\(name)/Sources")
    for file in files {
      try project.folder.write("import B\n", to: "domain/\(name)/Sources/\(file).swift")
    }
  }

  /// The number of new findings and the renames, as in the closing line.
  private func comparison(_ project: DrawnProject) throws -> String {
    let lines = try project.run("$archlint check --since main --only same-layer-link").output
      .split(separator: "\n")
    return lines.last.map(String.init) ?? ""
  }

  @Test("an unrelated module with the same links is new, with all of them")
  func unrelated() throws {
    let project = try project()
    try write("Old", ["Menu", "Cart", "Order", "OldView"], project)
    try project.commit("main")
    _ = try project.run("git mv domain/Old domain/Fresh")
    try write("Fresh", ["Sound", "Volume", "Player", "Speaker"], project)
    #expect(try comparison(project) == "Found 6 new errors (6 fixed).")
    // Half of the sources are enough, and so are files that are called after their module.
    try write("Fresh", ["Menu", "FreshView", "Player", "Speaker"], project)
    #expect(
      try comparison(project) == "No new findings (6 known). 6 moved with the rename Old → Fresh.")
    try write("Fresh", ["Menu", "Sound", "Player", "Speaker"], project)
    #expect(try comparison(project) == "Found 6 new errors (6 fixed).")
  }

  @Test("without sources the links decide: half of them")
  func links() throws {
    let project = try project()
    try project.draw("domain/Old -> B, C, D, E")
    try project.commit("main")
    _ = try project.run("git rm -rqf domain/Old")
    for (links, words) in [
      ("B, C", "No new findings (2 known, 2 fixed). 2 moved with the rename Old → Fresh."),
      ("B, C, D, E, F", "Found 1 new error (4 known). 4 moved with the rename Old → Fresh."),
      ("B, F, G", "Found 3 new errors (4 fixed)."),
    ] {
      try project.draw("domain/Fresh -> \(links)")
      #expect(try comparison(project) == words, "\(links)")
    }
  }

  @Test("two that look alike are told apart by the same")
  func lookalikes() throws {
    let project = try project()
    try write("One", ["Menu", "Cart"], links: ["B", "C"], project)
    try write("Two", ["Sound", "Player"], links: ["B", "C"], project)
    try project.commit("main")
    _ = try project.run("git rm -rqf domain/One domain/Two")
    try write("First", ["Sound", "Player"], links: ["B", "C"], project)
    try write("Second", ["Menu", "Cart"], links: ["B", "C"], project)
    #expect(
      try comparison(project)
        == "No new findings (4 known). 2 moved with the rename One → Second. 2 moved with the rename "
        + "Two → First.")
    // By their links where they have no sources.
    try write("One", [], links: ["B", "C"], project)
    try write("Two", [], links: ["B", "D"], project)
    _ = try project.run("rm -r domain/First domain/Second")
    try project.commit()
    _ = try project.run("git branch -f main; git rm -rqf domain/One domain/Two")
    try write("First", [], links: ["B", "D"], project)
    try write("Second", [], links: ["B", "C"], project)
    #expect(
      try comparison(project)
        == "No new findings (4 known). 2 moved with the rename One → Second. 2 moved with the rename "
        + "Two → First.")
  }

  @Test("two whose files have the same names are told apart by their contents")
  func contents() throws {
    let project = try project()
    let files = { (name: String) in "domain/\(name)/Sources/Model.swift" }
    for (name, links) in [("One", ["B", "C"]), ("Two", ["B"])] {
      try write(name, ["View", "Model"], links: links, project)
      try project.folder.write("import B\nlet name = \"\(name)\"\n", to: files(name))
    }
    try project.commit("main")
    _ = try project.run("git mv domain/One domain/Second; git mv domain/Two domain/First")
    // The one has the links of the other now.
    for (name, old, links) in [("Second", "One", ["B"]), ("First", "Two", ["B", "C"])] {
      try write(name, ["View", "Model"], links: links, project)
      try project.folder.write("import B\nlet name = \"\(old)\"\n", to: files(name))
    }
    #expect(
      try comparison(project)
        == "Found 1 new error (2 known, 1 fixed). 1 moved with the rename One → Second. 1 moved "
        + "with the rename Two → First.")
  }

  @Test("a layer that is a word, renamed with its folder, is no news")
  func layer() throws {
    let project = try DrawnProject("domain/A -> B\ndomain/B\ncore/C -> A")
    try project.folder.write("layers: [domain, core]\n", to: ".archlint.yml")
    try project.commit("main")
    _ = try project.run("git mv domain features")
    try project.folder.write("layers: [features, core]\n", to: ".archlint.yml")
    let result = try project.run("$archlint check --since main")
    #expect(result.exitCode == 0, "\(result.output)")
    #expect(result.output.contains("No new findings"))
    #expect(!result.output.contains("Fixed"), "\(result.output)")
  }

  @Test("a drawing shows no link of a rename as added or removed")
  func drawing() throws {
    let project = try project()
    try project.draw("domain/Old -> B, C, D\ncore/Z -> Old")
    try project.commit("main")
    _ = try project.run("git rm -rqf domain/Old")
    try project.draw("domain/Fresh -> B, C, D\ncore/Z -> Fresh")
    let json = try project.run("$archlint check --since main --format json").output
    for key in ["linksAdded", "linksRemoved", "targetsAdded", "targetsRemoved"] {
      #expect(json.contains("\"\(key)\": []"), "\(json.suffix(900))")
    }
    let comment = try project.run("$archlint check --since main --format comment").output
    #expect(!comment.contains("mermaid"), "\(comment)")
    let drawn = try project.run("$archlint graph --since main --format mermaid").output
    #expect(!drawn.contains("added") && !drawn.contains("removed"), "\(drawn)")
    // What else changes is shown.
    try project.draw("domain/Fresh -> B, C, D, E")
    let more = try project.run("$archlint check --since main --format json").output
    #expect(more.contains(/"linksAdded": \[\s*\{\s*"from": "Fresh",\s*"to": "E"/), "\(more)")
  }
}
