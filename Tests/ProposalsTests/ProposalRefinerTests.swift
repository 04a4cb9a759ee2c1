import Documents
import Modules
import TestSupport
import Testing

@testable import Proposals

@Suite("What is proposed holds")
struct ProposalRefinerTests {
  /// Random projects: every proposal is read without warnings, has every module where it says, and
  /// finds what it says.
  @Test("for any project", arguments: 0..<60)
  func holds(seed: Int) throws {
    let tried = try Tried(ProposalRefinerTests.drawing(UInt64(seed)))
    for (proposal, again) in zip(tried.proposals, tried.trials) {
      #expect(again.problems == [], "\(proposal.text)")
      #expect(again.findings.map(\.identity) == proposal.trial.findings.map(\.identity))
      let placed = Set(proposal.layers.flatMap(\.modules))
      for layer in proposal.layers {
        for module in layer.modules { #expect(again.layer(of: module) == layer.name) }
      }
      let all = ProjectAnalysis(again.architecture).modules
      let known = placed.union(proposal.leftOver)
      #expect(all.allSatisfy(known.contains), "\(proposal.text)")
    }
  }

  /// Up to twelve modules in some folders, with links that mostly lead down.
  private static func drawing(_ seed: UInt64) -> String {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let folders = ["a/b", "a/c", "d", "e/features", "e/core", "one"]
    let words = ["Net", "Log", "ChatFeature", "MapFeature", "CoreKit", "Ann", "ToDo", "Data"]
    let count = 2 + draw(11)
    let names = (0..<count).map { "\(words[draw(words.count)])\($0)x" }
    var lines = names.enumerated().map { index, name in
      let folder = folders[draw(folders.count)]
      let type = index == 0 || draw(8) == 0 ? "(app)" : ""
      return draw(3) == 0 ? "one: \(name)\(type)" : "\(folder) | \(name)\(type)"
    }
    for index in names.indices.dropLast() {
      for _ in 0..<draw(4) {
        let other = draw(9) == 0 ? draw(count) : index + 1 + draw(count - index - 1)
        if other != index { lines.append("\(names[index]) -> \(names[other])") }
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("the preset and the folders of options")
  func options() throws {
    let drawing = """
      app | Main(app)
      all/business | Orders, Accounts
      all/data | Store, Disk
      Main => Orders, Accounts -> Store, Disk
      """
    var options = ProposalOptions()
    options.folders = ["all"]
    #expect(
      try Tried(drawing, options: options).layers == [
        "app: Main", "business: Accounts Orders", "data: Disk Store",
      ])
    options = ProposalOptions()
    options.preset = .layered
    let tried = try Tried(drawing, options: options)
    #expect(tried.first.preset == .layered)
    #expect(tried.lines.contains { $0.contains("business") && $0.contains("closed: true") })
  }

  @Test("a closed layer only on request")
  func closed() throws {
    let tried = try Tried(
      """
      app | Main(app)
      presentation | Screen, Page
      business | Orders, Accounts
      data | Store, Disk
      Main => Screen, Page -> Orders, Accounts -> Store, Disk
      """)
    #expect(tried.first.preset == .layered)
    #expect(!tried.first.text.contains("closed"))
  }

  @Test("only links inside of a layer make it less strict, no other finding between its modules")
  func otherFindings() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Features/Chat: Chat, Tryout(app role:host-app)
      Features/Map: Map, MapInterface
      Basis | Net, Log
      Main => Chat, Map, MapInterface -> Net, Log
      Map, Chat -> MapInterface
      Tryout => Chat, MapInterface
      """)
    #expect(tried.first.trial.findings.map(\.rule) == ["unimplemented-interface"])
    #expect(tried.lines.contains(#"  - features: "Features/**""#))
  }

  /// Three features, of which two link another one.
  private static let linkedFeatures = """
    App | Main(app)
    Features | Chat, Map, News
    Basis | Log, Net
    Main => Chat, Map, News -> Log, Net
    Chat -> Map -> News
    """

  @Test("without a baseline an existing link is allowed, and the comment names it")
  func allowed() throws {
    let tried = try Tried(ProposalRefinerTests.linkedFeatures + "\nChat -> News")
    #expect(
      tried.first.text.contains(
        """
          # in Features: Chat, Map, News
          # `never` would report Chat → Map (Features/Chat/project.yml:5), Chat → News (Features/Chat/project.yml:6), Map → News (Features/Map/project.yml:5)
          - features: {modules: "Features/**", same-layer: allowed}
        """))
    #expect(tried.first.trial.findings.isEmpty)
    #expect(tried.first.summary.contains("links within features stay allowed"))
  }

  @Test(
    "a module that several others of its layer link gets an exception, and the layer stays strict",
    arguments: [false, true])
  func base(acceptsFindings: Bool) throws {
    func tried(_ links: String) throws -> Tried {
      var options = ProposalOptions()
      options.acceptsFindings = acceptsFindings
      return try Tried(
        """
        App | Main(app)
        Features | Base, Chat, Map, Shop
        Core | Net, Log
        Main => Chat, Map, Shop -> Net, Log
        \(links)
        """, options: options)
    }
    let based = try tried("Chat, Map -> Base")
    let exception =
      #"  - {rule: same-layer-link, from: "feature", to: "Base", "#
      + "because: 2 of the 3 other modules of the layer link it}"
    #expect(based.lines.contains(exception))
    #expect(based.lines.contains(#"  - feature: {modules: "Features/**", same-layer: never}"#))
    #expect(based.trials[0].findings.isEmpty)
    // Two modules are not one base.
    #expect(try !tried("Chat -> Base\nMap -> Shop").first.text.contains("from: \"feature\""))
    // Where most links are others, these are debt as well.
    let tangled = "Chat, Map -> Base\nChat -> Map\nMap, Base -> Shop\nShop -> Chat"
    #expect(try !tried(tangled).first.text.contains("exceptions:"))
  }

  @Test("with a baseline a base and a tab keep their exceptions, although other links are more")
  func certain() throws {
    var options = ProposalOptions()
    options.acceptsFindings = true
    let tried = try Tried(
      """
      App | Main(app)
      Features | FeatureTab, Base, Chat, Map, Shop, News
      Core | Net, Log
      Main => FeatureTab, Chat, Map, Shop, News -> Net, Log
      Chat, Map, Shop, News -> Base
      FeatureTab -> Chat, News
      Chat -> Map -> Shop, Chat
      Shop -> News -> Chat, Shop
      Shop -> Chat
      """, options: options)
    #expect(
      tried.lines.filter { $0.contains("same-layer-link") } == [
        #"  - {rule: same-layer-link, from: "feature", to: "Base", "#
          + "because: 4 of the 5 other modules of the layer link it}",
        #"  - {rule: same-layer-link, from: "FeatureTab", "#
          + "because: its name says that it puts modules together}",
      ])
    #expect(tried.first.trial.findings(of: "same-layer-link").count == 7)
  }

  @Test("a module of the layer's name that links the others gets an exception, however few")
  func umbrella() throws {
    func exceptions(_ modules: String) throws -> [String] {
      let all = modules.split(separator: ", ").map { "core/\($0): \($0)" }.joined(separator: "\n")
      return try Tried(
        """
        app | Main(app)
        feature | Chat, Map
        \(all)
        Main => Chat, Map -> Core
        Core -> \(modules.dropFirst(6))
        """
      ).lines.filter { $0.contains("same-layer-link") }
    }
    #expect(
      try exceptions("Core, Net, Log") == [
        #"  - {rule: same-layer-link, from: "Core", because: it links both other modules of the layer}"#
      ])
    // One of two puts nothing together.
    #expect(
      try exceptions("Core, Net") == [
        #"  - {rule: same-layer-link, from: "Core", to: "Net", "#
          + "because: the only link within core when these layers were written}"
      ])
  }

  @Test("an app may link its parts, which are in its layer")
  func parts() throws {
    let tried = try Tried(
      """
      one: Main(app), AppRoot, Chat, Map, News, Log, Net
      Main => AppRoot -> Chat, Map, News -> Log, Net
      """)
    #expect(tried.first.layers[0].sameLayer == .allowed)
    #expect(
      tried.first.text.contains("# applications and modules that compose others: AppRoot, Main"))
    #expect(!tried.first.text.contains("would report Main"))
  }

  @Test("a link of a test leaves the layer strict, and is an exception")
  func testLink() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Modules/Chat: Chat, ChatTests(unit-tests)
      Modules/Map: Map
      Main => Chat, Map
      ChatTests -> Map
      """)
    #expect(
      tried.lines.suffix(3) == [
        #"  - core: {modules: "Modules/**", same-layer: never}"#, "exceptions:",
        #"  - {rule: same-layer-link, from: "ChatTests", to: "Map", "#
          + "because: a test had this link when these layers were written}",
      ])
    #expect(tried.first.trial.findings.isEmpty)
  }

