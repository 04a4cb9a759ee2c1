import Documents
import Modules
import TestSupport
import Testing

@Suite("Layers of targets")
struct LayerTests {
  @Test(
    "without configured layers the folder above the spec decides, in any spelling",
    arguments: [
      ("core/Network", "core"), ("Core/Network", "core"), ("Cores/Network", "core"),
      ("services/Network", "service"), ("iss/apps/Cosmonaut", "app"), ("Domains/A/B", "domain"),
      // The innermost parent counts, and a spec's own folder only when no parent is a layer's.
      ("app/core/Network", "core"), ("app/Core", "app"), ("core", "core"), ("ISS/Shared", "shared"),
      ("modules/Network", nil), ("coreNetwork/A", nil),
    ])
  func folders(folder: String, layer: String?) throws {
    let drawing = try GraphDrawing("\(folder): Network")
    let architecture = classify(drawing.graph, as: Preset.standard.drawn)
    let part = try architecture[drawing["Network"]]
    #expect(part.layer.map { architecture[$0].name } == layer)
    #expect(part.layerReason.source == (layer == nil ? .none : .folder))
  }

  @Test("a binary is in no layer by its folder, only by its name")
  func binary() throws {
    let drawing = try GraphDrawing("Features/Chat: Chat, Video(xcframework), Maps(xcframework)")
    let blueprint = Blueprint(
      layers: [Layer("features", [Pattern("Features/**")]), Layer("core", [Pattern("Maps")])],
      roles: [:], folderNames: .ignored)
    let architecture = classify(drawing.graph, as: blueprint)
    let layers = drawing.graph.targetIDs.map { id in
      architecture.layer(of: id).map { architecture[$0].name }
    }
    #expect(layers == ["features", "core", nil])
  }

