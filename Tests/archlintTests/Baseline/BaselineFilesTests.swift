import TestSupport
import Testing

@Suite("The files of a baseline")
struct BaselineFilesTests {
  private let file = ".archlint-baseline.yml"
  private let next =
    "Next: commit it\n"
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject("domain/A -> B\ndomain/B\ncore/C -> D\ncore/D")
    try configure("")
  }

  private func configure(_ baseline: String) throws {
    try project.folder.write(
      "layers:\n- domain: domain/**\n- core: core/**\n\(baseline)\n", to: ".archlint.yml")
  }

  @Test("keep their comments and their order when they are pruned")
  func comments() throws {
    let lines = """
      # why this is here
      version: 2
      findings:
        # the core first
        - {rule: same-layer-link, from: C/C, to: D/D} # old
        - {rule: same-layer-link, from: B/B, to: A/A} # paid
        - {rule: same-layer-link, from: A/A, to: B/B}

      """
    try project.folder.write(lines, to: file)
    #expect(
      try project.run("$archlint baseline --prune").output
        == "wrote \(file): 2 findings accepted, 0 added, 1 removed\n\(next)")
    let pruned = try project.text(of: file).split(separator: "\n")
    #expect(
      pruned.filter { line in
        !["checksum", "  - c", "believed"].contains { line.hasPrefix($0) }
      }
        == lines.split(separator: "\n").filter { !$0.hasSuffix("# paid") })
    try project.draw("domain/B -> A")
    _ = try project.run("$archlint baseline --accept")
    // Each addition is before the first line that it precedes, the rest is unchanged.
    let grown = try project.text(of: file).split(separator: "\n").suffix(6)
    #expect(
      Array(grown) == [
        "  - {rule: cycle, from: A/A, to: B/B}", "  - {rule: cycle, from: B/B, to: A/A}",
        "  - {rule: same-layer-link, from: B/B, to: A/A}", "  # the core first",
        "  - {rule: same-layer-link, from: C/C, to: D/D} # old",
        "  - {rule: same-layer-link, from: A/A, to: B/B}",
      ])
    #expect(try project.run("$archlint check --strict").exitCode == 0)
  }

  @Test("take several additions in their order, before and behind what is there")
  func additions() throws {
    try project.folder.write(
      "version: 2\nfindings:\n  - {rule: same-layer-link, from: C/C, to: D/D}\n", to: file)
    try project.draw("core/C -> D, E\ncore/D -> E, F\ncore/E\ncore/F")
    _ = try project.run("$archlint baseline --accept; mv \(file) grown.yml; $archlint baseline")
    #expect(
      try project.text(of: "grown.yml").split(separator: "\n").filter { $0.contains("rule") }
        == project.text(of: file).split(separator: "\n").filter { $0.contains("rule") })
  }

  @Test("have exact names: one as findings print it accepts nothing, and is pruned")
  func printedNames() throws {
    try project.folder.write(
      """
      version: 2
      findings:
        - {rule: same-layer-link, from: A, to: B}
        - {rule: same-layer-link, from: C/C, to: D}

      """, to: file)
    let check = try project.run("$archlint check")
    #expect(check.exitCode == 1)
    #expect(check.output.components(separatedBy: "[stale-baseline]").count == 3)
    _ = try project.run("$archlint baseline --prune")
    #expect(try project.text(of: file).hasSuffix("\nfindings: []\n"))
  }

  @Test("may be one for each layer, or others that are named")
  func several() throws {
    try configure("baseline: {per: layer}")
    let written = try project.run("$archlint baseline; cat .archlint-baseline.core.yml")
    #expect(
      written.output.hasPrefix(
        "wrote .archlint-baseline.domain.yml, .archlint-baseline.core.yml: 2 findings accepted\n"
          + next))
    #expect(written.output.hasSuffix("  - {rule: same-layer-link, from: C/C, to: D/D}\n"))
    #expect(try project.run("$archlint check --strict").exitCode == 0)
    let named = try project.run("$archlint check --baseline .archlint-baseline.core.yml")
    #expect(named.output.contains("Found 1 error (1 in baseline).\n"))
    #expect(try project.run("$archlint check --baseline gone.yml").exitCode == 2)
  }

  @Test("may be one for each owner, and are read although the owner has another name now")
  func owners() throws {
    try configure("baseline: {per: owner}")
    let alone = try project.run("$archlint baseline --prune")
    #expect(alone.problems.contains("`baseline: {per: owner}` finds no owner of any spec"))
    try project.folder.write("domain/ @org/suits @crew\n", to: "CODEOWNERS")
    let (own, all) = (".archlint-baseline.org-suits+crew.yml", file)
    #expect(
      try project.run("$archlint baseline").output
        == "wrote \(all), \(own): 2 findings accepted\n\(next)")
    #expect(try project.text(of: own).contains("from: A/A, to: B/B"))
    #expect(try project.text(of: all).contains("from: C/C, to: D/D"))
    try project.commit("main")
    #expect(try project.run("$archlint check --strict").exitCode == 0)
    // The team has another name: its old file still counts, and what is new goes into its new one.
    try project.folder.write("domain/ @suits\n", to: "CODEOWNERS")
    try project.draw("domain/B -> A")
    let new = ".archlint-baseline.suits.yml"
    #expect(
      try project.run("$archlint baseline --accept").output
        == "wrote \(new): 4 findings accepted, 2 added, 0 removed\n\(next)")
    // What only moves from one file into another is no growth.
    _ = try project.run("cat \(own) | grep -- '- {' >> \(new); rm \(own)")
    let moved = try project.run("$archlint check --since main --format json").output
    #expect(moved.contains("\"baselineGrowth\": 3"), "\(moved)")
  }

  @Test("may be one for each owner that the configuration names")
  func configuredOwners() throws {
    try configure("baseline: {per: owner}\nowners: {\"@kit\": core/**}")
    let written = try project.run("$archlint baseline; cat .archlint-baseline.kit.yml")
    #expect(written.output.contains("from: C/C, to: D/D"))
    let grouped = try project.run("$archlint check --no-baseline --group-by owner").output
    #expect(grouped.contains("@kit"), "\(grouped)")
  }

  @Test("do not grow unseen")
  func growth() throws {
    _ = try project.run("$archlint baseline")
    try project.commit("main")
    try project.draw("domain/B -> A")
    _ = try project.run("$archlint baseline --accept")
    let counted = try project.run("$archlint check --since main")
    #expect(counted.exitCode == 0)
    #expect(counted.output.contains("The baseline grew by 3.\n"), "\(counted)")
    try configure("baseline: {growth: error}")
    let failed = try project.run("$archlint check --since main")
    #expect(failed.exitCode == 1)
    #expect(failed.output.components(separatedBy: "[baseline-growth]").count == 4)
    #expect(try project.run("$archlint check").exitCode == 0)
  }

  @Test("are those of the whole: a part shows what its notes say, and counts what is elsewhere")
  func parts() throws {
    let part = try project.run("$archlint check core/D")
    #expect(
      part.output.hasPrefix(
        "Checked 4 targets in 4 specs (2 links, 38 rules).\n"
          + "No findings in core/D (2 elsewhere).\n"))
    #expect(part.exitCode == 0)
    let here = try project.run("cd core/D; $archlint check")
    #expect(here.output.contains("\nNo findings in core/D (2 elsewhere).\n"), "\(here)")
    _ = try project.run("rm .archlint.yml")
    try project.commit("main")
    let inside = try project.run("cd core; $archlint check")
    #expect(
      inside.problems.hasPrefix(
        "archlint: warning: checking only `.`; its repository also has the spec `../domain/"))
    let above = try project.run("$archlint check core").problems
    #expect(above.contains("help: omit the path, or"), "\(above)")
    let refused = try project.run("cd core; $archlint baseline")
    #expect(refused.exitCode == 2)
    #expect(try project.run("ls core/.archlint-baseline.yml").exitCode != 0)
  }

  @Test("are not asked where the configuration has mistakes: nothing is checked")
  func brokenConfiguration() throws {
    for text in ["layers: [", "layerz: []", "rules: {cycle: of}"] {
      try project.folder.write(text + "\n", to: ".archlint.yml")
      let check = try project.run("$archlint check")
      #expect(check.exitCode == 2)
      #expect(!check.output.contains("[") && check.problems.contains("error"), "\(check)")
    }
  }
}
