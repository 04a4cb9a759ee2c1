import Modules
import Testing

@Suite("same-layer-link")
struct SameLayerLinkTests {
  private let modules = """
    service/Space: ISSSpacesuitService, ISSSpacesuitServiceCore, ISSSpacesuitServiceMock
    service/Crew: ISSCosmonautService, ISSCosmonautServiceMock, CosmonautServiceTests(unit-tests)
    service/Crew: CosmonautServiceHostApp(app)

    """

  @Test("an implementation of the same layer is an error; its interface is the way out")
  func fires() throws {
    let trial = try Trial(
      modules + "ISSCosmonautService -> ISSSpacesuitService", only: "same-layer-link")
    #expect(
      trial.text == """
        service/Crew/project.yml:4:24: error: ISSCosmonautService (service) links \
        ISSSpacesuitService in the same layer [same-layer-link]
          help: link its interface ISSSpacesuitServiceCore instead
        """)
  }

  @Test("where the interface is linked already, the entry is to go")
  func doubled() throws {
    let trial = try Trial(
      modules + "ISSCosmonautService -> ISSSpacesuitServiceCore, ISSSpacesuitService",
      only: "same-layer-link")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "remove this dependency; ISSCosmonautService already links its interface ISSSpacesuitServiceCore"
      ])
  }

  @Test("without an interface there are two ways out, at the bottom too")
  func withoutInterface() throws {
    let trial = try Trial(
      """
      domain | A, B
      shared | C, D
      A -> B
      C -> D
      """, only: "same-layer-link")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "add an interface target BCore and link it instead, or move the shared code to service",
        "add an interface target DCore and link it instead, or add a layer below shared "
          + "for the shared code",
      ])
  }

  @Test(
    "code goes to the nearest layer that both may link, and so does a module that several share",
    arguments: [
      ("", false, "data"),
      ("forbidden-link: [{from: A, to: data, because: it is hidden}]", false, "core"),
      ("forbidden-link: [{from: A, to: data, because: it is hidden}]", true, nil),
      ("protected: [{modules: data, only: A, because: it is hidden}]", false, "core"),
      ("allowed-links: [{from: A, to: [domain, core], because: it is small}]", false, "core"),
    ])
  func lowerLayers(rules: String, isClosed: Bool, lower: String?) throws {
    let layers = [
      Layer("domain", [Pattern("domain/**")], sameLayer: .never),
      Layer("data", [Pattern("data/**")], isClosed: isClosed), Layer("core", [Pattern("core/**")]),
    ]
    func helps(_ links: String) throws -> [String?] {
      try Trial(
        "domain | A, B, C, F\ndata | D\ncore | E\n" + links,
        as: Blueprint(layers: layers, roles: [:], folderNames: .ignored), only: "same-layer-link",
        "forbidden-link",
        "protected", "allowed-links", rules: rules
      ).verdict.findings.map(\.help)
    }
    func move(_ what: String) -> String {
      lower.map { "move \(what) to \($0)" } ?? "add a layer below domain for \(what)"
    }
    #expect(try helps("A -> B") == [move("the shared code")])
    let move = move("C")
    #expect(try helps("A -> C\nB -> C\nF -> C") == [move, move, move])
  }

  @Test("a shared module goes below what it links, and stays if it links its layer")
  func sharedModules() throws {
    func helps(_ links: String) throws -> [String?] {
      try Trial(
        "domain | A, B, C, D, F\nservice | E\nA, B, F -> C\n" + links, only: "same-layer-link"
      )
      .verdict.findings.filter { $0.to?.name == "C" }.map(\.help)
    }
    let start = "add an interface target CCore and link it instead, or"
    #expect(try helps("C -> E").first == "\(start) add a layer below domain for C")
    #expect(try helps("C -> D").first == "\(start) move the shared code to service")
  }

  @Test("a layer that only a preset has, without a module, is no place for it")
  func emptyLayers() throws {
    let helps = try Trial(
      "domain/A: A\ndomain/B: B\ncore/C: C\napp/D: D\nA -> B", as: Preset.standard.blueprint,
      only: "same-layer-link"
    ).verdict.findings.map(\.help)
    #expect(
      helps == [
        "add an interface target BCore and link it instead, or move the shared code to core"
      ])
  }

  @Test("tests of a module are tests of what goes on from its name, and of no other module")
  func namedAlong() throws {
    let trial = try Trial(
      """
      core/Net: Net, NetData, NetTests(unit-tests)
      core | Nettle, Net2
      NetTests -> Net, NetData, Nettle, Net2
      """, only: "same-layer-link")
    #expect(
      trial.links == ["same-layer-link: NetTests -> Nettle", "same-layer-link: NetTests -> Net2"])
  }

  @Test("tests of test support may link what that links")
  func helpersOfTests() throws {
    let trial = try Trial(
      """
      core/Net: Net
      core/Log: Log
      core/Help: CoreTestSupport, CoreTestSupportTests(unit-tests)
      CoreTestSupport -> Net
      CoreTestSupportTests -> CoreTestSupport, Net, Log
      """)
    #expect(trial.links == ["same-layer-link: CoreTestSupportTests -> Log"])
  }

  @Test("a mock has no interface: what needs it is a matter of tests")
  func mock() throws {
    let trial = try Trial(
      modules + "ISSCosmonautService -> ISSSpacesuitServiceCore, ISSSpacesuitServiceMock",
      only: "same-layer-link")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "move the code that needs ISSSpacesuitServiceMock into a test target"
      ])
  }

  @Test("an interface is called as the configuration calls interfaces")
  func interfaceName() throws {
    var blueprint = Preset.standard.drawn
    blueprint.roles[.interface] = ["Ports", "I*API"].map { RolePattern(Pattern($0)) }
    let trial = try Trial("domain | A, B\nA -> B", as: blueprint, only: "same-layer-link")
    #expect(
      trial.verdict.findings.first?.help?.hasPrefix("add an interface target IBAPI and") == true)
  }

  @Test("interfaces are open to all, interfaces and mocks to tests, mocks and host apps")
  func exemptions() throws {
    let trial = try Trial(
      modules + """
        ISSCosmonautService, ISSCosmonautServiceMock -> ISSSpacesuitServiceCore
        CosmonautServiceTests, CosmonautServiceHostApp -> ISSSpacesuitServiceCore
        CosmonautServiceTests, CosmonautServiceHostApp -> ISSSpacesuitServiceMock
        ISSCosmonautServiceMock -> ISSSpacesuitServiceMock
        CosmonautServiceTests -> ISSCosmonautService
        """, only: "same-layer-link")
    #expect(trial.text == "")
  }

  @Test("tests and mocks may not link implementations, nor others a mock; host apps may")
  func limits() throws {
    let trial = try Trial(
      modules + """
        CosmonautServiceTests, ISSCosmonautServiceMock -> ISSSpacesuitService
        CosmonautServiceHostApp -> ISSSpacesuitService
        ISSCosmonautService -> ISSSpacesuitServiceMock
        """, only: "same-layer-link")
    #expect(
      trial.links == [
        "same-layer-link: CosmonautServiceTests -> ISSSpacesuitService",
        "same-layer-link: ISSCosmonautServiceMock -> ISSSpacesuitService",
        "same-layer-link: ISSCosmonautService -> ISSSpacesuitServiceMock",
      ])
  }

  @Test("a layer says who may know whom in it", arguments: Layer.SameLayer.allCases)
  func layers(sameLayer: Layer.SameLayer) throws {
    var blueprint = Preset.standard.drawn
    blueprint.layers[2] = Layer("service", sameLayer: sameLayer)
    let trial = try Trial(
      modules + """
        ISSCosmonautService -> ISSSpacesuitService
        ISSCosmonautService -> ISSSpacesuitServiceCore
        CosmonautServiceTests -> ISSSpacesuitServiceCore
        """, as: blueprint, only: "same-layer-link")
    let all = [
      "same-layer-link: ISSCosmonautService -> ISSSpacesuitService",
      "same-layer-link: ISSCosmonautService -> ISSSpacesuitServiceCore",
    ]
    switch sameLayer {
    case .never: #expect(trial.links == all)
    case .interfaces: #expect(trial.links == [all[0]])
    case .allowed: #expect(trial.links == [])
    }
    #expect(sameLayer != .never || trial.verdict.findings[0].help?.hasPrefix("move") == true)
  }
}
