import Modules
import TestSupport
import Testing

/// `XCore` next to `X`: an interface, or the core of it.
@Suite("Interfaces by vote")
struct InterfaceVoteTests {
  private func interfaces(
    _ drawing: String, as blueprint: Blueprint = Preset.standard.blueprint,
    sources: [String: String] = [:]
  ) throws -> [String] {
    let graph = try GraphDrawing(drawing, sources: sources).graph
    let architecture = classify(graph, as: blueprint)
    return graph.targetIDs.filter { architecture.role(of: $0) == .interface }.map(graph.name)
  }

  @Test("a single pair is believed if its implementation and somebody else link the interface")
  func singlePair() throws {
    #expect(try interfaces("x: Net, NetCore") == [])
    #expect(try interfaces("x: Net, NetCore\nNet -> NetCore") == [])
    #expect(try interfaces("x: Net, NetCore, NetTests(unit-tests)\nNetTests -> NetCore") == [])
    #expect(try interfaces("x: Net, NetCore, Map\nNet, Map -> NetCore") == ["NetCore"])
    // Modules that know nothing of one another may share a word.
    #expect(try interfaces("x: Net, NetAPI, Map\nMap -> NetAPI") == [])
    #expect(try interfaces("x: Net, NetCore, NetMock\nNet -> NetCore") == ["NetCore"])
    // A binary is what others built.
    #expect(try interfaces("x: Net, NetCore(xcframework), Map\nMap, Net -> NetCore") == [])
    // What it links itself is for the rules to say.
    #expect(try interfaces("x: Net, NetCore, Log\nNet, Log -> NetCore -> Log") == ["NetCore"])
  }

  @Test("a single pair is a base if most of its types are no protocols, also in several specs")
  func base() throws {
    let types = ["NetCore/A.swift": "protocol P {}\nstruct S {}\nstruct T {}"]
    func found(_ drawing: String) throws -> [String] {
      try interfaces(drawing + "\nMap, Net -> NetCore", sources: types)
    }
    #expect(try found("x: Net, NetCore(from:NetCore), Map") == [])
    #expect(try found("x: Net, NetCore(from:NetCore), NetMock, Map") == ["NetCore"])
  }

  @Test("one pair in the specs of two apps is a single pair")
  func twoSpecs() throws {
    func count(_ second: String) -> Int {
      var builder = GraphBuilder()
      for (app, name) in [("one", "Net"), ("two", second)] {
        let file = "\(app)/project.yml"
        let spec = builder.add(Spec(path: app, file: file, project: app))
        for target in [name, name + "Core"] {
          _ = builder.add(
            Target(
              name: target, project: app, spec: spec, type: .framework, place: Place(file: file)))
        }
      }
      let architecture = classify(builder.build(), as: Preset.standard.blueprint)
      return architecture.graph.targetIDs.count { architecture.role(of: $0) == .interface }
    }
    #expect(count("Net") == 0)
    #expect(count("Map") == 2)
  }

  @Test("what is built on a target that does not link it is no interface of that")
  func above() throws {
    let names = "x: Use, UseContracts, UseImpl\n"
    let protocols = ["UseContracts": "public protocol A {}"]
    let above = names + "UseContracts -> Use\nUseImpl -> Use, UseContracts"
    #expect(try interfaces(above, sources: protocols) == [])
    let below = names + "UseImpl -> Use, UseContracts\nUse -> UseContracts"
    #expect(try interfaces(below, sources: protocols) == ["UseContracts"])
  }

