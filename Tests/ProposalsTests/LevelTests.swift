import Modules
import Testing

@testable import Proposals

@Suite("Layers from links and names")
struct LevelTests {
  @Test("features, and what they build on as one layer, or as several that are strict")
  func levels() throws {
    let tried = try Tried(
      """
      all: Main(app), Ann, Bob, Cid, Dan, Eve, Fay
      Main => Ann, Bob -> Cid, Dan -> Eve, Fay
      """)
    #expect(
      tried.layers == ["app: Main", "feature: Ann Bob", "core: Cid Dan", "foundation: Eve Fay"])
    #expect(tried.first.layers.map(\.sameLayer) == [.interfaces, .never, .never, .never])
    #expect(tried.first.trial.findings.isEmpty)
    let chain = try Tried(
      """
      all: Main(app), Ann, Bob, Cid, Dan, Eve
      Main => Ann, Bob -> Cid -> Dan -> Eve
      """)
    #expect(chain.layers == ["app: Main", "feature: Ann Bob", "cid: Cid", "dan: Dan", "eve: Eve"])
  }

  @Test("what features build on is two layers if the upper one has a name")
  func namedLevels() throws {
    let tried = try Tried(
      """
      all: Main(app), Ann, Bob, DesignUI, ChartUI, Eve, Fay
      Main => Ann, Bob -> DesignUI, ChartUI -> Eve, Fay
      """)
    #expect(
      tried.layers == ["app: Main", "feature: Ann Bob", "ui: ChartUI DesignUI", "core: Eve Fay"])
  }

  @Test("a word that modules share is a layer, by its folders if they have it")
  func families() throws {
    let tried = try Tried(
      """
      Main | Main(app)
      Modules | LoginFeature, ChatFeature, NetService, DataService
      Main => LoginFeature, ChatFeature -> NetService, DataService
      """)
    #expect(
      tried.lines.suffix(2) == [
        #"  - feature: {modules: "Modules/*Feature/**", same-layer: never}"#,
        // What has another name belongs to none of them.
        #"  - service: {modules: "Modules/*Service/**", same-layer: never}"#,
      ])
  }

  @Test("a usual word stays one layer where few of its modules know one another")
  func tornFamily() throws {
    let tried = try Tried(
      """
      one | Main(app)
      Modules | LoginScreen, ChatScreen, MapScreen, NetKit, LockKit
      Main => LoginScreen, ChatScreen, MapScreen -> NetKit, LockKit
      MapScreen -> ChatScreen
      """)
    #expect(
      tried.layers == [
        "app: Main", "screen: ChatScreen LoginScreen MapScreen", "core: LockKit NetKit",
      ])
    #expect(tried.first.layers.map(\.sameLayer) == [.interfaces, .never, .never])
  }

  @Test("a layer of single modules is called by the word that all share, if it tells anything")
  func lastWord() throws {
    func last(_ names: String) throws -> String? {
      try Tried("one: Main(app), Map, \(names)\nMain => Map -> \(names)").first.layers.last?.name
    }
    #expect(try last("NetKit, LockKit, TextKit") == "kit")
    #expect(try last("NetKit, LockKit") == "core")
    #expect(try last("NetLib, LockLib, TextLib") == "core")
    #expect(try last("LogicNet, LogicLock, LogicText") == "logic")
    #expect(try last("AcmeNet, AcmeLock, AcmeText") == "core")
    #expect(try last("TeamNet, TeamLock") == "core")
    #expect(try last("Net_iOS, Lock_iOS") == "core")
  }

  @Test("a usual name is none above what it usually lies below")
  func oddName() throws {
    func second(_ upper: String, above lower: String) throws -> String {
      try Tried(
        """
        one: Main(app), \(upper)
        two/\(lower) | Ann, Bob
        Main => \(upper) -> Ann, Bob
        """
      ).first.layers[1].name
    }
    #expect(try second("AnyNetwork, AnyCache", above: "Basis") == "data")
    #expect(try second("AnyNetwork, AnyCache", above: "Domain") == "infrastructure")
  }

  @Test("what only applications link is a feature, and a flow above features")
  func features() throws {
    func second(_ upper: String, below: String = "one: Net, Log") throws -> String {
      try Tried(
        """
        one: Main(app), \(upper)
        \(below)
        Main => \(upper) -> Net, Log
        """
      ).first.layers[1].name
    }
    #expect(try second("Ann, Bob") == "feature")
    #expect(try second("AnnUI, BobUI") == "feature")
    #expect(try second("AnnFlow, Bob") == "feature")
    #expect(try second("Ann, Bob", below: "screens | Net, Log") == "flow")
  }

  @Test("modules with the names of layers are layers of their own")
  func ownNames() throws {
    let tried = try Tried(
      """
      one: Main(app), DataLayer, Presentation, Domain, Net
      Main => DataLayer, Presentation -> Domain, Net
      """)
    #expect(
      tried.layers == [
        "app: Main", "presentation: Presentation", "data: DataLayer", "net: Net", "domain: Domain",
      ])
  }

  @Test("a module that nothing links is no layer, whatever it is called")
  func unlinked() throws {
    func layers(_ link: String) throws -> [String] {
      try Tried(
        """
        one: Main(app), Chat, Map, Client, Account, Data, Log
        Main => Chat, Map -> Client, Account -> Log
        \(link)Data -> Log
        """
      ).layers
    }
    #expect(try layers("Main -> ").contains("data: Data"))
    #expect(try layers("").contains("core: Account Client Data"))
  }

  @Test("two letters and the name of a platform are no word")
  func noFamilies() throws {
    let tried = try Tried(
      """
      all: Main(app), ToMap, ToChat, Kit_iOS, Net_iOS, Log_iOS
      Main => ToMap, ToChat -> Kit_iOS -> Net_iOS, Log_iOS
      """)
    #expect(!tried.first.text.contains("To*"))
    #expect(!tried.first.text.contains("*iOS"))
  }

  @Test("a long chain of modules is no tower of layers")
  func many() throws {
    let names = (0..<20).map { "M\($0)x" }
    let tried = try Tried(
      "all: Main(app), \(names.joined(separator: ", "))\nMain => \(names.joined(separator: " -> "))"
    )
    #expect((2...4).contains(tried.first.layers.count))
    #expect(tried.first.trial.upward.isEmpty)
  }

  @Test("nothing, where there is nothing to tell apart")
  func nothing() throws {
    let tried = try Tried("one | Net")
    #expect(tried.layers == [])
    #expect(!tried.first.text.contains("layers:"))
    #expect(tried.first.summary.hasPrefix("no layers: a single module needs none"))
  }

  @Test("the strictest that holds: never, interfaces, allowed")
  func strictness() throws {
    func sameLayer(_ link: String) throws -> Layer.SameLayer? {
      let tried = try Tried(
        """
        App | Main(app)
        Features/Chat: Chat
        Features/Map: Map, MapInterface
        Features/News: News
        Core | Log, Net, Text
        Main => Chat, Map, News -> Log, Net, Text
        Map -> MapInterface
        \(link)
        """)
      #expect(tried.first.trial.findings.allSatisfy { $0.rule == "prefer-interface" })
      return tried.first.layers.first { $0.name.hasPrefix("feature") }?.sameLayer
    }
    #expect(try sameLayer("") == .never)
    #expect(try sameLayer("Chat -> MapInterface") == .interfaces)
    #expect(try sameLayer("Chat -> News -> Map") == .never)
    #expect(try sameLayer("Chat -> News, Map\nNews -> Map") == .allowed)
  }

  @Test("a few links between many features are exceptions, and the layer stays strict")
  func few() throws {
    func exceptions(_ links: String, in folder: String = "Features") throws -> [String] {
      try Tried(
        """
        App | Main(app)
        \(folder) | Chat, Map, News, Shop, Pay
        Basis | Log, Net
        Main => Chat, Map, News, Shop, Pay -> Log, Net
        \(links)
        """
      ).lines.filter { $0.contains("same-layer-link") }
    }
    #expect(
      try exceptions("Chat -> Map\nShop -> Pay") == [
        #"  - {rule: same-layer-link, from: "Chat", to: "Map", "#
          + "because: one of 2 links within features when these layers were written}",
        #"  - {rule: same-layer-link, from: "Shop", to: "Pay", "#
          + "because: one of 2 links within features when these layers were written}",
      ])
    #expect(try exceptions("Chat -> Map -> News -> Shop").count == 3)
    #expect(try exceptions("Chat -> Map -> News -> Shop -> Pay\nChat -> News") == [])
    // What all others build on may build on one another sooner.
    #expect(try exceptions("Chat -> Map", in: "Shared").count == 1)
    #expect(try exceptions("Chat -> Map, News\nShop -> Pay", in: "Shared") == [])
  }

  @Test("a second proposal, if something else is plausible too")
  func second() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Left | ChatFeature, NetService
      Right | MapFeature, DiskService
      Main => ChatFeature, NetService -> DiskService
      ChatFeature -> MapFeature
      """)
    #expect(
      tried.proposals.map { $0.layers.map(\.name) } == [
        ["app", "left", "right"], ["app", "feature", "service"],
      ])
  }
  @Test("a domain that links nothing is below what knows nothing of it, unless all build on that")
  func pureDomain() throws {
    func low(_ base: String) throws -> ArraySlice<String> {
      try Tried(
        """
        all: Main(app), Presentation, Data, Domain, Widgets, \(base)
        Main => Presentation, Data -> Domain
        Presentation -> Widgets
        Data -> \(base)
        """
      ).layers.dropFirst(3)
    }
    #expect(try low("Networking") == ["components: Networking Widgets", "domain: Domain"])
    #expect(try low("Shared") == ["widgets: Widgets", "domain: Domain", "shared: Shared"])
  }

  @Test("of two proposals the one comes first that fewer links lead up in")
  func fewerUpward() throws {
    func names(_ link: String) throws -> [String] {
      try Tried(
        """
        App | Main(app)
        Left | ChatFeature, NetService, MailService
        Right | MapFeature, DiskService
        Main => ChatFeature, NetService, MailService -> DiskService
        ChatFeature -> MapFeature
        \(link)
        """
      ).first.layers.map(\.name)
    }
    #expect(try names("") == ["app", "left", "right"])
    #expect(
      try names("MapFeature -> NetService") == ["app", "feature", "service", "disk-service"])
    // Tests may link anything.
    let tests = "Right | MapFeatureTests(unit-tests)\nMapFeatureTests -> MapFeature, NetService"
    #expect(try names(tests) == ["app", "left", "right"])
  }
}
