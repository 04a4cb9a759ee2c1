import Documents
import Findings
import Modules
import Rules
import TestSupport
import Testing

@Suite("Choosing rules")
struct RuleBookTests {
  private func book(
    _ rules: String, preset: String = "", only: [String] = [], skip: [String] = []
  ) throws -> RuleBook {
    RuleBook(
      preset: try Trial.settings(preset), configuration: try Trial.settings(rules), only: only,
      skip: skip)
  }

  private func severity(of rule: String, in book: RuleBook) -> Severity? {
    book.rules.first { $0.description.name == rule }?.severity
  }

  @Test("a severity, `off`, or options switch a rule as they say")
  func levels() throws {
    let book = try book("cycle: warning\nupward-link: off\ninterface-size: {limit: 5}")
    #expect(severity(of: "cycle", in: book) == .warning)
    #expect(severity(of: "upward-link", in: book) == nil)
    #expect(severity(of: "interface-size", in: book) == .warning)
    #expect(severity(of: "same-layer-link", in: book) == .error)
    #expect(severity(of: "dynamic-framework-limit", in: book) == nil)
  }

  @Test("the configuration counts before the preset; its severity leaves the preset's options")
  func presets() throws {
    let book = try book(
      "interface-size: error", preset: "interface-size: {limit: 1}\ncycle: off")
    #expect(severity(of: "interface-size", in: book) == .error)
    #expect(severity(of: "cycle", in: book) == nil)
    let graph = try GraphDrawing("domain/A: A, ACore\ncore | B, C\nACore -> B, C").graph
    let verdict = book.check(classify(graph, as: Preset.standard.drawn))
    #expect(verdict.findings.contains { $0.rule == "interface-size" && $0.severity == .error })
  }

  @Test("many workers find what one finds", arguments: [2, 3, 16])
  func workers(_ count: Int) throws {
    let rules = try book(LargeArchitecture.rules)
    for seed in 1...UInt64(Tries.few(1, many: 3)) {
      let architecture = RandomArchitecture.make(modules: 200, seed: seed)
      let one = rules.check(architecture).findings.map(\.text)
      #expect(Set(one).count > 50)
      #expect(rules.check(architecture, by: Crew(count)).findings.map(\.text) == one)
    }
  }

  @Test("a rule that is asked for and needs options judges nothing without them, and says so")
  func idleRules() throws {
    let idle = [
      "allowed-links", "forbidden-import", "forbidden-link", "independent-modules", "launch-budget",
      "layer-linkage", "module-shape", "naming", "protected", "registration", "required-link",
    ]
    let names = idle + ["interface-size"]
    let asked = try book("link-limit: off\n" + names.map { "\($0): error\n" }.joined())
    #expect(
      asked.problems.map(\.message).sorted()
        == idle.map { "`\($0)` has no options, so it checks nothing" })
    for limit in ["fan-in", "fan-out", "depth"] {
      let limited = try book("link-limit: {\(limit): 3}", only: ["link-limit"])
      #expect(limited.problems.isEmpty, "\(limit)")
    }
    let preset = try book("layer-linkage: error", preset: "layer-linkage: {core: static}")
    #expect(preset.problems.isEmpty)
  }

  @Test("the command line counts before both")
  func commandLine() throws {
    let only = try book("cycle: warning", only: ["cycle", "upward-link"], skip: ["upward-link"])
    #expect(only.rules.filter { $0.severity != nil }.map(\.description.name) == ["cycle"])
    #expect(severity(of: "cycle", in: only) == .warning)
  }

  @Test("a rule that is off shows nothing alone either, and says so")
  func silentRules() throws {
    let only = try book("cycle: off", only: ["cycle", "link-limit", "upward-link"])
    #expect(only.rules.filter { $0.severity != nil }.map(\.description.name) == ["upward-link"])
    #expect(
      only.problems.map { "\($0.place?.line ?? 0) \($0.severity) \($0.message)" }.sorted() == [
        "0 warning `--only link-limit` shows nothing, because the rule is off",
        "1 warning `--only cycle` shows nothing, because the rule is off",
      ])
  }

  @Test("what a rule takes lightly never gets graver, and all gets slighter together")
  func slightFindings() throws {
    // Without configured layers the rule only remarks on modules that have none.
    let drawing = "tools/Lint: Lint\ntools/Format: Format"
    for (level, severity) in [("error", Severity.info), ("warning", .info), ("info", .info)] {
      let trial = try Trial(
        drawing, only: "unlayered-module", rules: "unlayered-module: \(level)")
      #expect(trial.verdict.findings.map(\.severity) == [severity])
    }
  }

  @Test("a severity that is none is a mistake, with the nearest one")
  func mistakes() throws {
    let trial = try Trial(
      "A -> B", only: "cycle", rules: "cycle: eror\nupward-link: {severity: on}")
    #expect(
      trial.problemText == """
        .archlint.yml:2:25: error: a rule is off, info, warning, error; not `on`
        .archlint.yml:1:8: error: a rule is off, info, warning, error; not `eror`
          help: did you mean `error`?
        """)
  }

  @Test("every preset's rules are known and free of mistakes", arguments: Preset.allCases)
  func presetRules(preset: Preset) {
    let book = RuleBook(preset: preset.rules)
    #expect(book.problems.isEmpty)
    #expect(preset.rules.allSatisfy { RuleCatalog.names.contains($0.name) })
    #expect((preset == .modularFlow) == preset.rules.contains { $0.name == "layer-linkage" })
  }
}

