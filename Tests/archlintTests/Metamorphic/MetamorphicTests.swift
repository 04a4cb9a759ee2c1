import Configuration
import Documents
import Findings
import Loaders
import Modules
import Rules
import TestSupport
import Testing

/// What changes nothing about a project changes no verdict on it.
@Suite("The same project, written otherwise")
struct MetamorphicTests {
  private static let seeds = (1...UInt64(Tries.few(3, many: 12))).map(\.self)

  /// Layers that are configured, and such as folders show.
  private static let blueprints: [Blueprint] = {
    var configured = Preset.standard.blueprint
    configured.folderNames = .ignored
    configured.layers = configured.layers.map { Layer($0.name, [Pattern("**/\($0.name)/**")]) }
    return [configured, Preset.standard.blueprint]
  }()

  /// The graphs of the frameworks as they are written at first, by seed.
  private static let plain = Dictionary(
    uniqueKeysWithValues: seeds.map { ($0, graph(GeneratedFramework(seed: $0))) })

  /// What is found in these by each of the blueprints, by seed.
  private static let plainVerdicts = plain.mapValues { graph in
    blueprints.map { verdicts(on: graph, as: $0) }
  }

  private func plainVerdicts(_ seed: UInt64) throws -> [Set<String>] {
    try #require(MetamorphicTests.plainVerdicts[seed])
  }

  private static func graph(
    _ framework: GeneratedFramework, _ style: GeneratedFramework.Style = .init()
  ) -> ModuleGraph {
    let files = framework.files(style).mapValues { Array($0.utf8) }
    let disk = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard let bytes = files[path] else { throw .missing }
        return bytes
      }, kind: { files[$0] == nil ? nil : .file })
    let specs = files.keys.filter { $0.hasSuffix("project.yml") }
    return ProjectLoader(files: disk, environment: [:]).read(Array(specs), named: Set(specs))
      .graph()
  }

  /// What is found: rule, severity and both ends, by the names of specs.
  private static func verdicts(
    on graph: ModuleGraph, as blueprint: Blueprint
  ) -> Set<String> {
    let verdict = RuleBook().check(classify(graph, as: blueprint))
    let found = verdict.findings.filter { $0.rule != "unlayered-module" }.map { finding in
      // Where a cycle is best cut may depend on the order; that there is one may not.
      let ends =
        finding.members.isEmpty
        ? "\(finding.from.name) -> \(finding.to?.name ?? "")"
        : finding.members.map(\.name).sorted().joined(separator: ", ")
      return "\(finding.severity.rawValue) \(finding.rule): \(ends)".replacing("_iOS", with: "")
    }
    return Set(found)
  }

  @Test("files, keys and dependencies in another order", arguments: seeds)
  func order(seed: UInt64) throws {
    try same(seed, .init(isReversed: true))
  }

  @Test("all specs below another root, whatever it is called", arguments: seeds)
  func root(seed: UInt64) throws {
    try same(seed, .init(root: "ios/"))
    // A configured layer folder may be anywhere; an inferred one may not.
    for root in ["core/", "shared/app/"] {
      try same(seed, .init(root: root), as: [1])
    }
  }

  @Test("a platform, or a list of one", arguments: seeds)
  func platforms(seed: UInt64) throws {
    try same(seed, .init(hasPlatformList: true))
  }

  @Test("a spec, or the same in files that it includes", arguments: seeds)
  func includes(seed: UInt64) throws {
    try same(seed, .init(isSplit: true))
  }

  @Test("with an unrelated target, and with that under another name", arguments: seeds)
  func unrelated(seed: UInt64) throws {
    // Unreachable modules are reported for the unrelated part alone.
    let own = { (verdicts: [Set<String>]) in
      verdicts.map { $0.filter { !$0.contains(" unreachable-module: ") } }
    }
    let before = own(try plainVerdicts(seed))
    for name in ["AAA", "Zeta", "ISS", "ISSMX", "ISSM1X", "MainUI", "Core"] {
      var larger = GeneratedFramework(seed: seed)
      for spec in 0..<11 { larger.add("\(name)\(spec)", to: spec) }
      let graph = MetamorphicTests.graph(larger)
      let after = MetamorphicTests.blueprints.map { MetamorphicTests.verdicts(on: graph, as: $0) }
      #expect(own(after) == before, "\(name)")
    }
  }

  @Test("and there is something to be found, of many kinds")
  func kinds() throws {
    let found = try MetamorphicTests.seeds.flatMap { try plainVerdicts($0)[1] }
    for rule in ["same-layer-link", "upward-link", "mock-in-production", "prefer-interface"] {
      #expect(found.contains { $0.contains(" \(rule): ") }, "\(rule)")
    }
  }

  private func same(
    _ seed: UInt64, _ style: GeneratedFramework.Style, as blueprints: [Int] = [0, 1]
  ) throws {
    let graph = MetamorphicTests.graph(GeneratedFramework(seed: seed), style)
    for blueprint in blueprints {
      let before = try plainVerdicts(seed)[blueprint]
      let after = MetamorphicTests.verdicts(
        on: graph, as: MetamorphicTests.blueprints[blueprint])
      #expect(after.subtracting(before).sorted() == [])
      #expect(before.subtracting(after).sorted() == [])
    }
  }
}
