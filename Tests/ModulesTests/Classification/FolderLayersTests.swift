import Modules
import TestSupport
import Testing

/// Layers that nobody configured: folders stand for them only where the layout leaves no doubt.
@Suite("Layers that folders show")
struct FolderLayersTests {
  private func architecture(_ drawing: String) throws -> Architecture {
    classify(try GraphDrawing(drawing).graph, as: Preset.standard.blueprint)
  }

  private let certain = """
    ios/app/Main: Main(app)
    ios/Services/Crew: Crew
    ios/core/Net: Net
    Main -> Crew -> Net

    """

  @Test("three side by side, one module a spec, links that lead down: everything is tagged")
  func certainLayout() throws {
    let architecture = try architecture(certain + "tools/Lint: Lint")
    #expect(architecture.layout == .certain(["ios/Services", "ios/app", "ios/core"]))
    #expect(
      architecture.table == [
        "Crew: service (folder), implementation, Crew",
        "Lint: - (none), implementation, Lint",
        "Main: app (folder), app, Main", "Net: core (folder), implementation, Net",
      ])
  }

  @Test("the app may lie in the folder itself, the others must hold folders of modules")
  func ownFolders() throws {
    let one = try architecture("app: Main(app)\ndomain/A: A\ncore/B: B\nMain -> A -> B")
    #expect(one.layout == .certain(["app", "core", "domain"]))
    let all = try architecture("app: Main(app)\ndomain: A\ncore: B\nMain -> A -> B")
    #expect(all.layout == .doubtful(.fewFolders(["app", "core", "domain"])))
    #expect(all.modules.allSatisfy { $0.layer == nil })
  }

  @Test("fewer folders, or such as do not lie side by side, are no layers")
  func fewFolders() throws {
    for drawing in [
      "app/Main: Main(app)\ncore/Net: Net\nMain -> Net",
      "app/Main: Main(app)\nx/core/Net: Net\ny/shared/Log: Log\nMain -> Net -> Log",
      "app/Main: Main(app)\nApps/B: B\ncore/Net: Net\nMain -> Net",
    ] {
      let architecture = try architecture(drawing)
      #expect(architecture.modules.allSatisfy { $0.layer == nil }, "\(drawing)")
      guard case .doubtful(.fewFolders) = architecture.layout else {
        Issue.record("\(architecture.layout)")
        continue
      }
    }
  }

  @Test("a spec below them with several modules that link one another leaves doubt")
  func sharedSpec() throws {
    let shared = try architecture(
      certain + "ios/core/Platform: Disk, Cache\nDisk -> Cache\nCrew -> Disk")
    #expect(
      shared.layout
        == .doubtful(
          .sharedSpec(
            "ios/core/Platform/project.yml", below: ["ios/Services", "ios/app", "ios/core"])))
    #expect(shared.modules.allSatisfy { $0.layer == nil })
  }

  @Test("a target that has nothing to do with what its spec holds changes nothing")
  func unrelated() throws {
    let architecture = try architecture(
      certain + "ios/core/Disk: Disk, DiskUI, Zeta\nDiskUI -> Disk\nCrew -> Disk")
    #expect(architecture.table.contains("Disk: core (folder), implementation, Disk"))
    #expect(architecture.table.contains("Net: core (folder), implementation, Net"))
  }

  @Test("an app and its frameworks in one spec are not tagged by its own folder, wherever it lies")
  func appFolder() throws {
    let architecture = try architecture(
      """
      App: Acme(app), AcmeCheckout, AcmeCart
      Acme => AcmeCheckout -> AcmeCart
      """)
    #expect(architecture.modules.map(\.name) == ["Acme", "AcmeCart", "AcmeCheckout"])
    #expect(architecture.modules.allSatisfy { $0.layer == nil })
  }

  @Test("in one spec for all, the folders of the sources are asked")
  func sources() throws {
    let architecture = try architecture(
      """
      ios: Main(app from:ios/Sources/app/Main), Map(from:ios/Sources/domain/Map)
      ios: Net(from:ios/Sources/core/Net/Net.swift), Generated(from:other/core/X)
      Main => Map -> Net, Generated
      """)
    #expect(
      architecture.table == [
        "Generated: - (none), implementation, Generated",
        "Main: app (folder), app, Main", "Map: domain (folder), implementation, Map",
        "Net: core (folder), implementation, Net",
      ])
  }

  @Test("links that mostly lead up, or none at all, leave doubt; one of three is a slip")
  func direction() throws {
    let names = ["app", "core", "domain", "shared"]
    let modules = "app/Main: Main(app)\ndomain | A\ncore | B, C\nshared/D: D, DTests(unit-tests)\n"
    #expect(try architecture(modules).layout == .doubtful(.upwardLinks(0, of: 0, between: names)))
    #expect(
      try architecture(modules + "Main -> A\nB, C -> A").layout
        == .doubtful(.upwardLinks(2, of: 3, between: names)))
    #expect(
      try architecture(modules + "Main -> A, B\nD -> A").layout == .certain(names))
    // Two links up between two layers, and none down, are another order of layers.
    #expect(
      try architecture(modules + "Main -> A, B, C, D\nA, B -> D\nB, C -> A").layout
        == .doubtful(.upwardLinks(2, of: 8, between: names)))
    // What only tests something does not count.
    #expect(
      try architecture(modules + "Main -> A\nA -> B\nDTests -> A, B, C").layout == .certain(names))
  }

  @Test("the three layers of a preset may be all there are")
  func otherPreset() throws {
    let graph = try GraphDrawing(
      "App/Main: Main(app)\nFeatures/Map: Map\nCore/Net: Net\nMain -> Map -> Net"
    ).graph
    let architecture = classify(graph, as: Preset.appFeatureCore.blueprint)
    #expect(architecture.layout == .certain(["App", "Core", "Features"]))
  }

  @Test("moved below another root, whatever its name, a layout says the same")
  func moved() throws {
    for root in ["a/b", "core", "shared/app"] {
      let moved = try architecture(certain.replacingOccurrences(of: "ios/", with: "\(root)/"))
      #expect(
        moved.table == (try architecture(certain)).table, "\(root)")
    }
  }
}
