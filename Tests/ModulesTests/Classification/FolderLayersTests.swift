import Documents
import Modules
import TestSupport
import Testing

/// Layers without a configuration: folders are layers if several are siblings.
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
    #expect(architecture.layout == .sites(["ios/Services", "ios/app", "ios/core"]))
    #expect(
      architecture.table == [
        "Crew: service (folder), implementation, Crew",
        "Lint: - (none), implementation, Lint",
        "Main: app (folder), app, Main", "Net: core (folder), implementation, Net",
      ])
  }

  @Test("three groups of Xcode: they are not called folders")
  func groups() {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "A.xcodeproj", project: "A"))
    for group in ["App", "Domain", "Core"] {
      var target = Target(
        name: "Kit\(group)", project: "A", spec: spec, type: .framework,
        place: Place(file: "A.xcodeproj"))
      target.details.groups = [group]
      _ = builder.add(target)
    }
    let architecture = classify(builder.build(), as: Preset.standard.blueprint)
    #expect(architecture.layout == .groups(["App", "Core", "Domain"]))
  }

  @Test("the app may lie in the folder itself, the others must hold folders of modules")
  func ownFolders() throws {
    let one = try architecture("app: Main(app)\ndomain/A: A\ncore/B: B\nMain -> A -> B")
    #expect(one.layout == .sites(["app", "core", "domain"]))
    let all = try architecture("app: Main(app)\ndomain: A\ncore: B\nMain -> A -> B")
    #expect(all.layout == .tooFew(["app", "core", "domain"], areSiblings: true))
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
      guard case .tooFew = architecture.layout else {
        Issue.record("\(architecture.layout)")
        continue
      }
    }
  }

  @Test("a spec below them with several modules is in the layer of its folder, as all others are")
  func sharedSpec() throws {
    let shared = try architecture(
      certain + "ios/core/Platform: Disk, Cache\nDisk -> Cache\nCrew -> Disk")
    #expect(shared.layout == .sites(["ios/Services", "ios/app", "ios/core"]))
    #expect(shared.table.contains("Disk: core (folder), implementation, Disk"))
    #expect(shared.table.contains("Cache: core (folder), implementation, Cache"))
    #expect(shared.table.contains("Net: core (folder), implementation, Net"))
  }

  @Test("a path of a hundred thousand folders takes no longer than others")
  func endlessPath() throws {
    let path = String(repeating: "core/", count: 100_000)
    let architecture = try architecture(
      certain + "ios: Odd(from:ios/\(path)), Even(from:\(path))")
    #expect(architecture.layout == .sites(["ios/Services", "ios/app", "ios/core"]))
    #expect(architecture.table.contains("Odd: core (folder), implementation, Odd"))
    #expect(architecture.table.contains("Even: - (none), implementation, Even"))
  }

  /// Swift 6.3's optimizer once filled the slice that compares folders after it had let go of it, half
  /// of the time; so folders are compared often, at many depths.
  @Test("folders are told apart at any depth, in optimized programs too")
  func optimizedFolders() throws {
    for depth in 0..<40 {
      let folder = (0..<depth).map { "folder-with-a-long-name-\($0)/" }.joined()
      let layers = ["app", "core", "domain"].map { "\(folder)\($0)" }
      let drawing = """
        \(layers[0])/Main: Main(app)
        \(layers[2])/Crew: Crew
        \(layers[1])/Net: Net
        \(layers[1])/Platform: Disk, Cache
        Main -> Crew -> Net
        Disk -> Cache
        Crew -> Disk
        """
      let architecture = try architecture(drawing)
      #expect(architecture.layout == .sites(layers))
      #expect(architecture.table.contains("Cache: core (folder), implementation, Cache"))
    }
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

  @Test("next to other folders of a clean architecture the place of a domain is open")
  func clean() throws {
    func open(_ folder: String) throws -> Set<LayerPair> {
      let drawing = "app/Main: Main(app)\ndomain/A: A\ncore/B: B\n\(folder)/C: C\nshared/D: D"
      return try architecture(drawing).inferred.inverted
    }
    #expect(try open("service").isEmpty)
    #expect(try open("Features").map(\.upper.index).allSatisfy { $0 == 1 })
    #expect(try open("Features").map(\.lower.index).sorted() == [2, 3, 4])
  }

  @Test("no link decides whether folders are layers; most modules of a pair say which is above")
  func direction() throws {
    let names = ["app", "core", "domain", "shared"]
    let modules =
      "app/Main: Main(app)\ndomain | A\ncore | B, C, E\nshared/D: D, DTests(unit-tests)\n"
    func inverted(_ links: String) throws -> [LayerPair] {
      let architecture = try architecture(modules + links)
      #expect(architecture.layout == .sites(names), "\(links)")
      return architecture.inferred.inverted.sorted()
    }
    #expect(try inverted("") == [])
    // Two modules may be mistakes; three are another order, unless as many link down.
    #expect(try inverted("Main -> A\nB, C -> A") == [])
    let (domain, core) = (LayerID(1), LayerID(3))
    #expect(try inverted("Main -> A\nB, C, E -> A") == [LayerPair(domain, core)])
    #expect(try inverted("A -> B\nB, C, E -> A") == [LayerPair(domain, core)])
    // Links of one module are one voice, and what only tests something has none.
    #expect(try inverted("B -> A, Main\nD -> A, Main") == [])
    #expect(try inverted("Main -> A\nDTests -> A, B, C") == [])
  }

  @Test("a preset that a configuration names is believed, wherever its folders lie")
  func namedPreset() throws {
    var blueprint = Preset.standard.blueprint
    blueprint.folderNames = .always
    let graph = try GraphDrawing(
      "x/core/Net: Net\nios: Map(from:ios/domain/Map), Log(from:ios/shared)"
    ).graph
    let architecture = classify(graph, as: blueprint)
    #expect(architecture.layout == .unasked)
    #expect(
      architecture.table == [
        "Log: - (none), implementation, Log", "Map: domain (folder), implementation, Map",
        "Net: core (folder), implementation, Net",
      ])
  }

  @Test("what was a site before stays one, if too few folders are left")
  func recorded() throws {
    let graph = try GraphDrawing("app/Main: Main(app)\ncore/Net: Net\nMain -> Net").graph
    let alone = classify(graph, as: Preset.standard.blueprint)
    #expect(alone.layout == .tooFew(["app", "core"], areSiblings: false))
    let compared = classify(
      graph, as: Preset.standard.blueprint, assuming: InferredConventions(folders: ["shared"]))
    #expect(compared.layout == .sites(["app", "core"]))
    #expect(compared.table.contains("Net: core (folder), implementation, Net"))
  }

  @Test("the three layers of a preset may be all there are")
  func otherPreset() throws {
    let graph = try GraphDrawing(
      "App/Main: Main(app)\nFeatures/Map: Map\nCore/Net: Net\nMain -> Map -> Net"
    ).graph
    let architecture = classify(graph, as: Preset.appFeatureCore.blueprint)
    #expect(architecture.layout == .sites(["App", "Core", "Features"]))
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
