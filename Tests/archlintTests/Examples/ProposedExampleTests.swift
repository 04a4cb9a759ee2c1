import CommandLine
import Foundation
import Testing

@testable import archlint

@Suite("What init proposes for the examples without their configuration")
struct ProposedExampleTests {
  @Test(
    "their own layers, from the preset that they have if they have one",
    arguments: [
      ("app-feature-core", "app-feature-core", "app, feature, core"),
      ("hexagonal", "hexagonal", "app, adapter, domain"),
      (
        "international-space-station", "application-framework",
        "app, domain, service, core, shared"
      ),
      (
        "layered-messenger", "layered",
        "app, presentation, application, business, data-access, data"
      ),
      ("modular-flow", "modular-flow", "app, app-core, app-flow, flow, feature, common"),
      ("legacy", "application-framework", "app, domain, service, core"),
      ("single-spec", nil, "app, features, services, foundation"),
      ("sliced", "sliced", "app, presentation, domain, data, shared"),
    ])
  func own(name: String, preset: String?, layers: String) throws {
    let example = try Example(name)
    let copy = URL(filePath: example.path)
    let before = try self.layers(copy)
    for file in [".archlint.yml", ".archlint-baseline.yml"] {
      try? FileManager.default.removeItem(at: copy.appending(path: file))
    }
    let outcome = Main.run(["init", copy.path])
    #expect(
      String(decoding: outcome.output, as: UTF8.self)
        .contains(": \(preset.map { "preset \($0), " } ?? "")layers \(layers)\n"))
    #expect(try self.layers(copy) == before)
  }

  /// Each target with its layer.
  private func layers(_ folder: URL) throws -> [String: String] {
    struct Graph: Decodable {
      struct Target: Decodable {
        let name: String
        let layer: String?
      }
      let targets: [Target]
    }
    let outcome = Main.run(["graph", "--format", "json", folder.path])
    let graph = try JSONDecoder().decode(Graph.self, from: Data(outcome.output))
    return Dictionary(graph.targets.map { ($0.name, $0.layer ?? "") }) { first, _ in first }
  }
}
