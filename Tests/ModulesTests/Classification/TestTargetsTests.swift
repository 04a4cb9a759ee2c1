import Documents
import Modules
import TestSupport
import Testing

/// What is there for tests: bundles, what they share, and the apps around them.
@Suite("What tests belong to")
struct TestTargetsTests {
  private func table(_ drawing: String) throws -> [String] {
    classify(try GraphDrawing(drawing).graph, as: Preset.standard.drawn).table
  }

  private func module(of name: String, _ drawing: String) throws -> String {
    let drawn = try GraphDrawing(drawing)
    let architecture = classify(drawn.graph, as: Preset.standard.drawn)
    return architecture[architecture.module(of: try drawn[name])].name
  }

  @Test(
    "a bundle belongs to what it is named after, wherever that is",
    arguments: [
      "NetTests", "NetUITests", "NetTests-iOS", "Net-iOSTests", "NetUnitTests", "Net_Tests",
      "NetTests_macOS", "NetSpec", "Net-tests", "Net_spec",
    ])
  func named(name: String) throws {
    let drawing = "all: Map, \(name)(unit-tests)\ncore/Net: Net\n\(name) -> Map, Net"
    #expect(try module(of: name, drawing) == "Net")
  }

  @Test(
    "a word for a kind of tests may be a part of what they are named after",
    arguments: [
      // A target next to them decides, then the type of the bundle.
      ("core/UI: CommonUI, CommonUITests(unit-tests)\ncore/Common: Common", "CommonUI"),
      ("core/UI: CommonUI, CommonUITests(ui-tests)\ncore/Common: Common", "CommonUI"),
      ("core/C: CommonUITests(ui-tests), Common\ncore/UI: CommonUI", "Common"),
      ("tests: CommonUITests(ui-tests)\ncore/C: Common\ncore/UI: CommonUI", "Common"),
      ("tests: CommonUITests(unit-tests)\ncore/C: Common\ncore/UI: CommonUI", "CommonUI"),
    ])
  func kinds(drawing: String, module name: String) throws {
    #expect(try module(of: "CommonUITests", drawing) == name)
  }

