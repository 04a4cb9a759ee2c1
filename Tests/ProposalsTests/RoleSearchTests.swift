import Modules
import Testing

@testable import Proposals

@Suite("Roles that a project has and the standard patterns do not know")
struct RoleSearchTests {
  private func roles(_ drawing: String) throws -> [String] {
    let lines = try Tried(drawing).lines
    return Array(lines.drop { !$0.hasPrefix("roles:") }.dropFirst())
  }

  @Test("an interface by its ending, if what it stands for links it")
  func interfaces() throws {
    #expect(
      try roles("core/N: N, NAbstraction\ncore/Map: Map\nN -> NAbstraction\nMap -> NAbstraction")
        == [#"  interface: ["*Abstraction"]"#])
    #expect(
      try roles("core/N: N, NAbstraction\ncore/Map: Map\nNAbstraction -> N\nMap -> NAbstraction")
        == [])
  }

  @Test("an interface by the implementation beside it, which links it")
  func implementations() throws {
    #expect(
      try roles("core/Net: Net, NetImpl\ncore/Map: Map\nNetImpl -> Net\nMap -> Net")
        == [#"  interface: [{name: "Net", of: "NetImpl"}]"#])
  }

  @Test("the only application ships, whatever its name")
  func onlyApp() throws {
    #expect(
      try roles("app | CodeSample(app)\ncore | Net\nCodeSample => Net")
        == [#"  app: ["CodeSample"]"#])
    #expect(try roles("app | Main(app), NetSample(app)\ncore | Net\nMain, NetSample => Net") == [])
  }

  @Test("an app whose name begins like that of a demo is one, unless all apps have such names")
  func demos() throws {
    func hosts(_ apps: String) throws -> [String] {
      let names = apps.replacing("(app)", with: "")
      return try Tried("one: \(apps), Chat, Map\n\(names) => Chat, Map").first.roles
        .filter { $0.role == .hostApp }.flatMap(\.patterns)
    }
    #expect(try hosts("Main(app), DemoChat(app), PreviewMap(app)") == ["DemoChat", "PreviewMap"])
    #expect(try hosts("DemoChat(app), ExampleMap(app)") == [])
    #expect(try hosts("Main(app), Demography(app)") == [])
  }

  @Test("interfaces by a vote of the project are written down, one pair or many")
  func conventions() throws {
    let cores = [#"  interface: ["*Core"]"#]
    let three = (1...3).map { "core/N\($0)a: N\($0)a, N\($0)aCore" }.joined(separator: "\n")
    #expect(try roles(three + "\nN1aCore, N2aCore -> N3aCore") == cores)
    #expect(try roles("core/Net: Net, NetCore\ncore/Map: Map\nMap, Net -> NetCore") == cores)
    #expect(try roles("core/Net: Net, NetCore\nNet -> Map") == [])
  }

  @Test("who puts implementations together, and nobody else does")
  func compositionRoot() throws {
    #expect(
      try roles(
        """
        app | Main(app)
        domain | Scaffold, Screen
        core/Net: Net, NetInterface
        core/Map: Map, MapInterface
        core/Log: Log, LogInterface
        Main => Scaffold, Screen
        Net -> NetInterface
        Map -> MapInterface
        Log -> LogInterface
        Scaffold -> Net, Map, Log
        Screen -> NetInterface, MapInterface
        """) == [#"  composition-root: ["Scaffold"]"#])
  }

  @Test("who links both implementations there are, though only the same search found them")
  func smallCompositionRoot() throws {
    func roots(_ link: String) throws -> [String] {
      try roles(
        """
        app | Main(app)
        domain | Assembly, Screen
        core/Net: Net, NetImpl
        core/Map: Map, MapImpl
        Main => Assembly, Screen
        NetImpl -> Net
        MapImpl -> Map
        Assembly -> NetImpl, MapImpl
        Screen -> \(link)
        """
      ).filter { $0.contains("composition-root") }
    }
    #expect(try roots("Net") == [#"  composition-root: ["Assembly"]"#])
    #expect(try roots("NetImpl") == [])
  }

  @Test("a composition root may be linked by what it serves, if nothing else links implementations")
  func serviceLocator() throws {
    #expect(
      try roles(
        """
        app | Main(app)
        domain | Container, Screen
        core/Net: Net, NetInterface
        core/Map: Map, MapInterface
        core/Log: Log, LogInterface
        Main => Screen -> Container -> Net, Map, Log
        Net -> NetInterface
        Map -> MapInterface
        Log -> LogInterface
        """) == [#"  composition-root: ["Container"]"#])
  }

  @Test("an app in a folder of tests is a host, and an unlinked package of tools has no layer")
  func ofTests() throws {
    let roles = try Tried(
      """
      App | Main(app)
      Kits | Chat, Map
      Tests/Run: Simulator(app)
      Scripts: Acme-Danger, ProjectTools
      Main => Chat, Map
      Simulator => Chat
      """
    ).first.roles
    #expect(roles.filter { $0.role == .hostApp }.flatMap(\.patterns) == ["Simulator"])
    #expect(
      roles.filter { $0.role == .other }.flatMap(\.patterns) == ["Acme-Danger", "ProjectTools"])
  }

  @Test("an app that links only what is in a folder around it is a demo of that")
  func showcase() throws {
    let tried = try Tried(
      """
      Projects/App: Main(app from:Projects/App)
      Projects/UI/Icons: Icons(from:Projects/UI/Icons)
      Projects/UI/Style: Style(from:Projects/UI/Style/Style), Gallery(app from:Projects/UI/Style/Gallery)
      Projects/Core/Net: Net(from:Projects/Core/Net)
      Projects/Core/Log: Log(from:Projects/Core/Log)
      Projects/Core/Pay: Pay(from:Projects/Core/Pay)
      Main => Icons, Style, Net, Log, Pay
      Gallery => Icons, Style
      """)
    #expect(tried.first.roles.filter { $0.role == .hostApp }.flatMap(\.patterns) == ["Gallery"])
  }
}