@Suite("One cause, one finding")
struct JoiningTests {
  @Test("of the rules that see a dependency the worst speaks, of equals the first")
  func precedence() throws {
    let drawing = """
      domain/Space: ISSSpace, ISSSpaceCore
      core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock
      ISSNetwork -> ISSNetworkCore
      ISSSpace -> ISSSpaceCore
      ISSNetworkMock, ISSNetworkCore -> ISSSpace
      ISSSpace -> ISSNetworkMock
      """
    #expect(
      try Trial(drawing, rules: "cycle: off").links.filter { !$0.hasPrefix("un") } == [
        "interface-links-implementation: ISSNetworkCore -> ISSSpace",
        "upward-link: ISSNetworkMock -> ISSSpace",
        "mock-in-production: ISSSpace -> ISSNetworkMock",
      ])
    let rules = """
      cycle: off
      mock-links-implementation: off
      interface-links-implementation: off
      """
    #expect(
      try Trial(drawing, rules: rules).links.filter { $0.hasPrefix("upward") } == [
        "upward-link: ISSNetworkCore -> ISSSpace", "upward-link: ISSNetworkMock -> ISSSpace",
      ])
  }

  @Test("a dependency that is written twice is one finding with a note")
  func repeated() throws {
    let trial = try Trial("domain | A, B\nA -> B\nA -> B", only: "same-layer-link")
    #expect(trial.links == ["same-layer-link: A -> B"])
    #expect(
      trial.verdict.findings[0].notes == [
        Note("listed here too", at: Place(file: "domain/A/project.yml", line: 3, column: 6))
      ])
  }

  @Test("platform twins are one finding, with the other platforms in a note")
  func platforms() throws {
    var builder = GraphBuilder()
    let specs = ["A", "B"].map { builder.add(Spec(path: "core/\($0)/project.yml", project: $0)) }
    for platform in [Platform.iOS, .tvOS] {
      let ids = ["A", "B"].enumerated().map { index, name in
        let place = Place(file: "core/\(name)/project.yml", line: 3, column: 3)
        var target = Target(
          name: "\(name)_\(platform)", project: name, spec: specs[index], type: .framework,
          platform: platform, place: place)
        target.details.productName = name
        target.details.provenance = [Provenance(.platform, platform.rawValue, at: place)]
        return builder.add(target)
      }
      builder.add(
        Link(from: ids[0], to: .target(ids[1]), kind: .framework),
        of: Link.Entry("B.framework", at: Place(file: "core/A/project.yml", line: 9, column: 9)))
    }
    let architecture = classify(builder.build(), as: Preset.standard.drawn)
    let trial = try Trial(architecture, only: ["same-layer-link"])
    #expect(trial.links == ["same-layer-link: A_iOS -> B_iOS"])
    #expect(trial.verdict.findings[0].notes.map(\.text) == ["the same for A_tvOS (tvOS)"])
    // What the first rule says of one twin it says of all, so the second has nothing to add.
    let both = try Trial(
      architecture, only: ["forbidden-link", "same-layer-link"],
      rules: "forbidden-link: [{from: \"A*\", to: \"B*\", because: x}]")
    #expect(both.links == ["forbidden-link: A_iOS -> B_iOS"])
  }

  @Test("a note tells what carried a dependency into its target")
  func provenance() throws {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "core/A/project.yml", project: "A"))
    let other = builder.add(Spec(path: "core/B/project.yml", project: "B"))
    let ids = [("A", spec), ("B", other)].map { name, spec in
      builder.add(
        Target(
          name: name, project: name, spec: spec, type: .framework,
          place: Place(file: "core/\(name)/project.yml", line: 3, column: 3)))
    }
    let provenance = [
      Provenance(.include, "base.yml", at: Place(file: "core/A/project.yml", line: 1, column: 10)),
      Provenance(.template, "Base", at: Place(file: "core/A/project.yml", line: 5, column: 5)),
    ]
    builder.add(
      Link(from: ids[0], to: .target(ids[1]), kind: .framework),
      of: Link.Entry(
        "B.framework", at: Place(file: "base.yml", line: 7, column: 7), provenance: provenance))
    let architecture = classify(builder.build(), as: Preset.standard.drawn)
    #expect(
      try Trial(architecture, only: ["same-layer-link"]).text == """
        base.yml:7:7: error: A (core) links B in the same layer [same-layer-link]
          help: add an interface target BCore and link it instead, or move the shared code to \
        shared
          core/A/project.yml:1:10: note: A gets it through the include base.yml
          core/A/project.yml:5:5: note: A gets it through the template Base
        """)
  }
}