  @Test("else to its host, else to the highest of those that it lists itself")
  func highest() throws {
    let modules = """
      app/Main: Main(app)
      domain | Map
      core | Net, Disk
      tests: Checks(unit-tests), Journeys(ui-tests)
      Disk -> Net

      """
    #expect(try module(of: "Checks", modules + "Checks -> Net, Map") == "Map")
    #expect(try module(of: "Checks", modules + "Checks -> Net, Disk") == "Disk")
    #expect(try module(of: "Checks", modules + "Checks -> Net") == "Net")
    // As high as another, but next to them.
    #expect(
      try module(
        of: "Checks",
        "core/Zone: Lot, Zone, Checks(unit-tests)\ncore/Area: Area\nChecks -> Area, Zone, Lot")
        == "Zone")
    #expect(
      try module(of: "Checks", "tests: Host(app)\nChecks(unit-tests host:b/Host.app/Host) -> Net")
        == "Host")
    // Names that only begin alike are no match.
    #expect(
      try module(of: "NettleTests", "all: Net, Map, NettleTests(unit-tests)\nNettleTests -> Map")
        == "Map")
  }

  @Test("what transitive linking adds decides nothing")
  func inherited() throws {
    var builder = GraphBuilder()
    func add(_ name: String, _ layer: String, _ type: ProductType) -> TargetID {
      let place = Place(file: "\(layer)/\(name)/project.yml")
      let spec = builder.add(Spec(path: place.file, project: name))
      return builder.add(Target(name: name, project: name, spec: spec, type: type, place: place))
    }
    let (a, b) = (add("A", "core", .framework), add("B", "domain", .framework))
    let test = add("T", "x", .unitTests)
    for (target, isInherited) in [(b, true), (a, false)] {
      var link = Link(from: test, to: .target(target), kind: .target)
      link.isInherited = isInherited
      builder.add(link, of: Link.Entry("", at: Place(file: "x")))
    }
    let architecture = classify(builder.build(), as: Preset.standard.drawn)
    #expect(architecture.table.last == "T: core (module), unit-tests, A")
  }

  @Test("the tests, widgets and extensions of a demo or a host app stay with that app")
  func demos() throws {
    #expect(
      try table(
        """
        shared/Gallery: Gallery(app role:development), GalleryTests(unit-tests), Widget(extension)
        shared/Gallery: Journeys(ui-tests)
        domain | Map
        Gallery => Map
        Gallery @> Widget
        GalleryTests, Widget, Journeys -> Map
        Journeys .> Gallery
        """) == [
          "Gallery: shared (folder), development, Gallery",
          "GalleryTests: shared (folder), unit-tests, Gallery",
          "Journeys: shared (folder), ui-tests, Gallery",
          "Map: domain (folder), implementation, Map",
          "Widget: shared (folder), extension, Gallery",
        ])
  }

  @Test(
    "some names are those of apps that never ship, in the top layer too",
    arguments: [
      "NetDemo", "NetDemoApp", "NetExampleApp", "NetHost", "NetTester", "NetPlayground",
      "NetCatalog", "NetSample",
    ])
  func hostApps(name: String) throws {
    let drawn = try GraphDrawing("app/X: \(name)(app), Main(app)\ncore/Net: Net")
    let architecture = classify(drawn.graph, as: Preset.standard.blueprint)
    #expect(try architecture.role(of: drawn[name]) == .hostApp)
    #expect(try !architecture.ships(drawn[name]))
    #expect(try architecture.ships(drawn["Main"]))
  }

  @Test("an extension ships if an app that ships carries it, or nobody")
  func shipping() throws {
    let drawn = try GraphDrawing(
      """
      x: Main(app), NetDemo(app), A(extension), B(extension), C(extension), D(watchkit2-extension)
      x: W(application.watchapp2)
      Main, NetDemo @> A
      NetDemo @> B
      NetDemo @> W @> D
      """)
    let architecture = classify(drawn.graph, as: Preset.standard.blueprint)
    let ships = try ["A", "B", "C", "D", "W"].filter { architecture.ships(try drawn[$0]) }
    #expect(ships == ["A", "C"])
  }
}

/// Frameworks that are there for tests.
@Suite("Test support")
struct TestSupportTests {
  private func roles(_ drawing: String) throws -> [String: Role] {
    let graph = try GraphDrawing(drawing).graph
    let architecture = classify(graph, as: Preset.standard.blueprint)
    return Dictionary(
      uniqueKeysWithValues: graph.targetIDs.map { (graph[$0].name, architecture.role(of: $0)) })
  }

  @Test("is what links a library for tests, unless weakly")
  func libraries() throws {
    let roles = try roles(
      """
      x: A, B, C, D, NetMock, Net
      A -> [XCTest sdk]
      B -> [Testing]
      C ~> [XCTest sdk]
      D -> [UIKit sdk]
      NetMock -> [XCTest sdk]
      """)
    #expect(roles.filter { $0.value == .testSupport }.keys.sorted() == ["A", "B"])
    #expect(roles["NetMock"] == .mock)
  }

