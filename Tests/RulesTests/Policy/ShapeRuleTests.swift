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

  @Test("says nothing where nothing ships, of a lone spec and of half a project")
  func silent() throws {
    let library = "core | Net, Old, NetTests(unit-tests)\nNetTests -> Net"
    #expect(try Trial(library, only: "unreachable-module").links == [])
    let lone = "app | Main(app)\ncore | Net, Old, Older"
    #expect(try Trial(lone, only: "unreachable-module").links == [], "something else joins them")
    let app = "app | Main(app)\ncore | Net, Old\nMain => Net"
    let alone = Conditions(isLoneSpec: true)
    #expect(try Trial(app, only: "unreachable-module", under: alone).links == [])
    let half = Conditions(isComplete: false)
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
    #expect(trial.text.contains("Panel has 2 modules below it and 1 above"))
  }

  @Test("within the tolerance nothing is said")
  func tolerated() throws {
    // 66 - 33 of 100.
    for (tolerance, count) in [(32, 1), (33, 0), (100, 0)] {
      let trial = try Trial(
        drawing, only: "stable-dependencies",
        rules: "stable-dependencies: {tolerance: \(tolerance)}")
      #expect(trial.links.count == count, "\(tolerance)")
    }
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
    #expect(trial.problemText.contains("there is no role `tests`"))
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
    #expect(trial.text.contains("which holds Old, Older"))
    #expect(try Trial(drawing + "\nChat -> Old", only: "orphan-layer").links == [])
  }

  @Test("the top layer is nobody's, and links from below do not count")
  func top() throws {
    let trial = try Trial("domain | Chat\ncore | Net\nNet -> Chat", only: "orphan-layer")
    #expect(trial.links == ["orphan-layer: core"])
  }
}
