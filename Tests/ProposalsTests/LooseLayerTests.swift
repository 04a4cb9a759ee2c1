import TestSupport
import Testing

@testable import Proposals

@Suite("Modules that only links place")
struct LooseLayerTests {
  @Test("features are one layer, although some link others, and the home of tomorrow's")
  func features() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Modules | Home, Chat, Pay, Shop, Base
      Main => Home, Chat, Pay, Shop -> Base
      Home -> Chat -> Pay -> Shop
      """)
    #expect(
      tried.lines.dropFirst(2).prefix(3) == [
        #"  - feature: {modules: "Modules/**", same-layer: never}"#,
        #"  - base: "Modules/Base/**""#, "exceptions:",
      ])
  }

  @Test("a module is a layer if all links within one come from it, or lead to it")
  func apart() throws {
    func layers(_ links: String) throws -> [String] {
      let tried = try Tried(
        """
        App | Main(app)
        Features | Legacy, Home, Chat, Pay
        Core | Net, Log
        Main => Legacy, Home, Chat, Pay
        Home, Chat, Pay -> Net, Log
        \(links)
        """)
      #expect(!tried.first.text.contains("exceptions") || links.contains("Home -> Chat"))
      return Array(tried.layers.dropFirst().dropLast())
    }
    let (one, rest) = ("legacy: Legacy", "feature: Chat Home Pay")
    #expect(try layers("Legacy -> Home, Chat, Pay") == [one, rest])
    #expect(try layers("Home, Chat, Pay -> Legacy") == [rest, one])
    let tangled = "Legacy -> Home, Chat, Pay\nHome -> Chat -> Pay -> Home"
    #expect(try layers(tangled) == ["feature: Chat Home Legacy Pay"])
  }

  @Test("of two modules, one of which links the other, each is a layer")
  func pair() throws {
    func layers(_ upper: String, _ lower: String) throws -> [String] {
      try Tried(
        """
        all: Main(app), Home, Chat, \(upper), \(lower)
        Main => Home, Chat -> \(upper) -> \(lower)
        Home, Chat -> \(lower)
        """
      ).layers.suffix(2)
    }
    #expect(try layers("Core", "Theme") == ["core: Core", "theme: Theme"])
    #expect(try layers("Ann", "Bob") == ["ann: Ann", "bob: Bob"])
  }

  @Test("a module that puts an app together is a part of it, if its name says so")
  func assembly() throws {
    func top(_ name: String) throws -> String? {
      try Tried(
        """
        one: Main(app), \(name), Chat, Map, News, Log, Net
        Main => \(name) -> Chat, Map, News -> Log, Net
        """
      ).layers.first
    }
    #expect(try top("AppRoot") == "app: AppRoot Main")
    #expect(try top("Legacy") == "app: Main")
  }

  @Test(
    "a part of a feature stays in its layer, whatever its last word", arguments: ["Core", "UI"])
  func parts(word: String) throws {
    let tried = try Tried(
      """
      one: Main(app), Chat, Map, News, Shop, Pay\(word), Log, Net
      Main => Chat, Map, News, Shop -> Log, Net
      Shop -> Pay\(word) -> Log
      """)
    #expect(
      tried.layers == ["app: Main", "feature: Chat Map News Pay\(word) Shop", "core: Log Net"])
  }

  @Test("a single module is no layer, but joins the one that it fits")
  func single() throws {
    let tried = try Tried(
      """
      one: Main(app), Chat, Map, Domain, Net, Log, ClockHelper
      Main => Chat, Map -> Domain -> Net, Log
      Net -> ClockHelper
      """)
    #expect(!tried.layers.contains("clock-helper: ClockHelper"))
    #expect(tried.first.trial.upward.isEmpty)
    #expect(tried.first.layers.count < 6)
  }

  @Test("modules that build on one another step by step are layers, while there are few")
  func middle() throws {
    func layers(_ name: String) throws -> [String] {
      try Tried(
        """
        one: Main(app), Chat, Map, AppClient, AppStore, \(name), Sky
        Main => Chat, Map -> AppClient, AppStore -> \(name) -> Sky
        AppClient -> AppStore
        """
      ).layers
    }
    let features = ["app: Main", "feature: Chat Map"]
    let common = try layers("Common")
    let clients = ["app-client: AppClient", "app-store: AppStore"]
    #expect(common == features + clients + ["common: Common", "sky: Sky"])
    let models = try layers("Models")
    #expect(models == features + clients + ["models: Models", "sky: Sky"])
  }

  @Test("a single module joins no layer of another meaning, but one that all others build on")
  func strangers() throws {
    func layers(_ link: String) throws -> [String] {
      try Tried(
        """
        one: Main(app), Feature, Injection, Domain, Common
        Main => Feature -> Domain -> Common
        Feature -> Injection
        \(link)
        """
      ).layers
    }
    let (top, low) = (["app: Main", "feature: Feature"], ["domain: Domain", "common: Common"])
    #expect(try layers("Injection -> Domain") == top + ["injection: Injection"] + low)
    #expect(
      try layers("Domain -> Injection") == top + ["domain: Domain", "common: Common Injection"])
  }

  @Test("what imports no framework for user interfaces is no feature, if others do")
  func withoutInterface() throws {
    let drawing = """
      one: Main(app), Chat(from:Chat), Map(from:Map), Crypto(from:Crypto), Log(from:Log)
      Main => Chat, Map, Crypto -> Log
      """
    func layers(_ first: String, _ many: Int = 1) throws -> [String] {
      var sources = [
        "Chat/A.swift": "import \(first)", "Map/B.swift": "import \(first)",
        "Crypto/C.swift": many > 1 ? "import \(first)" : "", "Log/D.swift": "import Foundation",
      ]
      for number in 1...many { sources["Crypto/C\(number).swift"] = "import Foundation" }
      return try Tried(GraphDrawing(drawing, sources: sources).graph).layers
    }
    let apart = ["app: Main", "feature: Chat Map", "crypto: Crypto", "log: Log"]
    #expect(try layers("SwiftUI") == apart)
    // One import in many files shows nothing.
    #expect(try layers("SwiftUI", 40) == apart)
    #expect(try layers("SwiftUI", 20) == ["app: Main", "feature: Chat Crypto Map", "log: Log"])
    #expect(try layers("Combine") == ["app: Main", "feature: Chat Crypto Map", "log: Log"])
  }

  @Test("a feature whose sources alone are lost is a feature, as others that link the same")
  func lostSources() throws {
    let drawing = """
      one: Main(app), Chat(from:Chat), Map(from:Map), Start(from:Start), Log(from:Log)
      Main => Chat, Map, Start -> Log
      """
    let sources = [
      "Chat/A.swift": "import SwiftUI", "Map/B.swift": "import SwiftUI",
      "Log/D.swift": "import Foundation",
    ]
    #expect(
      try Tried(GraphDrawing(drawing, sources: sources).graph).layers[1]
        == "feature: Chat Map Start")
  }

  @Test("what links one module only is no feature if features link it that link several")
  func kit() throws {
    let tried = try Tried(
      """
      one: Main(app), Chat, Map, News, Drawing, Net, Log, Base
      Main => Chat, Map, News -> Net, Log, Base
      Chat, Map -> Drawing -> Base
      """)
    #expect(tried.layers[1] == "feature: Chat Map News")
  }

  @Test("the words that most modules begin with name no layer")
  func prefix() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Kits | BlueBirdChat, BlueBirdMap, BlueBirdNetwork
      Main => BlueBirdChat, BlueBirdMap -> BlueBirdNetwork
      """)
    #expect(tried.first.layers.map(\.name) == ["app", "feature", "network"])
  }

  @Test("samples are a layer with all that is in their folder")
  func samples() throws {
    let tried = try Tried(
      """
      Samples/One | One(app), OneParts
      Samples/Two | Two(app)
      Kits | Net, Log
      One => OneParts -> Net
      Two => Net, Log
      """)
    #expect(tried.layers.first == "samples: One OneParts Two")
    let single = try Tried("Example | One(app)\nKits | Net, Log\nOne => Net, Log")
    #expect(single.layers.first == "app: One")
  }

  @Test("folders named like modules, not like layers, give no layer its name")
  func containers() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Frameworks | Chat, Map
      Packages | Net, Log
      Main => Chat, Map -> Net, Log
      """)
    #expect(tried.first.layers.map(\.name) == ["app", "feature", "core"])
  }

  @Test("an interface in the folder of the app is where its links put it")
  func interface() throws {
    let tried = try Tried(
      """
      App: Main(app from:App/Main), MainInterface(from:App/MainInterface)
      Modules/Feature | Chat, Map
      Modules/Core | Net, Log
      Main => Chat, Map -> MainInterface, Net, Log
      Net -> MainInterface
      """)
    #expect(tried.first.trial.upward.isEmpty)
    #expect(tried.layers[2] == "core: Log MainInterface Net")
  }

  @Test("what is named after tests, and only they link, helps tests")
  func testSupport() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Kits/Net: Net, NetTests(unit-tests)
      Kits/Test: TestKit, TestKitTests(unit-tests), TestData
      Main => Net
      NetTests -> TestKit -> TestData
      """)
    #expect(tried.lines.contains(#"  test-support: ["TestData", "TestKit"]"#))
    #expect(tried.layers == ["app: Main", "kits: Net"])
  }

  @Test("of sibling folders those are modules whose targets share their name")
  func moduleFolders() throws {
    let tried = try Tried(
      """
      App | Main(app)
      libs/Chat: Chat(from:libs/Chat/All), ChatPhone(from:libs/Chat/Phone)
      libs/Map: Map(from:libs/Map/All), MapPhone(from:libs/Map/Phone)
      libs/Basis: Net(from:libs/Basis/Net), Log(from:libs/Basis/Log)
      Main => ChatPhone -> Chat -> Net, Log
      Main => MapPhone -> Map -> Net, Log
      """)
    #expect(
      tried.lines.suffix(2) == [#"  - each: "libs/Chat""#, #"  - each: "libs/Map""#])
  }
}
