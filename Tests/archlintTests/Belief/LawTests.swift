import Configuration
import Findings
import Foundation
import Modules
import Rules
import TestSupport
import Testing

@testable import Loaders
@testable import Run

/// One edit to one link, target or folder changes no other target's layer or role, and removes no
/// finding that is not about the edit.
///
/// More than five thousand edits are drawn.
@Suite("The law of belief")
struct LawTests {
  private static let rules = [
    "upward-link", "same-layer-link", "closed-layer", "prefer-interface", "mock-in-production",
    "interface-links-implementation", "mock-links-implementation",
  ]

  /// What is known of a project.
  private struct State {
    let architecture: Architecture
    /// Layer and role of each target.
    var classified: [String: String] = [:]
    /// What was found, with all that it is about.
    var findings: [String: Set<String>] = [:]

    init(_ graph: ModuleGraph, as blueprint: Blueprint) {
      architecture = classify(graph, as: blueprint)
      for id in graph.targetIDs {
        let layer = architecture.layer(of: id).map { architecture[$0].name } ?? "-"
        classified[graph.key(of: id)] = "\(layer), \(architecture.role(of: id).rawValue)"
      }
      let book = RuleBook(
        configuration: [], only: [], skip: RuleCatalog.names.filter { !LawTests.rules.contains($0) }
      )
      for finding in book.check(architecture).findings {
        guard let from = finding.from.target, let to = finding.to?.target else { continue }
        let ends = [graph.key(of: from), graph.key(of: to)]
        let words = finding.notes.flatMap { $0.text.split(separator: " ").map(String.init) }
        findings["\(finding.rule) \(ends[0]) \(ends[1])", default: []].formUnion(ends + words)
      }
    }
  }

  /// How often something happened that the law allows, and decision 7 says why.
  private struct Crossings {
    var edits = 0
    var votes = 0
    var sites = 0
    /// What neighbors of what was edited became, by the kind of the edit.
    var neighbors: [String: Int] = [:]
  }

  /// Test bundles have no module without their app: decision 7 has the number.
  private static func isNeighborly(_ change: String) -> Bool {
    change.hasPrefix("removeTarget: app, unit-tests")
  }

  /// Draws edits of a project and looks at what each changes.
  private func edit(
    _ graph: ModuleGraph, as blueprint: Blueprint, times: Int, seed: UInt64,
    _ name: String, into crossings: inout Crossings
  ) {
    let before = State(graph, as: blueprint)
    let project = EditedProject(before.architecture)
    var random = SplitMix(seed: seed)
    for number in 0..<times {
      let kind = EditedProject.Edit.allCases[number % EditedProject.Edit.allCases.count]
      guard let outcome = project.edited(kind, using: &random) else { continue }
      crossings.edits += 1
      let after = State(outcome.graph, as: blueprint)
      let story = "\(name), seed \(seed), edit \(number): \(kind) of \(outcome.touched.sorted())"
      // `judged-less` reports a changed vote, or a third layer that is gone.
      let (then, now) = (before.architecture.ownConventions, after.architecture.ownConventions)
      if then.conventions != now.conventions {
        crossings.votes += 1
        continue
      }
      if then.sites != now.sites {
        #expect([.removeTarget, .renameTarget, .removeSpec, .moveSpec].contains(kind), "\(story)")
        crossings.sites += 1
        continue
      }
      for (target, former) in before.classified where !outcome.edited.contains(target) {
        guard let now = after.classified[target], now != former else { continue }
        #expect(outcome.touched.contains(target), "\(target), \(story)")
        crossings.neighbors["\(kind): \(former) to \(now)", default: 0] += 1
      }
      let names = Set(outcome.touched.map { String($0.split(separator: "|").last ?? "") })
      for (finding, ends) in before.findings where after.findings[finding] == nil {
        let isAbout = !ends.isDisjoint(with: outcome.touched) || !ends.isDisjoint(with: names)
        #expect(isAbout, "\(finding) is gone, \(story)")
      }
      if let (rule, from, to) = outcome.planted {
        #expect(after.findings["\(rule) \(from) \(to)"] != nil, "\(rule) is silent, \(story)")
      }
    }
  }

