import Documents
import Modules
import Rules
import TestSupport
import Testing

@Suite("unreachable-module")
struct UnreachableModuleTests {
  @Test("a module that no program leads to is told, one that a test or an import leads to is not")
  func reach() throws {
    let drawing = """
      app | Main(app)
      core | Net, Old, OldCore, Tried, TriedTests(unit-tests)
      Main => Net
      Old -> OldCore
      TriedTests -> Tried
      """
    #expect(
      try Trial(drawing, only: "unreachable-module").links
        == ["unreachable-module: Old"])
  }

  @Test(
    "says nothing where an entry leads to nothing, which may be a typo in the name of the module",
    arguments: [Notice.Kind.unknownName, .otherPlatform, .sdkNameOfTarget])
  func typos(kind: Notice.Kind) throws {
    let place = Place(file: "project.yml", line: 1, column: 1)
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "project.yml", project: "P"))
    let ids = [("Main", ProductType.application), ("Net", .framework), ("Old", .framework)].map {
      builder.add(Target(name: $0, project: "P", spec: spec, type: $1, place: place))
    }
    builder.add(
      Link(from: ids[0], to: .target(ids[1]), kind: .target),
      of: Link.Entry("Net", at: place))
    let found = { (builder: GraphBuilder) throws in
      try Trial(
        classify(builder.build(), as: Preset.standard.drawn), only: ["unreachable-module"]
      ).links
    }
    #expect(try found(builder) == ["unreachable-module: Old"])
    var offering = builder
    offering.offer(ids[2], as: "OldKit", at: place)
    let shown = try Trial(
      classify(offering.build(), as: Preset.standard.drawn), only: ["unreachable-module"]
    ).verdict.shown
    #expect(shown.map(\.message) == ["no app or test depends on Old or its product"])
    #expect(
      shown.map(\.help) == [
        "link it where it should be used, or delete it if no other repository uses its product"
      ])
    builder.add(Notice(kind, "Odl", at: place, spec: spec, target: ids[0]))
    #expect(try found(builder) == [])
  }

  @Test("says nothing where nothing ships, of a lone spec and of half a project")
  func silent() throws {
    let library = "core | Net, Old, NetTests(unit-tests)\nNetTests -> Net"
    #expect(try Trial(library, only: "unreachable-module").links == [])
    let lone = "app | Main(app)\ncore | Net, Old, Older"
    #expect(try Trial(lone, only: "unreachable-module").links == [], "something else joins them")
    let app = "app | Main(app)\ncore | Net, Old\nMain => Net"
    let alone = Conditions { $0.isLoneSpec = true }
    #expect(try Trial(app, only: "unreachable-module", under: alone).links == [])
    let half = Conditions { $0.isComplete = false }
    #expect(try Trial(app, only: "unreachable-module", under: half).links == [])
    #expect(try Trial(app, only: "unreachable-module").links == ["unreachable-module: Old"])
  }
}

@Suite("stable-dependencies")
struct StableDependenciesTests {
  // Base: 1 below it, 3 above: 25 of 100. Panel: 2 below, 1 above: 66 of 100.
  private let drawing = """
    core | Base, Panel, Fonts, Colors, A, B
    Base -> Panel -> Fonts, Colors
    A, B -> Base
    """

  @Test("a link to a module of which more links lead away than of one's own")
  func found() throws {
    let trial = try Trial(drawing, only: "stable-dependencies")
    #expect(trial.links == ["stable-dependencies: Base -> Panel"])
    #expect(trial.text.contains("less stable Panel (core) (instability 67% vs. 33%)"))
  }

  @Test("within the tolerance nothing is said")
  func tolerated() throws {
    // A third of a hundred, and no whole number of parts.
    for (tolerance, count) in [(32, 1), (33, 1), (34, 0), (100, 0)] {
      let trial = try Trial(
        drawing, only: "stable-dependencies",
        rules: "stable-dependencies: {tolerance: \(tolerance)}")
      #expect(trial.links.count == count, "\(tolerance)")
    }
  }

  @Test("parts of a hundred that only rounding makes equal are not")
  func fractions() throws {
    // 101 of 201 lead away from Panel, and 100 of 200 from Base: less than one of a hundred more.
    let names = (0..<101).map { "X\($0)" }
    let (hundred, ninetyNine) = (names.prefix(100), names.prefix(99))
    let drawing = { (panel: [String]) in
      """
      core | Base, Panel, \(names.joined(separator: ", "))
      core | \(names.map { "Y\($0)" }.joined(separator: ", "))
      Base -> Panel, \(ninetyNine.joined(separator: ", "))
      Panel -> \(panel.joined(separator: ", "))
      \(hundred.map { "Y\($0)" }.joined(separator: ", ")) -> Base
      \(ninetyNine.map { "Y\($0)" }.joined(separator: ", ")) -> Panel
      """
    }
    let found = { (panel: [String]) throws in
      try Trial(drawing(panel), only: "stable-dependencies").links.filter { $0.hasSuffix("Panel") }
    }
    #expect(try found(names) == ["stable-dependencies: Base -> Panel"])
    #expect(try found(Array(hundred)) == [])
  }

