import Testing

@Suite("unimplemented-interface")
struct UnimplementedInterfaceTests {
  private let network = """
    domain/Space: ISSSpace, SpaceHostApp(app)
    core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock
    ISSSpace -> ISSNetworkCore

    """

  @Test("an app without the implementation is warned, a host app only told")
  func fires() throws {
    let trial = try Trial(
      network + """
        app | Overview(app)
        Overview => ISSSpace
        SpaceHostApp => ISSSpace
        """, only: "unimplemented-interface")
    #expect(
      trial.text == """
        app/Overview/project.yml:4:7: warning: Overview (app) depends on the interface ISSNetworkCore (core) but not on an implementation of it [unimplemented-interface]
          help: link ISSNetwork from the app or its composition root
          core/Network/project.yml:2:27: note: the interface
        domain/Space/project.yml:1:25: info: SpaceHostApp (domain) depends on the interface ISSNetworkCore (core) but not on an implementation or mock of it \
        [unimplemented-interface]
          help: link ISSNetwork or ISSNetworkMock from the app
          core/Network/project.yml:2:27: note: the interface
        """)
  }

  @Test("an implementation anywhere in the app is enough; a mock, for a host app")
  func silent() throws {
    let trial = try Trial(
      network + """
        app | Overview(app)
        domain | Scaffold(role:composition-root)
        Overview => Scaffold -> ISSSpace, ISSNetwork
        SpaceHostApp => ISSSpace, ISSNetworkMock
        """, only: "unimplemented-interface")
    #expect(trial.text == "")
  }

  @Test("what an extension links is not in the app's process")
  func otherProcess() throws {
    let trial = try Trial(
      network + """
        app | Overview(app), Widget(extension)
        Overview => ISSSpace
        Overview @> Widget -> ISSNetwork
        """, only: "unimplemented-interface")
    #expect(trial.links == ["unimplemented-interface: Overview -> ISSNetworkCore"])
  }
}

@Suite("rival-implementations")
struct RivalImplementationsTests {
  private let drawing = """
    app | Overview(app), Other(app)
    core/Network: Network, NetworkLive, NetworkCore
    Overview -> Network, NetworkLive, NetworkCore
    Other -> Network, NetworkCore

    """

  @Test("two implementations of one interface in one app are a warning")
  func fires() throws {
    let trial = try Trial(drawing, only: "rival-implementations")
    #expect(
      trial.text == """
        app/Overview/project.yml:1:7: warning: Overview (app) contains 2 implementations of NetworkCore (core): Network and NetworkLive [rival-implementations]
          help: keep one implementation per app
          core/Network/project.yml:2:15: note: Network is one of them
          core/Network/project.yml:2:24: note: NetworkLive is one of them
        """)
  }
}