  /// No configuration, a preset that is named, and layers and roles that are written.
  private static let modes: [(name: String, blueprint: Blueprint)] = {
    var named = Preset.standard.blueprint
    named.folderNames = .always
    var written = Preset.standard.drawn
    written.roles[.interface] = [RolePattern(Pattern("*Core"))]
    return [("none", Preset.standard.blueprint), ("preset", named), ("written", written)]
  }()

  @Test("holds on generated frameworks, with and without a configuration")
  func generated() throws {
    var crossings = Crossings()
    let rounds = Tries.few(7, many: 70)
    for seed in UInt64(1)...UInt64(rounds) {
      let graph = try GraphDrawing(LayeredFramework(seed: seed).drawing).graph
      for (name, blueprint) in LawTests.modes {
        edit(graph, as: blueprint, times: 17, seed: seed, name, into: &crossings)
      }
    }
    #expect(crossings.edits >= rounds * 42)
    #expect(crossings.votes * 50 <= crossings.edits, "\(crossings)")
    #expect(crossings.neighbors.keys.allSatisfy(LawTests.isNeighborly), "\(crossings)")
  }

  @Test(
    "holds on the book's shape and on others' repositories, by the configuration of `init` as well",
    .enabled(if: Field.folder != nil, "\(SharedFiles.absence)"))
  func field() throws {
    var crossings = Crossings()
    let repositories = Field.repositories
    let times = Tries.few(9, many: 68)
    for (number, repository) in repositories.enumerated() {
      let tree = try LaidOutRepository(repository)
      for isConfigured in [false, true] {
        if isConfigured { try tree.initialize() }
        let workspace = Pipeline.workspace(of: Input(try Root(path: tree.path)))
        guard !workspace.graph.targets.isEmpty else { continue }
        edit(
          workspace.graph, as: workspace.configuration.blueprint, times: times,
          seed: UInt64(number + 1), repository.path, into: &crossings)
      }
    }
    #expect(crossings.edits >= times * 20)
    #expect(crossings.votes * 50 <= crossings.edits, "\(crossings)")
    #expect(crossings.neighbors.keys.allSatisfy(LawTests.isNeighborly), "\(crossings)")
  }

  @Test("twenty upward links, one after another: findings never become fewer")
  func cumulated() throws {
    for seed in 1...UInt64(Tries.few(2, many: 6)) {
      let graph = try GraphDrawing(LayeredFramework(seed: seed).drawing).graph
      for (name, blueprint) in LawTests.modes {
        var project = EditedProject(classify(graph, as: blueprint))
        var random = SplitMix(seed: seed)
        var found: Set<String> = []
        for step in project.addUpwardLinks(20, using: &random) {
          let state = State(step.graph, as: blueprint)
          let links = Set(state.findings.keys)
          #expect(links.contains("upward-link \(step.from) \(step.to)"), "\(name)")
          #expect(found.isSubset(of: links), "\(name), \(found.subtracting(links))")
          found = links
        }
        #expect(found.count >= 20)
      }
    }
  }
}

/// A framework of five layers in which every module has an interface, a mock and tests; drawn by lot.
struct LayeredFramework {
  let drawing: String

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let layers = ["domain", "service", "core", "shared"]
    let bands = layers.indices.map { index in
      (0..<Int.random(in: 2...4, using: &random)).map { "L\(index)M\($0)" }
    }
    var lines = ["app/Main: Main(app)"]
    var links: [String] = []
    for (index, modules) in bands.enumerated() {
      for module in modules {
        lines.append(
          "\(layers[index])/\(module): \(module), \(module)Core, \(module)Mock, "
            + "\(module)Tests(unit-tests)")
        links += [
          "\(module) -> \(module)Core", "\(module)Mock -> \(module)Core", "Main => \(module)",
          "\(module)Tests -> \(module), \(module)Mock",
        ]
        for lower in bands[(index + 1)...] where Bool.random(using: &random) {
          links.append("\(module) -> \(lower.randomElement(using: &random) ?? "")Core")
        }
      }
    }
    drawing = (lines + links).joined(separator: "\n")
  }
}