  @Test("modules are known by what does their work, whichever of their targets link")
  func modules() throws {
    let drawing = { (link: String) in
      """
      core/Base: Base, BaseCore
      core/Panel: Panel, PanelCore
      core | Fonts, Colors, A, B
      Panel -> PanelCore, Fonts, Colors
      Base -> BaseCore
      A, B -> Base
      \(link)
      """
    }
    let found = { (link: String) throws in
      try Trial(drawing(link), only: "stable-dependencies").verdict.shown.map {
        ($0.from.name, $0.to?.name ?? "", $0.identity.fingerprint, $0.notes.map(\.text))
      }
    }
    let one = try #require(try found("Base -> Panel").first)
    let other = try #require(try found("BaseCore -> PanelCore").first)
    #expect((one.0, one.1) == ("Base", "Panel") && one.2 == other.2 && one.3 == [])
    let both = try #require(try found("Base -> Panel\nBaseCore -> PanelCore").first)
    #expect(both.2 == one.2)
    #expect(both.3.sorted() == ["Base links Panel", "BaseCore links PanelCore"])
  }

  @Test("tests stand above nothing")
  func tests() throws {
    let trial = try Trial(
      "core | Base, Panel, Fonts, BaseTests(unit-tests)\nBase -> Panel -> Fonts\nBaseTests -> Base",
      only: "stable-dependencies")
    #expect(trial.links == [])
  }
}

@Suite("module-shape")
struct ModuleShapeTests {
  @Test("each role that a module lacks, at what does its work")
  func found() throws {
    let trial = try Trial(
      """
      domain | Chat, ChatTests(unit-tests), Map
      core | Net
      ChatTests -> Chat
      """, only: "module-shape",
      rules: """
        module-shape:
          - {modules: domain, has: [unit-tests, interface], because: so it is agreed}
        """)
    #expect(
      trial.links == [
        "module-shape: Chat -> interface", "module-shape: Map -> interface",
        "module-shape: Map -> unit-tests",
      ])
  }

  @Test("a role that does not exist is a mistake")
  func mistake() throws {
    let trial = try Trial(
      "domain | Chat", only: "module-shape",
      rules: "module-shape: [{modules: domain, has: tests, because: a}]")
    #expect(trial.problemText.contains("unknown role `tests`"))
  }
}

@Suite("naming")
struct NamingTests {
  @Test("a target of the layer or the role that fits none of the patterns")
  func found() throws {
    let trial = try Trial(
      """
      domain | ChatFeature, Map, Route
      core | Net
      """, only: "naming",
      rules: """
        naming:
          - {targets: [domain, "!Route"], named: ["*Feature", "*Flow"], because: so it is agreed}
        """)
    #expect(trial.links == ["naming: Map -> *Feature or *Flow"])
    #expect(trial.text.contains("Map (domain) is not named *Feature or *Flow: so it is agreed"))
  }
}

@Suite("orphan-layer")
struct OrphanLayerTests {
  @Test("a layer that holds modules, and none above links them")
  func found() throws {
    let drawing = """
      app | Main(app)
      domain | Chat
      service | Old, Older
      core | Net
      Main => Chat, Net
      Old -> Net
      """
    let trial = try Trial(drawing, only: "orphan-layer")
    #expect(trial.links == ["orphan-layer: service"])
    #expect(trial.text.contains("(Old, Older)"))
    #expect(try Trial(drawing + "\nChat -> Old", only: "orphan-layer").links == [])
  }

  @Test("the top layer is nobody's, and links from below do not count")
  func top() throws {
    let trial = try Trial("domain | Chat\ncore | Net\nNet -> Chat", only: "orphan-layer")
    #expect(trial.links == ["orphan-layer: core"])
  }

  @Test("a written top layer counts, though it holds nothing or only tests")
  func emptyTop() throws {
    let layers = ["app", "domain", "core"].map {
      Layer($0, [Pattern("\($0)/**")], place: Place(file: ".archlint.yml"))
    }
    let found = { (drawing: String) throws in
      try Trial(
        drawing, as: Blueprint(layers: layers, roles: [:], folderNames: .ignored),
        only: "orphan-layer"
      ).links
    }
    #expect(
      try found("domain | Chat\ncore | Net\nChat -> Net") == ["orphan-layer: domain"])
    #expect(
      try found("app | T(unit-tests)\ndomain | Chat\ncore | Net\nChat -> Net")
        == ["orphan-layer: domain"])
    #expect(try found("app | A(app)\ndomain | Chat\ncore | Net\nA -> Chat -> Net") == [])
  }
}
