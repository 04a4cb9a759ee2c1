import Modules
import TestSupport
import Testing

/// `XCore` beside `X`: an interface, or the core of it.
@Suite("Interfaces by evidence")
struct InterfaceEvidenceTests {
  private func interfaces(
    _ drawing: String, as blueprint: Blueprint = Preset.standard.blueprint
  ) throws -> [String] {
    let graph = try GraphDrawing(drawing).graph
    let architecture = classify(graph, as: blueprint)
    return graph.targetIDs.filter { architecture.role(of: $0) == .interface }.map(graph.name)
  }

  @Test("the name alone proves nothing")
  func name() throws {
    #expect(try interfaces("x: Net, NetCore") == [])
    #expect(try interfaces("x: Net, NetCore, Map\nMap -> NetCore") == [])
  }

  @Test("an implementation that links it, while it links none, does")
  func links() throws {
    #expect(try interfaces("x: Net, NetCore\nNet -> NetCore") == ["NetCore"])
    #expect(try interfaces("x: Net, NetImpl, NetCore\nNetImpl -> NetCore") == ["NetCore"])
    #expect(
      try interfaces("x: Net, NetCore, MapInterface, Map\nNet -> NetCore -> MapInterface, [Kit]")
        == ["MapInterface", "NetCore"])
    #expect(try interfaces("x: Net, NetCore, Log\nNet -> NetCore -> Log") == [])
    // The core of something may link what is only named like an interface.
    #expect(try interfaces("x: Net, NetCore, Log, LogCore\nNet -> NetCore -> LogCore") == [])
  }

  @Test("two other pairs do: the project calls its interfaces so")
  func custom() throws {
    let pairs = "A -> ACore\nB -> BCore\n"
    #expect(
      try interfaces("x: A, ACore, B, BCore, Net, NetCore, Log\n\(pairs)NetCore -> Log")
        == ["ACore", "BCore", "NetCore"])
    #expect(
      try interfaces("x: A, ACore, B, BCore, Net, NetCore\n\(pairs)ACore, BCore -> NetCore")
        == ["ACore", "BCore", "NetCore"])
    #expect(try interfaces("x: A, ACore, Net, NetCore\nA -> ACore") == ["ACore"])
  }

  @Test("twins for several platforms are one pair")
  func twins() throws {
    #expect(
      try interfaces(
        """
        x: A_iOS(iOS twin:A), A_macOS(macOS twin:A), ACore_iOS(iOS twin:ACore), Net, NetCore
        x: ACore_macOS(macOS twin:ACore)
        A_iOS -> ACore_iOS
        A_macOS -> ACore_macOS
        """) == ["ACore_iOS", "ACore_macOS"])
  }

  @Test("the configuration does, and other endings need no more than a counterpart")
  func said() throws {
    #expect(try interfaces("x: Net, NetInterface, MapInterface") == ["NetInterface"])
    #expect(try interfaces("x: Net, NetCore(role:interface)") == ["NetCore"])
    var blueprint = Preset.standard.blueprint
    blueprint.roles[.interface] = ["*Core", "*API", "*Protocols"].map { RolePattern(Pattern($0)) }
    #expect(
      try interfaces("x: Net, NetCore, Map, MapAPI, Log, LogProtocols, OddAPI", as: blueprint)
        == ["LogProtocols", "MapAPI", "NetCore"])
  }
}
