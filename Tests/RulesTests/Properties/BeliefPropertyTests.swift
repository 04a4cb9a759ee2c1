import Modules
import TestSupport
import Testing

/// One edit to one link, one added, removed or renamed target changes the layer and the role of
/// nobody else, and takes no finding away that is not about what was edited.
@Suite("Belief does not change with the violation")
struct BeliefPropertyTests {
  /// A framework of five layers in which every module has an interface, and some a mock and tests.
  private struct Framework {
    var bands: [(layer: String, modules: [String])] = []
    var links: Set<String> = []
    /// Further targets, by the spec that holds them.
    var extras: [(spec: String, target: String)] = []

    init(seed: UInt64) {
      var random = SplitMix(seed: seed)
      for (index, layer) in ["domain", "service", "core", "shared"].enumerated() {
        let count = Int.random(in: 2...4, using: &random)
        bands.append((layer, (0..<count).map { "L\(index)M\($0)" }))
      }
      for (index, band) in bands.enumerated() {
        for module in band.modules {
          links.insert("\(module) -> \(module)Core")
          links.insert("Main => \(module)")
          links.insert("\(module)Tests -> \(module)")
          for lower in bands[(index + 1)...] where Bool.random(using: &random) {
            links.insert("\(module) -> \(lower.modules.randomElement(using: &random) ?? "")Core")
          }
        }
      }
    }

    var targets: [String] { bands.flatMap(\.modules) }

    var drawing: String {
      var lines = ["app/Main: Main(app)"]
      for band in bands {
        for module in band.modules {
          let more = extras.filter { $0.spec == module }.map { ", \($0.target)" }.joined()
          lines.append(
            "\(band.layer)/\(module): \(module), \(module)Core, \(module)Mock, "
              + "\(module)Tests(unit-tests)\(more)")
        }
      }
      return (lines + links.sorted()).joined(separator: "\n")
    }

    /// Edits it at random; returns the targets that the edit is about.
    mutating func edit(using random: inout SplitMix) -> Set<String> {
      let one = targets.randomElement(using: &random) ?? ""
      let other = targets.randomElement(using: &random) ?? ""
      let kinds = ["", "Core", "Mock"]
      let (from, to) = (
        one + (kinds.randomElement(using: &random) ?? ""),
        other + (kinds.randomElement(using: &random) ?? "")
      )
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        links.insert("\(from) -> \(to)")
        return [from, to]
      case 2:
        guard let link = links.sorted().randomElement(using: &random) else { return [] }
        links.remove(link)
        return Set(link.split(separator: " ").map(String.init))
      case 3:
        extras.append((one, "\(one)Macros"))
        return ["\(one)Macros"]
      case 4:
        extras.append((one, "FreshCore"))
        links.insert("\(one) -> FreshCore")
        return ["FreshCore", one]
      default:
        extras.append((one, "Unrelated"))
        return ["Unrelated"]
      }
    }
  }

  /// The layers and roles of targets by their names.
  private func believed(_ drawing: String, as blueprint: Blueprint) throws -> [String: String] {
    let graph = try GraphDrawing(drawing).graph
    let architecture = classify(graph, as: blueprint)
    let rows = graph.targetIDs.map { id in
      let layer = architecture.layer(of: id).map { architecture[$0].name } ?? "-"
      return (graph[id].name, "\(layer), \(architecture.role(of: id).rawValue)")
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  @Test("nothing else changes its layer or its role", arguments: [0, 1])
  func untouched(mode: Int) throws {
    var blueprint = Preset.standard.blueprint
    if mode == 1 { blueprint.folderNames = .always }
    var edits = 0
    for seed in UInt64(1)...20 {
      let framework = Framework(seed: seed)
      let before = try believed(framework.drawing, as: blueprint)
      #expect(before.values.filter { $0.hasPrefix("- ") || $0.hasPrefix("-,") } == [])
      var random = SplitMix(seed: seed &* 7919)
      for _ in 0..<25 {
        var edited = framework
        let touched = edited.edit(using: &random)
        let after = try believed(edited.drawing, as: blueprint)
        for (target, belief) in before where !touched.contains(target) {
          #expect(after[target] == belief, "\(target) after an edit of \(touched.sorted())")
        }
        edits += 1
      }
    }
    #expect(edits == 500)
  }

  @Test("upward links, one after another, are all found")
  func cumulated() throws {
    for seed in UInt64(1)...10 {
      var framework = Framework(seed: seed)
      var random = SplitMix(seed: seed)
      var found: Set<String> = []
      for _ in 0..<20 {
        let upper = Int.random(in: 0..<3, using: &random)
        let lower = Int.random(in: (upper + 1)..<4, using: &random)
        let from = framework.bands[lower].modules.randomElement(using: &random) ?? ""
        let to = framework.bands[upper].modules.randomElement(using: &random) ?? ""
        framework.links.insert("\(from) -> \(to)")
        let trial = try Trial(
          framework.drawing, as: Preset.standard.blueprint, only: "upward-link")
        let links = Set(trial.links)
        #expect(links.contains("upward-link: \(from) -> \(to)"))
        #expect(found.isSubset(of: links))
        found = links
      }
    }
  }
}
