import TestSupport
import Testing

@testable import Proposals

@Suite("Modules that belong elsewhere than their links say")
struct SiblingTests {
  @Test("what puts features together is no reason to call them shared, nor to allow links")
  func umbrella() throws {
    let names = ["Air", "Bill", "News", "Card", "Pin", "Shop"].map { "\($0)Feature" }
    func lines(_ links: String, _ all: String = "All") throws -> [String] {
      try Tried(
        """
        App | Main(app)
        Features | \(all), \(names.joined(separator: ", ")), MapFeature, WebFeature
        Core | Net, Log
        Main => \(all) -> \(names.joined(separator: ", ")) -> Net, Log
        Main => MapFeature, WebFeature
        \(links)
        """
      ).lines.filter { $0.contains("eature") }
    }
    let links = try lines("AirFeature -> BillFeature", "Features")
    #expect(!links.joined().contains("shared"))
    #expect(links.joined().contains("same-layer: never"))
    let few = """
      AirFeature -> BillFeature
      NewsFeature -> CardFeature
      PinFeature -> ShopFeature
      WebFeature -> MapFeature
      """
    #expect(!(try lines(few).joined().contains("allowed")))
  }

  @Test("what a layer builds on is below it, instead of an exception")
  func bases() throws {
    func layers(_ links: String) throws -> [String] {
      let tried = try Tried(
        """
        App | Main(app)
        Packages | ChatFeature, MapFeature, NewsFeature, Net, Disk, Log, Models
        Main => ChatFeature, MapFeature, NewsFeature -> Net, Disk
        Net, Disk -> Models
        \(links)
        """)
      #expect(!tried.first.text.contains("exceptions"))
      return Array(tried.layers.dropFirst(2))
    }
    #expect(
      try layers("Net -> Log\nChatFeature -> Log")
        == ["core: Disk Net", "foundation: Log Models"])
  }

  @Test("no layer is called core beside one with a module that is")
  func cores() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Packages | ChatFeature, MapFeature, NewsFeature, Sync, Disk, MainCore
      Main => ChatFeature, MapFeature, NewsFeature -> Sync, Disk -> MainCore
      """)
    #expect(tried.layers.dropFirst(2) == ["services: Disk Sync", "main-core: MainCore"])
  }

  @Test("a base that all of a layer link is a layer, though it builds on what is below")
  func baseWithLinks() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Packages | ChatFeature, MapFeature, NewsFeature, Look, Import, Session, Api, Store
      Main => ChatFeature, MapFeature, NewsFeature -> Look, Import -> Session -> Api -> Store
      Import, ChatFeature -> Api, Store
      """)
    #expect(!tried.first.text.contains("exceptions"))
    #expect(tried.layers.contains("session: Session"))
  }

  @Test("implementations are forbidden to what is between them and the features that link them")
  func between() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Feature | Chat, Map
      Presentation | ChatScreen, MapScreen
      Data | ChatData, MapData
      Domain | ChatDomain, MapDomain
      Main => Chat, Map
      Chat -> ChatScreen, ChatData -> ChatDomain
      Map -> MapScreen, MapData -> MapDomain
      """)
    #expect(
      tried.lines.filter { $0.contains("because") } == [
        #"    - {from: "presentation", to: "data", because: only feature links data}"#
      ])
  }

  @Test("a module that links leave free is in the layer of its package")
  func package() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Modules/Features | Chat, Map, News, Shop
      Modules | Login, Pay
      Modules/External: Composer(from:Modules/External/Composer), Fire(from:Modules/External/Fire), \
      Logger(from:Modules/External/Logger), Combine(from:Modules/External/Combine)
      Main => Chat, Map, News, Shop -> Login, Pay -> Fire, Logger, Combine
      Chat, Map, News, Shop -> Composer, Logger
      """)
    let layer = tried.layers.first { $0.contains("Composer") }
    #expect(layer?.contains("Combine Composer Fire Logger") == true)
  }

  @Test("what features in folders of one name share is a layer called after these")
  func folderName() throws {
    let names = ["Air", "Bill", "News", "Card"]
    let tried = try Tried(
      """
      App | Main(app)
      \(names.map { "Feature/\($0): Feature\($0)(from:Feature/\($0)/Feature), "
        + "Support\($0)(from:Feature/\($0)/PreviewSupport)" }.joined(separator: "\n"))
      Core | Net, Log
      Main => FeatureAir, FeatureBill, FeatureNews, FeatureCard -> Net, Log
      FeatureAir, FeatureBill, FeatureNews -> SupportAir, SupportBill
      FeatureCard -> SupportBill, SupportNews, SupportAir
      """)
    #expect(
      tried.lines.contains(
        #"  - preview-support: {modules: "Feature/*/PreviewSupport/**", same-layer: never}"#))
  }

  @Test("a folder is one module if all others in it are only for the module of its name")
  func privateParts() throws {
    func lines(_ link: String) throws -> [String] {
      try Tried(
        """
        App | Main(app)
        Hash: Hash(from:Hash/Sources/Hash), CHash(from:Hash/Sources/CHash)
        Kits | Net, Log
        Main => Net, Log -> Hash -> CHash
        \(link)
        """
      ).lines
    }
    #expect(try lines("").contains(#"  - ["Hash/**"]"#))
    #expect(try !lines("Net -> CHash").contains(#"  - ["Hash/**"]"#))
  }

  @Test("an app that links a mock doesn't fail, and the mock is no layer's")
  func mocks() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Kits | Net, Log, MockData
      Main => Net -> Log
      Main -> MockData -> Net
      """)
    #expect(tried.lines.contains(#"  test-support: ["MockData"]"#))
    #expect(tried.first.trial.findings.map(\.message) == [])
    #expect(tried.lines.contains { $0.contains("rule: mock-in-production") })
  }
}