  @Test("a spec at the root has no folder to go by")
  func root() {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "project.yml", project: "App"))
    _ = builder.add(
      Target(
        name: "App", project: "App", spec: spec, type: .application,
        place: Place(file: "project.yml")))
    let architecture = classify(builder.build(), as: Preset.standard.drawn)
    #expect(architecture.table == ["App: - (none), app, App"])
  }

  @Test("a word may be a folder of the root, and means all that lies in it")
  func bareFolder() throws {
    let drawing = try GraphDrawing(
      "Features/Home/Login: Login\nCore: Core, Net\nx/Data: Map\nx: Shop(app from:App)")
    let blueprint = Blueprint(
      layers: [
        Layer("app", [Pattern("App")]), Layer("features", [Pattern("Features")]),
        Layer("core", [Pattern("Core")]),
        Layer("data", [Pattern("Data"), Pattern("features")]),
      ], roles: [:], folderNames: .ignored)
    let architecture = classify(drawing.graph, as: blueprint)
    #expect(
      architecture.table == [
        // A target is called so, too: both are meant.
        "Core: core (name), implementation, Core",
        "Login: features (path), implementation, Login",
        "Map: - (none), implementation, Map", "Net: core (path), implementation, Net",
        "Shop: app (path), app, Shop",
      ])
    #expect(architecture.unmatchedPatterns.map(\.text) == ["Data", "features"])
  }

  @Test("tag before name before path; folder names count no more")
  func order() throws {
    let drawing = try GraphDrawing(
      """
      domain/Map: LegacyMapFeature, LegacyMapKit
      core/Network: ISSNetwork, Old(layer:core), Stray
      misc/core/Radio: ISSRadio
      """)
    let blueprint = Blueprint(
      layers: [
        Layer("app", [Pattern("Legacy*Feature"), Pattern("app/**")]),
        Layer("domain", [Pattern("domain/**"), Pattern("Legacy*")]),
        Layer("core", [Pattern("core/Network/**")]),
      ], roles: [:], folderNames: .ignored)
    let architecture = classify(drawing.graph, as: blueprint)
    #expect(
      architecture.table == [
        "ISSNetwork: core (path), implementation, ISSNetwork",
        "ISSRadio: - (none), implementation, ISSRadio",
        "LegacyMapFeature: app (name), implementation, LegacyMapFeature",
        "LegacyMapKit: domain (name), implementation, LegacyMapKit",
        "Old: core (tag), implementation, Old",
        "Stray: core (path), implementation, Stray",
      ])
  }

  @Test("the path pattern with most characters spelled out wins, then the first")
  func closestPath() throws {
    let drawing = try GraphDrawing(
      """
      src/core/Network: A
      src/core/Radio: B
      """)
    let blueprint = Blueprint(
      layers: [
        Layer("first", [Pattern("src/*/Radio")]), Layer("second", [Pattern("src/core/**")]),
        Layer("third", [Pattern("src/core/*"), Pattern("**/Network")]),
      ], roles: [:], folderNames: .ignored)
    let architecture = classify(drawing.graph, as: blueprint)
    #expect(
      architecture.table == [
        "A: second (path), implementation, A", "B: first (path), implementation, B",
      ])
  }

  @Test("one spec for all: the folder of the sources decides")
  func sources() throws {
    let drawing = try GraphDrawing(
      """
      ios: Map(from:Sources/domain/Map), Net(from:Generated from:Sources/core/Net/Net.swift)
      """)
    let blueprint = Blueprint(
      layers: [
        Layer("domain", [Pattern("Sources/domain/*")]), Layer("core", [Pattern("Sources/core/*")]),
      ], roles: [:], folderNames: .ignored)
    let architecture = classify(drawing.graph, as: blueprint)
    #expect(
      architecture.table == [
        "Map: domain (path), implementation, Map", "Net: core (path), implementation, Net",
      ])
  }

  @Test("companions go with their module, unless a tag or a name says otherwise")
  func companions() throws {
    let drawing = try GraphDrawing(
      """
      core/Network: ISSNetwork(layer:service), NetworkTests(unit-tests), NetworkUITests(ui-tests layer:app)
      shared/Mocks: ISSNetworkMock
      other/X: ISSXUI(layer:domain), ISSX
      """)
    let architecture = classify(drawing.graph, as: Preset.standard.drawn)
    #expect(
      architecture.table == [
        "ISSNetwork: service (tag), implementation, ISSNetwork",
        "ISSNetworkMock: service (module), mock, ISSNetwork",
        "ISSX: - (none), implementation, ISSX",
        "ISSXUI: domain (tag), implementation, ISSXUI",
        "NetworkTests: service (module), unit-tests, ISSNetwork",
        "NetworkUITests: app (tag), ui-tests, ISSNetwork",
      ])
  }

  @Test(
    "a companion goes with its module, unless its own path matches a more specific pattern",
    arguments: [
      ("Kit/**", "Kit/**", "kit (path)"), ("Kit/**", "Kit/API/**", "other (path)"),
      ("Kit/Sources/**", "Kit/API", "kit (module)"), ("Kit", "Kit/API/**", "kit (module)"),
    ])
  func companionPaths(kit: String, other: String, layer: String) throws {
    let drawing = try GraphDrawing("Kit: Kit(from:Kit/Sources), KitInterface(from:Kit/API)")
    var blueprint = Preset.standard.drawn
    blueprint.folderNames = .ignored
    blueprint = Blueprint(
      layers: [Layer("kit", [Pattern(kit)]), Layer("other", [Pattern(other)])],
      roles: blueprint.roles, folderNames: .ignored)
    let architecture = classify(drawing.graph, as: blueprint)
    #expect(architecture.table.last == "KitInterface: \(layer), interface, Kit")
  }

  @Test("a tag that names no layer or role is noticed and not used")
  func tags() throws {
    let graph = try GraphDrawing("core/Network: ISSNetwork(layer:kernel role:boss)").graph
    let architecture = classify(graph, as: Preset.standard.drawn)
    #expect(architecture.table == ["ISSNetwork: core (folder), implementation, ISSNetwork"])
    #expect(
      architecture.unknownTags.map { "\($0.key.rawValue): \($0.word.text)" } == [
        "layer: kernel", "role: boss",
      ])
  }

  @Test("patterns of layers that match nothing are told")
  func unmatched() throws {
    let graph = try GraphDrawing("core/Network: ISSNetwork(from:Sources/Network)").graph
    let layer = Layer(
      "core", ["core/**", "Sources/*", "ISS*", "cor/**", "XY*"].map { Pattern($0) })
    let architecture = classify(
      graph, as: Blueprint(layers: [layer], roles: [:], folderNames: .ignored))
    #expect(architecture.unmatchedPatterns.map(\.text) == ["cor/**", "XY*"])
  }
}
