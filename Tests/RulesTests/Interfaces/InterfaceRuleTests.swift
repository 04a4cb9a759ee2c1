import Testing

@Suite("interface-links-implementation")
struct InterfaceLinksImplementationTests {
  @Test("its own implementation, and one that has an interface")
  func fires() throws {
    let trial = try Trial(
      """
      domain/Space: ISSSpace, ISSSpaceCore
      core/Network: ISSNetwork, ISSNetworkCore
      ISSSpaceCore -> ISSSpace, ISSNetwork
      """, only: "interface-links-implementation")
    #expect(
      trial.text == """
        domain/Space/project.yml:3:17: error: the interface ISSSpaceCore (domain) links \
        ISSSpace (domain), its own implementation [interface-links-implementation]
          help: reverse the link, so that ISSSpace links ISSSpaceCore
        domain/Space/project.yml:3:27: error: the interface ISSSpaceCore (domain) links \
        ISSNetwork (core), an implementation with an interface \
        [interface-links-implementation]
          help: link its interface ISSNetworkCore instead
        """)
  }

  @Test("a second implementation of a module is behind the module's interface as well")
  func sibling() throws {
    let trial = try Trial(
      """
      domain/Space: ISSSpace, ISSSpaceCore
      core/Network: ISSNetwork, ISSNetworkUI, ISSNetworkCore
      ISSSpaceCore -> ISSNetworkUI
      """, only: "interface-links-implementation")
    #expect(trial.links == ["interface-links-implementation: ISSSpaceCore -> ISSNetworkUI"])
    #expect(
      trial.verdict.findings.first?.help == "link its interface ISSNetworkCore instead")
  }

  @Test("an implementation without an interface is all there is; interfaces are fine")
  func silent() throws {
    let trial = try Trial(
      """
      domain/Space: ISSSpace, ISSSpaceCore
      core/Network: ISSNetwork, ISSNetworkCore
      shared | ISSColors
      ISSSpaceCore -> ISSColors, ISSNetworkCore
      ISSSpace -> ISSSpaceCore
      """, only: "interface-links-implementation")
    #expect(trial.text == "")
  }
}

@Suite("own-interface")
struct OwnInterfaceTests {
  @Test("an implementation that does not link its interface is a warning at its key")
  func fires() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, ISSNetworkCore
      core/Radio: RadioLive
      core/RadioCore: RadioCore
      """, only: "own-interface")
    #expect(
      trial.text == """
        core/Network/project.yml:1:15: warning: ISSNetwork (core) does not link its interface \
        ISSNetworkCore (core) [own-interface]
          help: add `- target: ISSNetworkCore` to the dependencies of ISSNetwork
          core/Network/project.yml:1:27: note: the interface
        core/Radio/project.yml:2:13: warning: RadioLive (core) does not link its interface \
        RadioCore (core) [own-interface]
          help: add `- {framework: RadioCore.framework, implicit: true}` to the dependencies of RadioLive
          core/RadioCore/project.yml:3:17: note: the interface
        """)
  }

  @Test("one that links it, or has none, is fine")
  func silent() throws {
    let trial = try Trial(
      "core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock\ncore | Log\n"
        + "ISSNetwork -> ISSNetworkCore", only: "own-interface")
    #expect(trial.text == "")
  }

  @Test("one whose part in the same spec links it is fine too, but not one whose neighbor does")
  func parts() throws {
    let targets = "core/Network: ISSNetwork, ISSNetworkCore, Parts\n"
    let links = "ISSNetwork -> Parts\nParts -> ISSNetworkCore"
    #expect(try Trial(targets + links, only: "own-interface").text == "")
    let others = targets.replacing("Parts\n", with: "Parts, PartsCore\n")
    #expect(
      try Trial(others + links + "\nParts -> PartsCore", only: "own-interface").text
        .contains("does not link its interface ISSNetworkCore"))
  }
}

@Suite("prefer-interface")
struct PreferInterfaceTests {
  private let network = """
    core/Network: ISSNetwork, ISSNetworkCore, NetworkTests(unit-tests)
    ISSNetwork -> ISSNetworkCore

    """

  @Test("an implementation whose interface would do is a warning")
  func fires() throws {
    let trial = try Trial(
      network + "domain | ISSSpace\nISSSpace -> ISSNetwork", only: "prefer-interface")
    #expect(
      trial.text == """
        domain/ISSSpace/project.yml:4:13: warning: ISSSpace (domain) links the implementation ISSNetwork (core) instead of its interface ISSNetworkCore [prefer-interface]
          help: link its interface ISSNetworkCore instead
        """)
  }

  @Test("tests are also told of the mock")
  func tests() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock
      ISSNetwork -> ISSNetworkCore
      domain/Space: Space, SpaceTests(unit-tests)
      SpaceTests -> ISSNetwork
      """, only: "prefer-interface")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "link its interface ISSNetworkCore instead, or link the mock ISSNetworkMock"
      ])
  }

  @Test("apps, extensions, host apps, composition roots and the module itself are exempt")
  func silent() throws {
    let trial = try Trial(
      network + """
        app | Overview(app), Widget(extension)
        domain | Scaffold(role:composition-root)
        domain/Space: ISSSpace, SpaceHostApp(app)
        Overview, Widget, Scaffold, SpaceHostApp, NetworkTests -> ISSNetwork
        """, only: "prefer-interface")
    #expect(trial.text == "")
  }

  @Test("an interface that the implementation does not link cannot stand for it")
  func unlinkedInterface() throws {
    let trial = try Trial(
      "core/Network: ISSNetwork, ISSNetworkCore\ndomain | Space\nSpace -> ISSNetwork",
      only: "prefer-interface")
    #expect(trial.text == "")
  }
}

@Suite("interface-size")
struct InterfaceSizeTests {
  private let drawing = """
    domain/Space: ISSSpace, ISSSpaceCore
    core | A, B, C
    ISSSpaceCore -> A, B, C
    """

  @Test("more dependencies than the limit are a warning")
  func fires() throws {
    let trial = try Trial(
      drawing, only: "interface-size", rules: "interface-size: {limit: 2}")
    #expect(
      trial.text == """
        domain/Space/project.yml:1:25: warning: the interface ISSSpaceCore (domain) has 3 \
        dependencies (limit 2) [interface-size]
          help: move shared types into a lower module, and implementations out of the interface
        """)
  }

  @Test("three are fine, and by default nothing is")
  func silent() throws {
    #expect(try Trial(drawing, only: "interface-size").text == "")
    #expect(try Trial(drawing + ", D").links.contains { $0.hasPrefix("interface-size") } == false)
  }
}