  @Test("with a baseline the layer is strict, and the link is a finding for it")
  func strict() throws {
    var options = ProposalOptions()
    options.acceptsFindings = true
    let tried = try Tried(ProposalRefinerTests.linkedFeatures, options: options)
    #expect(tried.lines.contains(#"  - features: {modules: "Features/**", same-layer: never}"#))
    #expect(tried.first.trial.findings.map(\.rule) == ["same-layer-link", "same-layer-link"])
    #expect(!tried.first.summary.contains("stay allowed"))
  }

  @Test("an option that matches nothing is refused with the reason")
  func refusals() throws {
    func refusal(_ change: (inout ProposalOptions) -> Void) -> String? {
      var options = ProposalOptions()
      change(&options)
      do {
        _ = try Tried(ProposalRefinerTests.linkedFeatures, options: options)
        return nil
      } catch let problem as Problem {
        return problem.message
      } catch {
        return nil
      }
    }
    #expect(
      refusal { $0.folders = ["Features/Chat"] }
        == "the subfolders of `Features/Chat` have no modules, or are more than 7 layers with the rest"
    )
    #expect(
      refusal { $0.preset = .layered }
        == "fewer than two folders have the name of a layer of `layered`")
  }

  @Test("the roles by patterns of the preset are listed")
  func usedRoles() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Features/Map: Map, MapInterface
      Features/Chat: Chat
      Main => Map, Chat -> MapInterface
      """)
    #expect(
      tried.first.text.hasSuffix(
        "# Roles by the default patterns: interface *Interface (1)\n"))
  }
}
