import Configuration
import Documents
import Findings
import Inputs
import Judging
import Loaders
import Modules
import Rules
import TestSupport
import Testing

/// What changes nothing about a project changes no verdict on it.
@Suite("The same project, written otherwise")
struct MetamorphicTests {
  private static let seeds = [UInt64](1...12)

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

  private func plain(_ seed: UInt64) throws -> ModuleGraph {
    try #require(MetamorphicTests.plain[seed])
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
    return Loading(files: disk, environment: [:]).read(Array(specs), named: Set(specs)).graph()
  }

  /// What is found: rule, severity and both ends, by the names of specs.
  private func verdicts(on graph: ModuleGraph, as blueprint: Blueprint) -> Set<String> {
    let verdict = RuleBook().judge(classify(graph, as: blueprint))
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
    // A folder that is configured as a layer is one wherever it lies; one that is guessed is not.
    for root in ["core/", "shared/app/"] {
      try same(seed, .init(root: root), as: [Preset.standard.blueprint])
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
    // That nobody reaches what is unrelated is said of it alone.
    let own = { (graph: ModuleGraph) in
      MetamorphicTests.blueprints.map { blueprint in
        verdicts(on: graph, as: blueprint).filter { !$0.contains(" unreachable-module: ") }
      }
    }
    let before = own(try plain(seed))
    for name in ["AAA", "Zeta", "ISS", "ISSMX", "ISSM1X", "MainUI", "Core"] {
      var larger = GeneratedFramework(seed: seed)
      for spec in 0..<11 { larger.add("\(name)\(spec)", to: spec) }
      #expect(own(MetamorphicTests.graph(larger)) == before, "\(name)")
    }
  }

  @Test("and there is something to be found, of many kinds")
  func kinds() throws {
    let found = try MetamorphicTests.seeds.flatMap { seed in
      verdicts(on: try plain(seed), as: MetamorphicTests.blueprints[1])
    }
    for rule in ["same-layer-link", "upward-link", "mock-in-production", "prefer-interface"] {
      #expect(found.contains { $0.contains(" \(rule): ") }, "\(rule)")
    }
  }

  private func same(
    _ seed: UInt64, _ style: GeneratedFramework.Style,
    as blueprints: [Blueprint] = MetamorphicTests.blueprints
  ) throws {
    let graphs = (
      before: try plain(seed), after: MetamorphicTests.graph(GeneratedFramework(seed: seed), style)
    )
    for blueprint in blueprints {
      let before = verdicts(on: graphs.before, as: blueprint)
      let after = verdicts(on: graphs.after, as: blueprint)
      #expect(after.subtracting(before).sorted() == [])
      #expect(before.subtracting(after).sorted() == [])
    }
  }
}
