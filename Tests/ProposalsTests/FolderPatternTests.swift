import Testing

@Suite("Patterns for folders")
struct FolderPatternTests {
  @Test("folders whose names share a word are one layer, and each is a module of several targets")
  func featureFolders() throws {
    func exception(_ from: String, _ to: String) -> String {
      "  - {rule: same-layer-link, from: \"\(from)\", to: \"\(to)\", "
        + "because: one of 2 links within feature when these layers were written}"
    }
    let tried = try Tried(
      """
      one: Main(app from:App), Log(from:Modules/Log)
      one: ChatFeature(from:Modules/ChatFeature/Sources), ChatModel(from:Modules/ChatFeature/Model)
      one: MapFeature(from:Modules/MapFeature/Sources), MapModel(from:Modules/MapFeature/Model)
      one: NewsFeature(from:Modules/NewsFeature/Sources), NewsModel(from:Modules/NewsFeature/Model)
      Main => ChatFeature, MapFeature, NewsFeature -> Log
      ChatFeature -> ChatModel
      MapFeature -> MapModel
      NewsFeature -> NewsModel
      ChatFeature -> NewsFeature -> MapFeature
      """)
    #expect(
      tried.lines == [
        "layers:  # top to bottom; a module may link any layer below its own",
        #"  - app: "App/**""#,
        #"  - feature: {modules: "Modules/*Feature/**", same-layer: never}"#,
        #"  - log: "Modules/Log/**""#, "exceptions:",
        exception("ChatFeature", "NewsFeature"), exception("NewsFeature", "MapFeature"),
        "modules:  # each of these folders is one module, whose targets may link one another",
        #"  - each: "Modules/*""#,
      ])
    #expect(tried.layers[1] == "feature: ChatFeature MapFeature NewsFeature")
    #expect(tried.first.trial.findings.isEmpty)
  }

  @Test("many apps in one folder have one pattern")
  func samples() throws {
    let names = (1...9).map { "Run\($0)x" }
    let tried = try Tried(
      """
      Samples | \(names.map { "\($0)(app)" }.joined(separator: ", "))
      Kits | Net, Log
      \(names.joined(separator: ", ")) => Net -> Log
      """)
    #expect(tried.lines.contains(#"  - samples: {modules: "Samples/**", same-layer: never}"#))
  }

  @Test("a new folder next to features and to what they build on is a feature")
  func tomorrow() throws {
    let tried = try Tried(
      """
      one: Main(app from:App), Chat(from:Modules/Chat), Map(from:Modules/Map)
      one: Zip(from:Modules/Zip), Pack(from:Modules/Pack), Send(from:Modules/Send)
      Main => Chat, Map -> Zip, Pack, Send
      """)
    #expect(
      tried.lines == [
        "layers:  # top to bottom; a module may link any layer below its own",
        #"  - app: "App/**""#,
        #"  - feature: {modules: "Modules/**", same-layer: never}"#,
        "  - core: {modules: "
          + #"["Modules/Pack/**", "Modules/Send/**", "Modules/Zip/**"], same-layer: never}"#,
      ])
  }

  @Test("a family of folders has one pattern, although another module is inside one of them")
  func insideFamily() throws {
    let tried = try Tried(
      """
      one: Main(app from:App), ChatFeature(from:Kit/ChatFeature/Sources/ChatFeature)
      one: Notes(from:Kit/ChatFeature/Sources/Notes), MapFeature(from:Kit/MapFeature)
      one: NewsFeature(from:Kit/NewsFeature), Net(from:Kit/Net), Log(from:Kit/Log)
      Main => ChatFeature, MapFeature, NewsFeature -> Net, Log
      ChatFeature, MapFeature, NewsFeature -> Notes -> Net
      """)
    #expect(tried.lines.contains(#"  - feature: {modules: "Kit/*Feature/**", same-layer: never}"#))
    #expect(!tried.layers[1].contains("Notes"))
  }

  @Test("a user interface in the folder of features that half of them link is below them")
  func baseInFeatures() throws {
    let tried = try Tried(
      """
      one: Main(app from:App), Chat(from:Features/Sources/Chat), Map(from:Features/Sources/Map)
      one: News(from:Features/Sources/News), DesignSystem(from:Features/Sources/DesignSystem)
      one: Previews(from:Features/Sources/Previews), Domain(from:Domain)
      Main => Chat, Map, News -> DesignSystem, Domain
      Chat, Map -> Previews
      """)
    #expect(
      tried.layers == [
        "app: Main", "features: Chat Map News", "components: DesignSystem Previews",
        "domain: Domain",
      ])
    #expect(tried.lines.contains(#"  - features: {modules: "Features/**", same-layer: never}"#))
  }

  @Test("a folder keeps its name although one module in it has a part and is called like a layer")
  func coreInFolder() throws {
    let kits = ["Crypto", "Keys", "Text", "Store"].map { "Platforms/\($0): \($0)" }
    let tried = try Tried(
      """
      App | Main(app)
      Features | Chat, Map, News
      Platforms/AcmeCore: AcmeCore(from:Platforms/AcmeCore/A), AcmeCoins(from:Platforms/AcmeCore/B)
      \(kits.joined(separator: "\n"))
      Main => Chat, Map, News -> Crypto, Keys, Text, Store -> AcmeCore
      AcmeCoins -> AcmeCore
      Crypto -> Keys
      """)
    #expect(
      tried.layers.map { $0.prefix { $0 != ":" } } == ["app", "features", "platforms", "acme-core"])
  }

  @Test("layers of several apps in folders of their own have one pattern for all apps")
  func apps() throws {
    let tried = try Tried(
      """
      one: Red(app from:Red/App), RedCore(from:Red/RedCore), RedDomain(from:Red/RedDomain)
      one: RedAPI(from:Red/RedAPI), BlueAPI(from:Blue/BlueAPI)
      one: Blue(app from:Blue/App), BlueCore(from:Blue/BlueCore), BlueDomain(from:Blue/BlueDomain)
      Red => RedCore -> RedAPI -> RedDomain
      RedCore -> RedDomain
      Blue => BlueCore -> BlueAPI -> BlueDomain
      BlueCore -> BlueDomain
      """)
    #expect(tried.lines.contains(#"  - core: {modules: "*/*Core/**", same-layer: never}"#))
  }

  @Test("`Kit` after the name of a layer says nothing more")
  func kits() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Kits | PresentationKit, DataKit, DomainKit, Log, Net
      Main => PresentationKit, DataKit -> DomainKit -> Log, Net
      """)
    #expect(tried.layers.contains("presentation: PresentationKit"))
    #expect(tried.layers.contains("data: DataKit"))
    #expect(tried.layers.contains("domain: DomainKit"))
  }

  @Test("folders at the root whose names end alike are one pattern, and so is a part of a module")
  func alike() throws {
    let modules = try Tried(
      """
      App | Main(app)
      PayModule: PayModule
      ShopModule: ShopModule
      CoinModule: CoinModule
      BaseModule: BaseModule
      Net: Net
      Main => PayModule, ShopModule, CoinModule -> BaseModule, Net
      """)
    #expect(modules.lines.contains(#"  - feature: {modules: "*Module/**", same-layer: never}"#))
    let parts = try Tried(
      """
      App | Main(app)
      UI/Modules/Chat: Chat
      UI/Modules/Map: Map
      UI/Modules/Game/Game: Game
      UI/Modules/Game/Score: Score
      Core | Net, Log
      Main => Chat, Map, Score -> Net, Log
      Score -> Game -> Net
      """)
    #expect(parts.layers[1] == "ui: Chat Game Map Score")
  }

  @Test("binaries, and what package managers keep in `vendor`, are in no layer")
  func binaries() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Kits | Chat, Net
      vendor/bundle/ffi: Ffi
      ThirdParty/Zip: Zip
      Kits/ThirdParty: ThirdParty
      Kits/Pack: Fire(xcframework)
      Main => Chat -> Net -> Fire
      """)
    #expect(tried.layers.joined(separator: " ").contains("Chat"))
    #expect(!tried.first.text.contains("Fire"))
    #expect(!tried.first.text.contains("Ffi"))
    #expect(!tried.first.text.contains("Zip"))
    // A module of that name is a wrapper of the team.
    #expect(tried.layers.joined(separator: " ").contains("ThirdParty"))
  }

  @Test("the targets of a package manager are in no layer, development pods are")
  func pods() throws {
    let tried = try Tried(
      """
      App/Main: Main(app)
      App/Pods: Zip(from:App/Pods/Zip), Chat(from:Dev/Chat), Log(from:Dev/Log)
      Main => Chat, Zip
      Chat -> Zip, Log
      """)
    #expect(
      tried.lines == [
        "layers:  # top to bottom; a module may link any layer below its own",
        #"  - app: ["App/**", "!App/Pods"]"#, #"  - chat: "Dev/Chat/**""#,
        #"  - log: "Dev/Log/**""#,
      ])
  }

  @Test("a folder around the folders of layers belongs to none, however many modules one has")
  func siteOfLayers() throws {
    let tried = try Tried(
      """
      Projects/App | Main(app)
      Projects/Feature | F1, F2, F3, F4, F5, F6
      Projects/Core | Net, Log
      Main => F1, F2, F3, F4, F5, F6 -> Net, Log
      """)
    #expect(
      tried.lines.contains(#"  - feature: {modules: "Projects/Feature/**", same-layer: never}"#))
  }

  @Test("the parts of the product in each folder of a layer are not layers")
  func slicedLayers() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Modules/Presentation/Home | HomePresentation
      Modules/Presentation/Login | LoginPresentation
      Modules/UI/Home | HomeUI
      Modules/UI/Login | LoginUI
      Main => HomeUI -> HomePresentation
      Main => LoginUI -> LoginPresentation
      """)
    #expect(
      tried.layers == [
        "app: Main", "ui: HomeUI LoginUI", "presentation: HomePresentation LoginPresentation",
      ])
  }

  @Test("two folders of one name get names with the folders around them")
  func oneName() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Left/Basis | Ann, Bob
      Right/Basis | Cid, Dan
      Main => Ann, Bob -> Cid, Dan
      """)
    #expect(tried.first.layers.map(\.name) == ["app", "basis", "right-basis"])
  }
}
