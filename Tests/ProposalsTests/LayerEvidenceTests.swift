import Testing

@testable import Proposals

/// What folders, names and links say if they disagree.
@Suite("What decides on a layer")
struct LayerEvidenceTests {
  @Test("a module in the wrong folder of a preset, where its links show that")
  func stray() throws {
    let features = ["Chat", "Map", "News", "Pay", "Shop", "Trip", "Wallet"]
    func layers(_ count: Int) throws -> [String] {
      try Tried(
        """
        App | Main(app)
        Feature | \(features.joined(separator: ", "))
        Core | Coordination, Log, Net
        Main => Coordination -> \(features.prefix(count).joined(separator: ", "))
        \(features.joined(separator: ", ")) -> Log, Net
        """
      ).layers
    }
    #expect(try layers(7)[1] == "coordination: Coordination")
    // Few such links are findings.
    let few = try layers(2)
    #expect(few.last == "core: Coordination Log Net")
  }

  @Test("folders named like the layers of slices are no slices if each is there once")
  func slices() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Presentation | Chat, Map
      Domain | Rules
      Data | Net, Store
      Main => Chat, Map -> Rules
      Net, Store -> Rules
      Main -> Net, Store
      """)
    #expect(tried.first.preset == nil)
    #expect(
      tried.layers.map { $0.prefix { $0 != ":" } } == ["app", "presentation", "data", "domain"])
  }

  @Test("features may use a domain that only data links so far, but not what hides with data")
  func domain() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Features | Chat, Map
      one: Data(from:Data), Domain(from:Domain), Theme(from:Theme)
      Main => Chat, Map -> Theme
      Main => Data -> Domain
      """)
    #expect(tried.lines.contains { $0.contains(#"from: "features", to: "data""#) })
    #expect(!tried.lines.contains { $0.contains(#"from: "features", to: "domain""#) })
  }

  @Test("a presentation is above data, although neither links the other")
  func presentation() throws {
    let tried = try Tried(
      """
      one: Main(app from:App), Core(from:Core), Presentation(from:Presentation)
      one: Data(from:Data), Domain(from:Domain)
      Main => Core -> Presentation, Data -> Domain
      """)
    let names = tried.first.layers.map(\.name)
    #expect(
      try #require(names.firstIndex(of: "presentation")) < #require(names.firstIndex(of: "data")))
  }

  @Test("data in a folder of features is a layer below them")
  func data() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Application | Chat, Map, Data, Domain
      Main => Chat, Map, Data -> Domain
      """)
    #expect(
      tried.layers == ["app: Main", "feature: Chat Map", "data: Data", "domain: Domain"])
  }

  @Test("the only feature has the pattern of those to come, if its name says that it is one")
  func onlyFeature() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Packages | TripFeature, Log, Net
      Main => TripFeature -> Log, Net
      """)
    #expect(tried.lines.contains(#"  - feature: "Packages/*Feature/**""#))
  }

  @Test("what most features build on is a layer below them, and `AppFeature` is above them")
  func baseFeature() throws {
    let features = ["Chat", "Map", "News", "Pay"].map { $0 + "Feature" }.joined(separator: ", ")
    let tried = try Tried(
      """
      App | Main(app)
      Features | AppFeature, BaseFeature, \(features)
      Core | Log
      Main => AppFeature -> \(features) -> BaseFeature -> Log
      """)
    #expect(
      tried.layers == [
        "app: AppFeature Main", "feature: ChatFeature MapFeature NewsFeature PayFeature",
        "base-feature: BaseFeature", "core: Log",
      ])
  }

  @Test("a module without the word of the features that link it is below them")
  func otherName() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Packages | ChatFeature, MapFeature, NewsFeature, Row, Theme
      Main => ChatFeature, MapFeature, NewsFeature -> Theme
      ChatFeature -> Row -> Theme
      """)
    #expect(tried.layers[1] == "feature: ChatFeature MapFeature NewsFeature")
  }
}
