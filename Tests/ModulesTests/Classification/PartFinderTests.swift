import Modules
import TestSupport
import Testing

/// Parts of a module, regardless of the rest of the project.
@Suite("What is one module")
struct FoldingTests {
  private func architecture(
    _ drawing: String, _ change: (inout Blueprint) -> Void = { _ in }
  ) throws -> Architecture {
    var blueprint = Preset.standard.drawn
    change(&blueprint)
    return classify(try GraphDrawing(drawing).graph, as: blueprint)
  }

  private func modules(
    _ drawing: String, _ change: (inout Blueprint) -> Void = { _ in }
  ) throws -> [String] {
    let architecture = try architecture(drawing, change)
    return architecture.modules.map { module in
      "\(module.name): " + module.targets.map(architecture.graph.name(of:)).joined(separator: " ")
    }
  }

  @Test("an application never swallows frameworks")
  func apps() throws {
    #expect(
      try modules("App: Acme(app), AcmeUI, AcmeCheckout, AcmeCart, AcmeNetworking") == [
        "Acme: Acme", "AcmeCart: AcmeCart", "AcmeCheckout: AcmeCheckout",
        "AcmeNetworking: AcmeNetworking", "AcmeUI: AcmeUI",
      ])
  }

  @Test("a name and an ending for a part of it are one module, side by side in one spec and layer")
  func parts() throws {
    #expect(
      try modules("core/Foo: ISSFoo, ISSFooUI, ISSFooUIViews, ISSFooBar") == [
        "ISSFoo: ISSFoo ISSFooUI ISSFooUIViews", "ISSFooBar: ISSFooBar",
      ])
    for apart in [
      "core/Foo: ISSFoo(layer:core), ISSFooUI(layer:domain)",
      "core/A: ISSFoo\ncore/B: ISSFooUI",
      "ios: ISSFoo(from:ios/core/Foo), ISSFooUI(from:ios/domain/FooUI)",
      "core/Foo: ISSFoo, ISSFooui", "core/Foo: ISSFoo(role:composition-root), ISSFooUI",
    ] {
      #expect(try modules(apart).count == 2, "\(apart)")
    }
  }

  @Test(
    "what only its module links is part of it, by an ending as well",
    arguments: ["Macros", "Helpers", "Static", "ObjCShim"])
  func privateParts(ending: String) throws {
    let part = "ISSFoo\(ending)"
    let one = ["ISSFoo: \(["ISSFoo", part].sorted().joined(separator: " "))"]
    let spec = "core/Foo: ISSFoo, \(part)"
    #expect(try modules(spec) == one)
    #expect(
      try modules(spec + ", FooTests(unit-tests)\nISSFoo -> \(part)\nFooTests -> \(part)").count
        == 1)
    // An app that links the module may embed its parts.
    #expect(try modules(spec + "\nApp(app) -> ISSFoo, \(part)\nISSFoo -> \(part)").count == 2)
    #expect(try modules(spec + "\nApp(app) -> \(part)").count == 3)
    // A second user makes it a module; so do another spec and another layer.
    #expect(try modules(spec + "\ncore/Map: ISSMap\nISSMap -> \(part)").count == 3)
    #expect(try modules("core/Foo: ISSFoo\ncore/Bar: \(part)").count == 2)
    #expect(try modules("core/Foo: ISSFoo, \(part)(layer:domain)").count == 2)
    #expect(try modules("core/Kit: FooKit, FooUIKit") == ["FooKit: FooKit FooUIKit"])
  }

  @Test("what was a module of its own in another state is none of a part now")
  func believedApart() throws {
    let spec = "core/Foo: ISSFoo, ISSFooMacros, ISSFooUI\n"
    let used = classify(
      try GraphDrawing(spec + "core/Map: ISSMap\nISSMap -> ISSFooMacros, ISSFooUI").graph,
      as: Preset.standard.drawn)
    #expect(used.ownConventions.apart == ["Foo/ISSFooMacros"])
    let graph = try GraphDrawing(spec).graph
    #expect(classify(graph, as: Preset.standard.drawn).modules.count == 1)
    let alone = classify(graph, as: Preset.standard.drawn, assuming: used.ownConventions)
    #expect(alone.modules.map(\.name) == ["ISSFoo", "ISSFooMacros"])
    #expect(alone.ownConventions.apart == [])
    #expect(alone.inferred.apart == ["Foo/ISSFooMacros"])
  }

  @Test("each folder that a pattern fits is one module, whatever its targets are called")
  func eachFolder() throws {
    let drawing = """
      Modules/MapFeature: Map, Pins, MapTests(unit-tests)
      Modules/MapFeature/Deep: Deep
      Modules/Core: Net
      ios: Ship(from:Modules/ShipFeature/Sources), Crew(from:Modules/ShipFeature/Crew), Log
      """
    func each(_ patterns: String...) throws -> [String] {
      try modules(drawing) { $0.eachModules = patterns.map { Pattern($0) } }
    }
    #expect(
      try each("Modules/*Feature") == [
        "Crew: Crew Ship",
        "Deep: Deep MapTests Map Pins".replacing("Deep MapTests Map", with: "Deep Map MapTests"),
        "Log: Log", "Net: Net",
      ])
    #expect(try each("Modules/*").contains("Net: Net"))
    #expect(try modules(drawing).count == 7)
    // What an entry lists comes first.
    #expect(
      try modules(drawing) {
        $0.modules = [[Pattern("Pins")]]
        $0.eachModules = [Pattern("Modules/*Feature")]
      }.contains("Pins: Pins"))
    let unmatched = try architecture(drawing) {
      $0.eachModules = [Pattern("Modules/*Feature"), Pattern("Gone/*")]
    }.unmatchedPatterns
    #expect(unmatched.map(\.text) == ["Gone/*"])
  }

  @Test("who is folded stays so whatever is added, renamed or removed beside it")
  func unrelated() throws {
    for others in ["", ", Zeta", ", AAA", ", ISSFooA, ISSF"] {
      #expect(
        try modules("core/Foo: ISSFoo, ISSFooUI\(others)").contains("ISSFoo: ISSFoo ISSFooUI"))
    }
  }

  @Test("the configuration says it either way, and why is known")
  func configured() throws {
    let drawing = "core/Foo: ISSFoo, ISSFooUI, ISSFooKit, FooTests(unit-tests)\ncore/X: ISSX"
    #expect(
      try modules(drawing) {
        $0.modules = [[Pattern("ISSFooUI")], [Pattern("ISSFoo"), Pattern("ISSX")]]
      }
        == ["ISSFoo: FooTests ISSFoo ISSX", "ISSFooKit: ISSFooKit", "ISSFooUI: ISSFooUI"])
    let architecture = try architecture(drawing) {
      $0.modules = [[Pattern("core/Foo/**"), Pattern("*X")], [Pattern("Gone")]]
    }
    #expect(architecture.modules.map(\.name) == ["ISSFoo"])
    #expect(
      architecture.modules[0].folded.map(\.reason) == [
        .configured, .configured, .configured, .configured,
      ])
    #expect(architecture.unmatchedPatterns.map(\.text) == ["Gone"])
  }

  @Test("a module of the configuration is named for the first that its entry lists")
  func named() throws {
    for names in [["Zeta", "App", "Alpha"], ["App", "Zeta", "Alpha"], ["Alpha", "Zeta", "App"]] {
      let architecture = try architecture("x: Alpha, Zeta, App(app), ZetaTests(unit-tests)") {
        $0.modules = [["ZetaTests"] + names].map { $0.map { Pattern($0) } }
      }
      #expect(architecture.modules.map(\.name) == [names[0]])
      #expect(architecture.modules[0].folded.count == 3)
    }
  }

  @Test("an entry of the configuration is all of its module: nothing folds into it by name")
  func alone() throws {
    #expect(
      try modules("core/Foo: ISSFoo, ISSFooUI") { $0.modules = [[Pattern("ISSFoo")]] }
        == ["ISSFoo: ISSFoo", "ISSFooUI: ISSFooUI"])
  }

  @Test("the twins of a target for several platforms are one module, by the name of the spec")
  func twins() throws {
    let drawing = """
      core/Kit: Kit_iOS(iOS twin:Kit), Kit_macOS(macOS twin:Kit)
      core/Kit: KitUI_iOS(iOS twin:KitUI), KitUI_macOS(macOS twin:KitUI)
      core/Kit: KitMock_iOS(iOS twin:KitMock), KitMock_macOS(macOS twin:KitMock)
      core/Kit: KitTests_iOS(unit-tests iOS twin:KitTests), KitTests_macOS(unit-tests macOS twin:KitTests)
      """
    let architecture = try architecture(drawing)
    #expect(architecture.modules.map(\.name) == ["Kit"])
    #expect(architecture.table.filter { $0.contains("mock") }.count == 2)
    #expect(architecture.modules[0].folded.map(\.reason) == [.name, .name, .platform])
    let mock = try #require(
      architecture.graph.targetIDs.first { architecture.graph[$0].name == "KitMock_macOS" })
    #expect(
      architecture.implementations(of: mock).map(architecture.graph.name(of:)) == ["Kit_macOS"])
  }

  @Test("one target written for one platform or for several says the same")
  func oneTwin() throws {
    let one = "core/Kit: Kit, KitCore, KitMock, KitTests(unit-tests)\nKit -> KitCore"
    let split = """
      core/Kit: Kit_iOS(twin:Kit), KitCore_iOS(twin:KitCore), KitMock_iOS(twin:KitMock)
      core/Kit: KitTests_iOS(unit-tests twin:KitTests)
      Kit_iOS -> KitCore_iOS
      """
    #expect(
      try architecture(split).table.map { $0.replacingOccurrences(of: "_iOS", with: "") }.sorted()
        == architecture(one).table)
  }

  @Test("patterns look at the name before the split")
  func patterns() throws {
    let architecture = try architecture("x: Kit_iOS(twin:Kit), Kit_tvOS(tvOS twin:Kit)") {
      $0.layers = [Layer("core", [Pattern("Kit")])]
      $0.folderNames = .ignored
    }
    #expect(architecture.table.allSatisfy { $0.contains("core (name)") })
  }

  @Test("a companion has the layer of its implementation, never of an app that shares the prefix")
  func companions() throws {
    let architecture = try architecture(
      """
      app/Acme: Acme(app), AcmeCartMock, AcmePorts(role:interface), AcmeCartTests(unit-tests)
      core/Cart: AcmeCart
      """)
    #expect(
      architecture.table == [
        "Acme: app (folder), app, Acme",
        "AcmeCart: core (folder), implementation, AcmeCart",
        "AcmeCartMock: core (module), mock, AcmeCart",
        "AcmeCartTests: core (module), unit-tests, AcmeCart",
        "AcmePorts: app (folder), interface, AcmePorts",
      ])
  }
}
