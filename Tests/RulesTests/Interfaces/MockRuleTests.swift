import Testing

@Suite("mock-in-production")
struct MockInProductionTests {
  private let network = """
    core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock

    """

  @Test("the one that depends on it is blamed; the chain from the app is in the notes")
  func fires() throws {
    let trial = try Trial(
      network + """
        app | Overview(app)
        domain | ISSSpace
        Overview => ISSSpace
        ISSSpace -> ISSNetworkMock
        """, only: "mock-in-production")
    #expect(
      trial.text == """
        domain/ISSSpace/project.yml:5:13: error: production target ISSSpace (domain) links the mock ISSNetworkMock \
        (core) [mock-in-production]
          help: link ISSNetworkCore instead, or move the code that needs ISSNetworkMock into a test target
          app/Overview/project.yml:4:13: note: Overview links ISSSpace
        """)
  }

  @Test("tests, host apps, development apps, mocks and what only these reach are exempt")
  func silent() throws {
    let trial = try Trial(
      network + """
        app | Overview(app), Demo(app role:development)
        domain/Space: ISSSpace, SpaceTests(unit-tests), SpaceUITests(ui-tests), ISSSpaceMock
        domain/Space: SpaceHostApp(app)
        shared | TestSupport
        Overview => ISSSpace
        SpaceTests, SpaceUITests, SpaceHostApp, Demo, ISSSpaceMock -> ISSNetworkMock
        SpaceTests -> TestSupport -> ISSNetworkMock
        """, only: "mock-in-production")
    #expect(trial.text == "")
  }

  @Test("what an app carries is in its bundle, linked or not; what a demo carries is not shipped")
  func carried() throws {
    let trial = try Trial(
      network + """
        app | Overview(app), OverviewDemo(app), Share(extension), Try(extension)
        domain | DebugMenu, MenuTests(unit-tests)
        Overview @> ISSNetworkMock, DebugMenu, Share
        Share @> ISSNetworkMock
        DebugMenu -> ISSNetworkMock
        MenuTests -> DebugMenu
        OverviewDemo @> ISSNetworkMock, Try
        Try -> ISSNetworkMock
        """, only: "mock-in-production")
    #expect(
      trial.links == [
        "mock-in-production: Overview -> ISSNetworkMock",
        "mock-in-production: Share -> ISSNetworkMock",
        "mock-in-production: DebugMenu -> ISSNetworkMock",
      ])
    #expect(
      trial.verdict.findings.last?.notes.map(\.text) == ["Overview depends on DebugMenu"])
  }

  @Test("test support must not ship either, and may be used for tests")
  func testSupport() throws {
    let trial = try Trial(
      network + """
        app | Overview(app), OverviewTests(unit-tests)
        domain | Space
        shared | AcmeTestSupport, Helpers
        Helpers -> [XCTest sdk]
        Overview => Space -> AcmeTestSupport
        Space -> Helpers
        OverviewTests -> AcmeTestSupport -> Helpers
        ISSNetworkMock -> AcmeTestSupport
        """, only: "mock-in-production")
    #expect(
      trial.links == [
        "mock-in-production: Space -> AcmeTestSupport", "mock-in-production: Space -> Helpers",
      ])
    #expect(trial.text.contains("links the test support Helpers (shared)"))
  }

  @Test("whoever links the interface already needs only to let go of the mock")
  func linksBoth() throws {
    let trial = try Trial(
      network + "domain | Space\nSpace -> ISSNetworkCore, ISSNetworkMock",
      only: "mock-in-production")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "remove this dependency (Space already links ISSNetworkCore), or move the code that needs ISSNetworkMock into a test target"
      ])
  }

  @Test("an interface is not told to link what implements it")
  func interfaceLinksMock() throws {
    let trial = try Trial(
      network + "ISSNetworkCore -> ISSNetworkMock", only: "mock-in-production")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "move the code that needs ISSNetworkMock into a test target"
      ])
  }

  @Test("a framework that tests and an app share ships; so does one that nobody reaches")
  func shared() throws {
    let trial = try Trial(
      network + """
        app | Overview(app)
        domain/Space: ISSSpace, SpaceTests(unit-tests)
        shared | Support, Lost
        Overview => ISSSpace -> Support
        SpaceTests -> Support
        Support, Lost -> ISSNetworkMock
        """, only: "mock-in-production")
    #expect(
      trial.links == [
        "mock-in-production: Lost -> ISSNetworkMock",
        "mock-in-production: Support -> ISSNetworkMock",
      ])
  }
}

@Suite("mock-links-implementation")
struct MockLinksImplementationTests {
  @Test("a mock links interfaces")
  func fires() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock
      ISSNetworkMock -> ISSNetwork
      """, only: "mock-links-implementation")
    #expect(
      trial.text == """
        core/Network/project.yml:2:19: warning: the mock ISSNetworkMock (core) links \
        ISSNetwork (core), an implementation with an interface [mock-links-implementation]
          help: link its interface ISSNetworkCore instead
        """)
  }

  @Test("an interface, or an implementation that has none, is fine")
  func silent() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock
      core/Log: Log, LogMock
      ISSNetworkMock -> ISSNetworkCore
      LogMock -> Log
      """, only: "mock-links-implementation")
    #expect(trial.text == "")
  }
}