  @Test("is what is named so; where `Testing` may mean a product, its rest is a target")
  func names() throws {
    let roles = try roles(
      "x: AcmeTestSupport, NetTestUtils, TestFoundation, TestNetFoundation, NetTesting, ABTesting, Net, Contest"
    )
    #expect(
      roles.filter { $0.value == .testSupport }.keys.sorted() == [
        "AcmeTestSupport", "NetTestUtils", "NetTesting", "TestFoundation", "TestNetFoundation",
      ])
  }

  @Test("is what is named so and helps no product: test support alone links it, or it links that")
  func kits() throws {
    func support(_ link: String) throws -> [String] {
      try roles(
        """
        x: Main(app), Map, MapTestKit, Lone, AppTestKit, ABTestKit
        Main -> Map
        MapTestKit -> Map
        AppTestKit -> MapTestKit
        \(link)
        """
      ).filter { $0.value == .testSupport }.keys.sorted()
    }
    #expect(try support("") == ["AppTestKit", "MapTestKit"])
    #expect(try support("MapTestKit -> ABTestKit") == ["ABTestKit", "AppTestKit", "MapTestKit"])
    #expect(try support("Main -> AppTestKit, ABTestKit") == ["MapTestKit"])
  }

  @Test("is what is called stubs and only tests link, whatever these are named after")
  func stubs() throws {
    func support(_ link: String) throws -> [String] {
      try roles(
        """
        x: Main(app), Net, WireStubs, NetTests(unit-tests)
        y: Log, LogicTests(unit-tests)
        Main -> Net, Log
        NetTests -> Net, WireStubs
        LogicTests -> Log, WireStubs
        \(link)
        """
      ).filter { $0.value == .testSupport }.keys.sorted()
    }
    #expect(try support("") == ["WireStubs"])
    #expect(try support("Net -> WireStubs") == [])
  }

  @Test("is what only tests link, besides what they test; not what that links in turn")
  func reach() throws {
    let roles = try roles(
      """
      app/Main: Main(app), MainTests(unit-tests host:b/Main.app/Main)
      core/Net: Net, NetTests(unit-tests)
      x: Helpers, Deeper, Shared, Loose
      Main => Shared
      NetTests -> Net, Helpers, Shared
      MainTests -> Helpers
      Helpers -> Deeper, Shared
      """)
    #expect(roles.filter { $0.value == .testSupport }.keys.sorted() == ["Helpers"])
  }

  @Test("is what several bundles share, or one of its own spec, whether there is a program or not")
  func withoutPrograms() throws {
    let modules = "core/A: A, ATests(unit-tests)\ncore/B: B, BTests(unit-tests)\nx: C, D\n"
    let roles = try roles(modules + "ATests -> A, C, D\nBTests -> B, D")
    #expect(roles.filter { $0.value == .testSupport }.keys.sorted() == ["D"])
    let near = try self.roles(modules + "core/A: Fixtures\nATests -> A, Fixtures")
    #expect(near["Fixtures"] == .testSupport)
    for program in ["", "app/Main: Main(app)\nMain => A\n"] {
      let roles = try self.roles(modules + program + "ATests -> A, C")
      #expect(roles["C"] == .implementation)
    }
  }

  @Test("is one for all platforms that it is written for")
  func twins() throws {
    let roles = try roles(
      """
      x: Help_iOS(iOS twin:Help), Help_macOS(macOS twin:Help)
      core/A: A, ATests(unit-tests)
      core/B: B, BTests(unit-tests)
      ATests -> A, Help_iOS
      BTests -> B, Help_iOS
      """)
    #expect(roles["Help_iOS"] == .testSupport)
    #expect(roles["Help_macOS"] == .testSupport)
  }

  @Test("is no framework that is tested, that has an interface or mock, or that an app tries")
  func tested() throws {
    let roles = try roles(
      """
      core/Net: Net, NetTests(unit-tests)
      core/Map: Map, MapMock
      core/Log: Log
      x: Checks(unit-tests), LogDemo(app)
      NetTests -> Net
      Checks -> Net, Map
      LogDemo -> Log
      NetTests -> Map, Log
      """)
    #expect(roles.filter { $0.value == .testSupport }.isEmpty)
  }

  @Test("is not what a bundle is named after, of two that it may be")
  func listed() throws {
    let roles = try roles(
      """
      app/Main: Main(app)
      core/Kit: Kit, KitImpl, KitTests(unit-tests)
      Kit -> [XCTest sdk], KitImpl
      KitTests -> Kit
      """)
    #expect(roles.filter { $0.value == .testSupport }.keys.sorted() == ["Kit"])
  }

  @Test("can be configured, and said in a spec")
  func configured() throws {
    var blueprint = Preset.standard.blueprint
    blueprint.roles[.testSupport] = [RolePattern(Pattern("*Helpers"))]
    let graph = try GraphDrawing("x | NetHelpers, NetTestSupport, Odd(role:test-support)").graph
    let architecture = classify(graph, as: blueprint)
    #expect(
      architecture.table == [
        "NetHelpers: - (none), test-support, NetHelpers",
        "NetTestSupport: - (none), implementation, NetTestSupport",
        "Odd: - (none), test-support, Odd",
      ])
  }
}