  @Test("of two pairs or more half have to be clean, and then every pair is an interface")
  func convention() throws {
    let pairs = "x: A, ACore, B, BCore, Net, NetCore, Log\n"
    #expect(
      try interfaces(pairs + "ACore, BCore -> Log") == [], "one of three is clean")
    #expect(
      try interfaces(pairs + "ACore -> Log") == ["ACore", "BCore", "NetCore"], "two of three are")
    #expect(
      try interfaces("x: A, ACore, B, BCore, Log\nACore -> Log") == ["ACore", "BCore"],
      "one of two is")
  }

  @Test(
    "a dirty pair is clean for the vote if somebody needs its interface alone, or a mock stands in")
  func witnesses() throws {
    let dirty = "x: A, ACore, B, BCore, Log, Use\nACore, BCore -> Log\n"
    #expect(try interfaces(dirty) == [])
    #expect(try interfaces(dirty + "Use -> ACore") == ["ACore", "BCore"])
    #expect(try interfaces(dirty + "Use -> ACore, A") == [])
    #expect(
      try interfaces("x: A, ACore, AMock, B, BCore, Log\nACore, BCore -> Log") == [
        "ACore", "BCore",
      ])
  }

  @Test("protocols in sources are a second witness, for an interface and against one")
  func protocols() throws {
    let (interface, other) = ("protocol P {}\nstruct S {}", "struct S {}\nfinal class C {}")
    func found(_ drawing: String, _ sources: [String: String]) throws -> [String] {
      try interfaces(drawing, sources: sources)
    }
    let pair = "x: Net, NetCore, Map\nNet -> NetCore\n"
    // A single pair without a user, and one with another user.
    #expect(try found(pair, ["NetCore": interface]) == ["NetCore"])
    #expect(try found(pair, ["NetCore": "protocol P {}\n\(other)"]) == [])
    #expect(try found("x: Net, NetCore", ["NetCore": interface]) == [])
    #expect(try found(pair + "Map -> NetCore", ["NetCore": other]) == [])
    #expect(try found(pair + "Map -> NetCore", ["NetCore": "let x = 1"]) == ["NetCore"])
    #expect(try found("x: Net, NetCore, NetMock", ["NetCore": other]) == ["NetCore"])
    // Among several it is an ordinary vote, regardless of its links.
    let dirty = "x: A, ACore, B, BCore, Log\nACore, BCore -> Log\n"
    #expect(try found(dirty, ["ACore": interface]) == ["ACore", "BCore"])
    let clean = "x: A, ACore, B, BCore"
    #expect(try found(clean, ["ACore": other]) == ["ACore", "BCore"], "one of two is clean")
    #expect(try found(clean, ["ACore": other, "BCore": other]) == [])
    // Other names need no witness.
    #expect(try found("x: NetInterface", ["NetInterface": other]) == ["NetInterface"])
  }

  @Test("patterns are conventions of their own")
  func patterns() throws {
    #expect(
      try interfaces("x: A, ACore, B, BCore, Net, NetAPI, Log\nNetAPI -> Log") == [
        "ACore", "BCore",
      ])
  }

  @Test("a link of an interface to an implementation takes nobody's role")
  func violation() throws {
    let book = "x: A, ACore, B, BCore, Net, NetCore, Map\nMap -> ACore, BCore, NetCore\n"
    let all = ["ACore", "BCore", "NetCore"]
    #expect(try interfaces(book) == all)
    for link in ["ACore -> B", "ACore -> A", "NetCore -> Map", "ACore -> B\nBCore -> A"] {
      #expect(try interfaces(book + link) == all, "\(link)")
    }
  }

  @Test("what was a convention before stays one")
  func recorded() throws {
    let graph = try GraphDrawing("x: Net, NetCore").graph
    let architecture = classify(
      graph, as: Preset.standard.blueprint, assuming: InferredConventions(conventions: ["*Core"]))
    #expect(graph.targetIDs.map { architecture.role(of: $0) } == [.implementation, .interface])
  }

  @Test("twins for several platforms are one pair")
  func twins() throws {
    let pair = """
      x: A_iOS(iOS twin:A), A_macOS(macOS twin:A), ACore_iOS(iOS twin:ACore)
      x: ACore_macOS(macOS twin:ACore), Map
      A_iOS -> ACore_iOS

      """
    #expect(try interfaces(pair) == [], "one pair, which nobody else links")
    #expect(try interfaces(pair + "Map -> ACore_iOS") == ["ACore_iOS", "ACore_macOS"])
  }

  @Test("what is not named after its implementation belongs to who links it and lies beside it")
  func implementers() throws {
    func implementations(_ drawing: String) throws -> [String] {
      let drawing = try GraphDrawing(drawing)
      let architecture = classify(drawing.graph, as: Preset.standard.blueprint)
      let interface = try drawing["PayInterface"]
      #expect(architecture.role(of: interface) == .interface)
      return drawing.names(architecture.implementations(of: interface))
    }
    #expect(
      try implementations("Pay: FastPay, PayInterface\nFastPay -> PayInterface") == ["FastPay"])
    #expect(
      try implementations(
        "Pay: FastPay, SlowPay, Log, PayInterface\nFastPay, SlowPay, Log -> PayInterface")
        == ["FastPay", "SlowPay"])
    #expect(try implementations("Pay: Cash, PayInterface\nCash -> PayInterface") == ["Cash"])
    #expect(try implementations("Pay: PayInterface\nShop: Shop\nShop -> PayInterface") == [])
    #expect(
      try implementations("Pay: PayInterface, PayInterfaceMock\nPayInterfaceMock -> PayInterface")
        == [])
    #expect(try interfaces("x: UserInterface, Map\nMap -> UserInterface") == [])
  }

  @Test("the configuration does, and other endings need no more than a counterpart")
  func said() throws {
    #expect(
      try interfaces("x: Net, NetInterface, MapInterface") == ["MapInterface", "NetInterface"])
    #expect(try interfaces("x: Net, NetCore(role:interface)") == ["NetCore"])
    var blueprint = Preset.standard.blueprint
    blueprint.roles[.interface] = ["*Core", "*API", "*Protocols"].map { RolePattern(Pattern($0)) }
    #expect(
      try interfaces("x: Net, NetCore, Map, MapAPI, Log, LogProtocols, OddAPI", as: blueprint)
        == ["LogProtocols", "MapAPI", "NetCore", "OddAPI"], "what a person wrote needs no pair")
  }
}
