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
    // The baseline has the new names once it is written again.
    _ = try gated.project.run("$archlint baseline --prune")
    try gated.project.commit()
    #expect(try gated.project.run("$archlint check --strict").exitCode == 0)
    #expect(try gated.findings("--since main~1") == [])
    let grown = try gated.project.run("$archlint check --since main~1 --format json").output
    #expect(grown.contains("\"baselineGrowth\": 0"), "\(grown)")
  }

  @Test("with another word in the names of so many modules that no single one can be told")
  func manyModules() throws {
    let names = (10..<70).map { "ISS\($0)" }
    let drawing = names.indices.map { index in
      let links = names[(index + 1)...].prefix(3).joined(separator: ", ")
      return "domain/\(names[index])" + (links.isEmpty ? "" : " -> \(links)")
    }
    let gated = try GatedProject(drawing.joined(separator: "\n"), configuration: Self.layers)
    for tens in ["[1-5]", "[1-6]"] {
      _ = try gated.project.run("sed -i.old -E 's/ISS(\(tens).)/XYZ\\1/g' domain/*/project.yml")
      for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    }
  }

  @Test("of a project alone, beside a folder and a target that keep it")
  func project() throws {
    let gated = try GatedProject("domain/A -> Net\ndomain/B", configuration: Self.layers)
    for name in ["B", "C"] {
      try gated.project.write(
        "name: \(name)\ntargets: {Net: {type: framework, platform: iOS}}\n", to: "domain/\(name)")
    }
    _ = try gated.project.run("$archlint baseline --accept")
    try gated.project.commit("main")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    _ = try gated.project.run("sed -i.old 's/^name: B/name: Bee/' domain/B/project.yml")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
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

  @Test("with typos in specs whose folders and targets have other names")
  func typos() throws {
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

  /// What has another name together with the folder `domain`, and the configuration of it.
  private static let folderEdits: [(script: String, before: String, now: String)] = [
    ("true", layer("domain/**"), layer("features/**")),
    // All projects, so that only their folders distinguish them.
    (
      "sed -i.old 's/^name: /name: Fea/' features/*/project.yml", layer("domain/**"),
      layer("features/**")
    ),
    // All modules with their folders, so that nothing but the outer folder does.
    (
      """
      for name in A B; do git mv features/$name features/Fea$name; done
      sed -i.old -E 's/(name: |  )([AB])(:|$)/\\1Fea\\2\\3/; s/([AB]).framework/Fea\\1.framework/' \
      */*/project.yml other/x/*/project.yml
      """, layer("domain/**"), layer("features/**")
    ),
    // A pattern that matches the old name as well, is forgotten, or is none that spells it out.
    ("true", layer("domain/**"), layer("[features/**, domain/**]")),
    ("true", layer("domain/**") + forgotten, layer("features/**") + forgotten),
    ("true", layer("dom*/**"), layer("feat*/**")),
    // The patterns for specs.
    ("true", specs("domain") + layer("domain/**"), specs("features") + layer("features/**")),
  ]

  private static let forgotten =
    "exceptions: [{rule: upward-link, from: domain/**, because: x}]\n"

  private static func layer(_ pattern: String) -> String {
    "layers: [{domain: \(pattern)}, {core: core/**}]\n"
  }

  private static func specs(_ folder: String) -> String {
    "specs: {include: [\(folder)/*/project.yml, core/*/project.yml, other/**/project.yml]}\n"
  }

  @Test("with the new name of a folder, in the configuration as well", arguments: folderEdits)
  func folders(script: String, before: String, now: String) throws {
    func configuration(_ folder: String, _ text: String) -> String {
      """
      \(text)rules:
        independent-modules:
        - {modules: [\(folder)/**, other/x/**], because: x}

      """
    }
    let gated = try GatedProject(
      "domain/A -> B, X\ndomain/B\ncore/C -> A\nother/x/X\nother/x/Y -> Z\nother/Z -> B",
      configuration: configuration("domain", before),
      files: [
        "domain/D/project.yml": """
        name: D
        targets:
          D:
            type: framework
            platform: iOS
            dependencies:
              # archlint:allow cycle because nothing is left of it
              - {framework: C.framework, implicit: true}

        """
      ])
    #expect(try gated.worse(than: .baseline) == [])
    _ = try gated.project.run("git mv domain features")
    try gated.project.folder.write(configuration("features", now), to: ".archlint.yml")
    #expect(try gated.project.run(script).problems == "")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
  }

  @Test("with the new name of a folder of sources alone")
  func sources() throws {
    func spec(_ folder: String) -> String {
      """
      name: All
      targets:
        A:
          type: framework
          platform: iOS
          sources: [\(folder)/A]
          dependencies:
            - target: B
        B: {type: framework, platform: iOS, sources: [\(folder)/B]}

      """
    }
    let layers = "layers:\n- low: low/**\n- domain: domain/**\n"
    let gated = try GatedProject(
      "low/Other", configuration: layers,
      files: [
        "domain/A/a.swift": "", "domain/B/b.swift": "",
        "specs/project.yml": spec("../domain"),
      ])
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    _ = try gated.project.run("git mv domain features")
    try gated.project.folder.write(spec("../features"), to: "specs/project.yml")
    try gated.project.folder.write(
      layers.replacing("domain/**", with: "features/**"), to: ".archlint.yml")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    let known = try gated.project.run("$archlint check --no-baseline --since main --known").output
    #expect(known.contains("A → B [same-layer-link]"), "\(known)")
  }

  @Test("but what a module does in a folder of another layer is new, also in a new one")
  func otherLayer() throws {
    let layers = "layers: [{domain: domain/**}, {core: core/**}]\n"
    let gated = try GatedProject(
      "domain/A -> B\ndomain/B\ncore/C\ndomain/D", configuration: layers)
    _ = try gated.project.run("git mv domain/B core/B")
    try gated.project.draw("core/B -> A")
    #expect(try gated.worse(than: .since).contains("upward-link B -> A"))
    let other = try GatedProject("domain/A -> C\ncore/C", configuration: layers)
    _ = try other.project.run("git mv domain low")
    try other.project.folder.write(
      "layers: [{domain: domain/**}, {core: core/**}, {low: low/**}]\n", to: ".archlint.yml")
    for gate in GatedProject.Gate.allCases {
      #expect(try other.worse(than: gate) == ["upward-link A -> C"])
    }
  }
}
