import Foundation
import Loaders
import Modules
import Testing

@Suite(
  "The book's sample framework",
  .enabled(if: Corpus.folder != nil, "the corpus does not lie beside the package"))
struct SampleFrameworkTests {
  private let graph: ModuleGraph

  init() throws {
    let corpus = try #require(Corpus.folder)
    let root = corpus.appendingPathComponent(
      "multi/CyrilCermak+modular_architecture_on_ios/specs/iss_modular_architecture")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix("project.yml") && !$0.contains("ProjectFactory") }
    graph = ProjectLoader(files: .onDisk(below: root), environment: [:])
      .read(paths, named: Set(paths)).graph()
  }

  @Test("11 specs, 31 targets, 3 applications")
  func size() {
    #expect(graph.specs.count == 11)
    #expect(graph.targets.count == 31)
    #expect(graph.targets.count { $0.type.isApp } == 3)
  }

  @Test("56 dependencies between targets, of which 54 link and 25 are between frameworks")
  func links() {
    let between = graph.links.filter { $0.target != nil && !$0.isInherited }
    #expect(between.count == 56)
    #expect(between.count { $0.links } == 54)
    let ofFrameworks = between.filter { link in
      graph[link.from].type.isFramework
        && link.target.map { graph[$0].type.isFramework } ?? false
    }
    #expect(ofFrameworks.count == 25)
  }

  @Test("every implicit name is found")
  func names() {
    #expect(!graph.notices.contains { $0.kind == .unknownName || $0.kind == .ambiguousName })
  }

  @Test("its layers, roles and modules")
  func architecture() {
    let architecture = classify(graph, as: Preset.standard.blueprint)
    var roles: [Role: Int] = [:]
    for id in graph.targetIDs { roles[architecture.role(of: id), default: 0] += 1 }
    #expect(
      roles == [
        .app: 1, .hostApp: 2, .implementation: 10, .interface: 3, .mock: 1, .unitTests: 11,
        .uiTests: 3,
      ])
    #expect(architecture.modules.count == 11)
    #expect(graph.targetIDs.allSatisfy { architecture.layer(of: $0) != nil })
  }
}
