import TestSupport
import Testing

@Suite("What only moved is not new")
struct InnocentEditTests {
  private static let layers = "layers:\n- domain: '**/domain/**'\n"

  /// Three modules with debts of several kinds.
  private func gated(_ rules: String = "") throws -> GatedProject {
    try GatedProject(
      "domain/A -> B\ndomain/B -> C, A\ndomain/C", configuration: Self.layers + rules)
  }

  /// Edits that change names or places and no link.
  private static let edits: [(name: String, script: String, moved: String?)] = [
    ("a project", "sed -i.old 's/^name: A/name: AProject/' domain/A/project.yml", "A → AProject"),
    (
      "a module",
      """
      git mv domain/B domain/Bee
      sed -i.old 's/B.framework/Bee.framework/; s/^name: B/name: Bee/; s/^  B:/  Bee:/' \
      domain/*/project.yml
      """, "B → Bee"
    ),
    ("a folder", "mkdir sub; git mv domain sub/domain", nil),
    ("a spec", "git mv domain/B domain/elsewhere", nil),
  ]

  @Test("with the new name of something", arguments: edits.indices)
  func renames(index: Int) throws {
    let (_, script, moved) = Self.edits[index]
    let gated = try gated()
    _ = try gated.project.run(script + "; rm -f domain/*/*.old")
    for gate in GatedProject.Gate.allCases {
      #expect(try gated.worse(than: gate) == [])
    }
    let saved = try gated.project.run("$archlint check --format json").output
    #expect(saved.contains("\"renames\": []") == (moved == nil), "\(saved)")
    // The baseline knows the new names once it is written anew.
    _ = try gated.project.run("$archlint baseline --prune")
    try gated.project.commit()
    #expect(try gated.project.run("$archlint check --strict").exitCode == 0)
    #expect(try gated.findings("--since main~1") == [])
    let grown = try gated.project.run("$archlint check --since main~1 --format json").output
    #expect(grown.contains("\"baselineGrowth\": 0"), "\(grown)")
  }

  @Test("that is what it is called, and by how much")
  func words() throws {
    let gated = try gated()
    _ = try gated.project.run(Self.edits[0].script)
    let saved = try gated.project.run("$archlint check --no-baseline --since main --format json")
    let renames = saved.output.components(separatedBy: "\"renames\": ").last ?? ""
    #expect(

      renames.filter { !$0.isWhitespace }.hasPrefix(
        #"[{"from":"A","to":"AProject","findings":3}]"#))
  }

  @Test("where another module was there all along, a link to it is new")
  func replacement() throws {
    let gated = try gated()
    _ = try gated.project.run("rm -r domain/C")
    try gated.project.draw("domain/B -> A, D\ndomain/D")
    for gate in GatedProject.Gate.allCases {
      // A name that is gone and one that is new: that is a rename.
      #expect(try gated.worse(than: gate) == [])
    }
    let other = try GatedProject(
      "domain/A -> B\ndomain/B\ndomain/C", configuration: Self.layers)
    _ = try other.project.run("rm -r domain/B")
    try other.project.draw("domain/A -> C")
    for gate in GatedProject.Gate.allCases {
      #expect(try other.worse(than: gate) == ["same-layer-link A -> C"])
    }
  }

  @Test("with slips in specs whose folders and targets have other names")
  func slips() throws {
    func write(_ name: String, in folder: String, _ project: DrawnProject) throws {
      try project.write(
        """
        name: \(name)
        targets:
          \(name): {type: framework, platform: iOS, sources: [../\(folder)/Gone, There], enbed: a}
        aggregateTargets:
          \(name)All:
            targets: [\(name)]
            targets: []

        """, to: folder)
      try project.folder.write("", to: "\(folder)/There/a.swift")
    }
    let gated = try gated()
    try write("Slip", in: "domain/Slip", gated.project)
    _ = try gated.project.run("$archlint baseline --accept; git add -A")
    try gated.project.commit("main")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    _ = try gated.project.run("git mv domain/Slip domain/Slap")
    try write("Slap", in: "domain/Slap", gated.project)
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    // A second source of the same last name is one more.
    _ = try gated.project.run(
      "sed -i.old 's/, There/, Other\\/Gone, There/' domain/Slap/project.yml")
    for gate in GatedProject.Gate.allCases {
      #expect(try gated.worse(than: gate).contains("missing-source Slap -> Other/Gone"))
    }
  }

  @Test("with a higher limit, and with less of everything")
  func limits() throws {
    let rules = "rules:\n  link-limit: {fan-out: 1}\n  cycle: warning\n"
    let gated = try gated(rules)
    try gated.project.folder.write(
      Self.layers + "rules:\n  link-limit: {fan-out: 0}\n", to: ".archlint.yml")
    _ = try gated.project.run("$archlint baseline --accept")
    try gated.project.commit()
    try gated.project.folder.write(Self.layers + rules, to: ".archlint.yml")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    try gated.project.draw("domain/B -> A")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
  }
}
