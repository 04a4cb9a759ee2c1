import Testing

@Suite("upward-link")
struct UpwardLinkTests {
  @Test("a host app is in no layer, also that of a module")
  func hostApp() throws {
    let drawing = "core/Kit: Kit, KitDemo(app)\ndomain | Shop\ncore | Log\n"
    let trial = try Trial(
      drawing + "KitDemo -> Kit, Shop, Log", only: "upward-link", "same-layer-link")
    #expect(trial.verdict.findings.map(\.rule) == [])
  }

  @Test("a link to a higher layer is an error, at the entry")
  func fires() throws {
    let trial = try Trial(
      """
      service | ISSCosmonautService
      core | ISSNetwork
      ISSNetwork -> ISSCosmonautService
      """, only: "upward-link")
    #expect(
      trial.text == """
        core/ISSNetwork/project.yml:3:15: error: ISSNetwork (core) links ISSCosmonautService in the higher layer service [upward-link]
          help: declare a protocol in ISSNetwork that service implements, or move the shared code to core or below
        """)
  }

  @Test("tests that need more belong to what is higher")
  func tests() throws {
    let trial = try Trial(
      """
      domain/Space: ISSSpace, SpaceTests(unit-tests)
      domain | ISSShop
      core/Network: ISSNetwork, NetworkTests(unit-tests)
      SpaceTests -> ISSSpace
      NetworkTests -> ISSNetwork, ISSSpace, ISSShop
      """, only: "upward-link")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "move the tests that need ISSSpace into SpaceTests",
        "move the tests that need ISSShop into a test bundle of its layer",
      ])
  }

  private let modules = """
    domain | ISSSpace, ISSSpaceCore
    core/Network: ISSNetwork, ISSNetworkMock, NetworkTests(unit-tests), NetworkHostApp(app)

    """

  @Test("no role is exempt that belongs to a module, and the order of building counts as well")
  func roles() throws {
    let trial = try Trial(
      modules + """
        ISSNetworkMock, NetworkTests -> ISSSpaceCore
        ISSNetwork .> ISSSpace
        """, only: "upward-link")
    #expect(
      trial.links == [
        "upward-link: ISSNetworkMock -> ISSSpaceCore",
        "upward-link: NetworkTests -> ISSSpaceCore", "upward-link: ISSNetwork -> ISSSpace",
      ])
  }

  @Test("what a module links itself its tests and host apps have to hold, and no mock")
  func ownLinks() throws {
    let trial = try Trial(
      modules + "ISSNetwork, ISSNetworkMock, NetworkTests, NetworkHostApp -> ISSSpaceCore",
      only: "upward-link")
    #expect(
      trial.links == [
        "upward-link: ISSNetwork -> ISSSpaceCore", "upward-link: ISSNetworkMock -> ISSSpaceCore",
      ])
  }

  @Test("tests, test support and demos that belong to no module try whatever they list")
  func trials() throws {
    let trial = try Trial(
      """
      domain | ISSSpace
      shared | ISSTestSupport, Journeys(ui-tests), Gallery(app role:development)
      ISSTestSupport, Journeys, Gallery -> ISSSpace
      Journeys -> ISSTestSupport
      """, only: "upward-link")
    #expect(trial.text == "")
  }

  @Test("downwards, sideways, to externals and without a layer nothing is upward")
  func silent() throws {
    let trial = try Trial(
      """
      app | Overview(app)
      domain | A, B
      A -> B, C -> [Alamofire]
      Overview => A
      C -> A
      """, only: "upward-link")
    #expect(trial.text == "")
  }
}
