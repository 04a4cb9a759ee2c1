import Modules
import Testing

@testable import Proposals

@Suite("Layers from links and names")
struct LevelTests {
  @Test("levels, where nothing but links tells, and says so")
  func levels() throws {
    let tried = try Tried(
      """
      all: Main(app), Ann, Bob, Cid, Dan, Eve, Fay
      Main => Ann, Bob -> Cid, Dan -> Eve, Fay
      """)
    #expect(
      tried.layers == [
        "app: Main", "feature: Ann Bob", "level-3: Cid Dan", "level-4: Eve Fay",
      ])
    #expect(tried.first.text.contains("# Only links show the layers called level-N"))
    #expect(tried.first.layers.allSatisfy { $0.sameLayer != .allowed })
    #expect(tried.first.trial.findings.isEmpty)
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
        "app: Main", "screen: ChatScreen LoginScreen MapScreen", "kit: LockKit NetKit",
      ])
    #expect(tried.first.layers.map(\.sameLayer) == [.interfaces, .allowed, .never])
  }

  @Test("a layer of single modules is called by the word that all end with, if it tells anything")
  func lastWord() throws {
    func last(_ names: String) throws -> String? {
      try Tried("one: Main(app), Map, \(names)\nMain => Map -> \(names)").first.layers.last?.name
    }
    #expect(try last("NetKit, LockKit") == "kit")
    #expect(try last("NetLib, LockLib") == "level-3")
    #expect(try last("TeamNet, TeamLock") == "level-3")
    #expect(try last("Net_iOS, Lock_iOS") == "level-3")
  }

  @Test("a usual name is none above what it usually lies below, unless a module is called so")
  func oddName() throws {
    func second(_ upper: String, above lower: String) throws -> String {
      try Tried(
        """
        one: Main(app), \(upper), Left, Right
        two/\(lower) | Ann, Bob
        Main => \(upper) -> Left, Right -> Ann, Bob
        """
      ).first.layers[1].name
    }
    #expect(try second("AnyNetwork, AnyCache", above: "Basis") == "core")
    #expect(try second("AnyNetwork, AnyCache", above: "Domain") == "level-2")
    #expect(try second("Core, AnyCache", above: "Domain") == "core")
  }

  @Test("what only applications link is a feature, unless it or what lies below says otherwise")
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
    #expect(try second("AnnFlow, Bob") == "level-2")
    #expect(try second("Ann, Bob", below: "screens | Net, Log") == "level-2")
  }

  @Test("a layer of a few modules with usual names is named after all of them")
  func usualNames() throws {
    func second(_ upper: String) throws -> String {
      try Tried(
        """
        one: Main(app), \(upper)
        one: Domain, Net
        Main => \(upper) -> Domain, Net
        """
      ).first.layers[1].name
    }
    #expect(try second("Data, Presentation") == "presentation-data")
    #expect(try second("DataLayer, PresentationLayer") == "presentation-data")
    #expect(try second("Cache, Presenter, Remote") == "presenter-remote-cache")
    // A name of two words says more than the usual one, and one without meaning says nothing.
    #expect(try second("UserData, Presentation") == "level-2")
    #expect(try second("Data, Zebra") == "level-2")
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

  @Test("more levels than anybody keeps become a handful")
  func many() throws {
    let names = (0..<20).map { "M\($0)x" }
    let tried = try Tried(
      "all: Main(app), \(names.joined(separator: ", "))\nMain => \(names.joined(separator: " -> "))"
    )
    #expect((4...7).contains(tried.first.layers.count))
    #expect(tried.first.trial.upward.isEmpty)
  }

  @Test("nothing, where there is nothing to tell apart")
  func nothing() throws {
    let tried = try Tried("one | Net")
    #expect(tried.layers == [])
    #expect(
      tried.first.text.hasSuffix(
        """

        # Neither folders nor links nor names show layers. Sort these by hand:
        # layers:
        #   - Net (one/Net/project.yml)

        """))
    #expect(tried.first.summary.hasPrefix("no layers: neither"))
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
    #expect(try sameLayer("Chat -> News") == .allowed)
  }

  @Test("a second proposal, if something else is plausible too")
  func second() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Left | Ann, Bob
      Right | Cid, Dan
      Main => Ann, Bob -> Cid, Dan
      Cid -> Dan
      """)
    #expect(tried.proposals.count == 2)
    #expect(tried.proposals.map(\.layers.count) == [3, 4])
  }
}
