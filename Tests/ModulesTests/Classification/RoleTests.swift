import Modules
import TestSupport
import Testing

@Suite("Roles and modules of targets")
struct RoleTests {
  private func table(_ drawing: String, _ blueprint: Blueprint = Preset.standard.drawn) throws
    -> [String]
  {
    classify(try GraphDrawing(drawing).graph, as: blueprint).table
  }

  @Test("the book's module: an implementation and its companions")
  func module() throws {
    let rows = try table(
      """
      core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock, NetworkTests(unit-tests)
      core/Network: NetworkUITests(ui-tests), NetworkUITestsHostApp(app)
      """)
    #expect(
      rows == [
        "ISSNetwork: core (folder), implementation, ISSNetwork",
        "ISSNetworkCore: core (folder), interface, ISSNetwork",
        "ISSNetworkMock: core (folder), mock, ISSNetwork",
        "NetworkTests: core (folder), unit-tests, ISSNetwork",
        "NetworkUITests: core (folder), ui-tests, ISSNetwork",
        "NetworkUITestsHostApp: core (folder), host-app, ISSNetwork",
      ])
  }

  @Test("a mock needs a counterpart, an interface by a pattern that means nothing else does not")
  func counterparts() throws {
    var blueprint = Preset.standard.drawn
    blueprint.roles[.interface]?.append(RolePattern(Pattern("Rules")))
    let rows = try table(
      """
      app/Game: Game(app), GameCore, AppCore
      core/A: NetworkCore
      core/B: NetworkImpl
      core/C: RadioMock, Radio(library)
      core/D: MapCore, ISSMap
      core/E: ISSLogCore
      core/F: XYLog
      core/G: Rules, Ports(role:interface)
      """, blueprint)
    #expect(
      rows == [
        "AppCore: app (folder), interface, AppCore",
        "Game: app (folder), app, Game",
        "GameCore: app (folder), interface, GameCore",
        "ISSLogCore: core (folder), interface, ISSLogCore",
        "ISSMap: core (folder), implementation, ISSMap",
        "MapCore: core (folder), interface, ISSMap",
        "NetworkCore: core (folder), interface, NetworkImpl",
        "NetworkImpl: core (folder), implementation, NetworkImpl",
        "Ports: core (folder), interface, Ports",
        "Radio: core (folder), implementation, Radio",
        "RadioMock: core (folder), mock, Radio",
        "Rules: core (folder), interface, Rules",
        "XYLog: core (folder), implementation, XYLog",
      ])
  }

  @Test("several implementations of one interface are said with `of:`")
  func several() throws {
    let drawing = try GraphDrawing(
      """
      service/Cosmonaut: CosmonautServiceCore
      service/US: USCosmonautService
      service/RU: RUCosmonautService
      """)
    var blueprint = Preset.standard.drawn
    blueprint.roles[.interface] = [
      RolePattern(
        Pattern("CosmonautServiceCore"),
        of: [Pattern("USCosmonautService"), Pattern("RUCosmonautService")])
    ]
    let architecture = classify(drawing.graph, as: blueprint)
    let interface = try drawing["CosmonautServiceCore"]
    let us = try drawing["USCosmonautService"]
    #expect(
      drawing.names(architecture.implementations(of: interface)) == [
        "USCosmonautService", "RUCosmonautService",
      ])
    #expect(architecture.interfaces(of: us) == [interface])
    #expect(architecture.module(of: interface) == architecture.module(of: us))
  }

  @Test("applications ship, unless their layer or their name says that they host tests")
  func apps() throws {
    let rows = try table(
      """
      app | Cosmonaut(app)
      core | Radio(app)
      misc | Lab(app), LabSample(app), LabPreviews(app), Catalog(app role:development)
      """)
    #expect(
      rows == [
        "Catalog: - (none), development, Catalog",
        "Cosmonaut: app (folder), app, Cosmonaut",
        "Lab: - (none), app, Lab",
        "LabPreviews: - (none), host-app, LabPreviews",
        "LabSample: - (none), host-app, LabSample",
        "Radio: core (folder), host-app, Radio",
      ])
  }

  @Test("one spec for all: each implementation and app is a module, companions find theirs")
  func bigSpec() throws {
    let rows = try table(
      """
      ios: Cosmonaut(app), ISSFoo, ISSFooBar, ISSMap, Widget(extension), MapUITests(ui-tests)
      ios: FooTests(unit-tests), FooBarTests(unit-tests), Checks(unit-tests), ISSMapMock, Lint(tool)
      Checks -> ISSMapMock -> ISSMap
      Cosmonaut @> Widget
      """)
    #expect(
      rows == [
        "Checks: - (none), unit-tests, ISSMap",
        "Cosmonaut: - (none), app, Cosmonaut",
        "FooBarTests: - (none), unit-tests, ISSFooBar",
        "FooTests: - (none), unit-tests, ISSFoo",
        "ISSFoo: - (none), implementation, ISSFoo",
        "ISSFooBar: - (none), implementation, ISSFooBar",
        "ISSMap: - (none), implementation, ISSMap",
        "ISSMapMock: - (none), mock, ISSMap",
        "Lint: - (none), tool, Lint",
        "MapUITests: - (none), ui-tests, ISSMap",
        "Widget: - (none), extension, Cosmonaut",
      ])
  }

  @Test("a spec is one module if all names begin with the first one's")
  func prefix() throws {
    let rows = try table("core/Foo: ISSFoo, ISSFooUI, ISSFooCore, FooTests(unit-tests)")
    #expect(
      rows == [
        "FooTests: core (folder), unit-tests, ISSFoo",
        "ISSFoo: core (folder), implementation, ISSFoo",
        "ISSFooCore: core (folder), interface, ISSFoo",
        "ISSFooUI: core (folder), implementation, ISSFoo",
      ])
  }

  @Test("extensions and watch apps join the app that embeds them, from wherever")
  func embedded() throws {
    let rows = try table(
      """
      app/Phone: Phone(app)
      app/Watch: Watch(application.watchapp2 watchOS), Glance(watchkit2-extension watchOS)
      core/Widget: Widget(extension)
      Phone @> Watch @> Glance
      Phone @> Widget
      """)
    #expect(
      rows == [
        "Glance: app (folder), extension, Phone",
        "Phone: app (folder), app, Phone",
        "Watch: app (folder), extension, Phone",
        "Widget: app (module), extension, Phone",
      ])
  }

  @Test("composition roots, demos and other roles follow their patterns")
  func patterns() throws {
    var blueprint = Preset.standard.drawn
    blueprint.roles[.compositionRoot] = [RolePattern(Pattern("ISSScaffold"))]
    blueprint.roles[.development] = [RolePattern(Pattern("*Demo"))]
    blueprint.roles[.mock] = [RolePattern(Pattern("*Testing"))]
    blueprint.roles[.testSupport] = []
    let rows = try table(
      """
      domain/Scaffold: ISSScaffold
      domain/Map: Map, MapDemo(app), MapTesting, MapMock, MapAssets(bundle)
      """, blueprint)
    #expect(
      rows == [
        "ISSScaffold: domain (folder), composition-root, ISSScaffold",
        "Map: domain (folder), implementation, Map",
        "MapAssets: domain (folder), bundle, Map",
        "MapDemo: domain (folder), development, Map",
        "MapMock: domain (folder), implementation, MapMock",
        "MapTesting: domain (folder), mock, Map",
      ])
  }
}
