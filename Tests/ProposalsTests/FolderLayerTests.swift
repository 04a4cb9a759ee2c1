import Testing

@Suite("Layers from folders")
struct FolderLayerTests {
  @Test("folders of siblings, two folders deep, in the order of the links")
  func siblings() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Modules/Zeta | Chat, Map
      Modules/Platform | Net, Store
      Modules/Alpha | Log, Text
      Main => Chat, Map -> Net, Store -> Log, Text
      """)
    #expect(
      tried.lines == [
        "layers:  # top to bottom; a module may link any layer below its own",
        #"  - app: "App/**""#,
        #"  - zeta: {modules: "Modules/Zeta/**", same-layer: never}"#,
        #"  - platform: {modules: "Modules/Platform/**", same-layer: never}"#,
        #"  - alpha: {modules: "Modules/Alpha/**", same-layer: never}"#,
      ])
    #expect(tried.first.trial.findings.isEmpty)
  }

  @Test("modules of one spec without folders of their own are in the layer of its folder")
  func shared() throws {
    let tried = try Tried(
      """
      app/Main: Main(app)
      domain/Ship: Ship
      domain/Menu: Menu
      service/Route: Route, RouteKit
      core/Pump: Pump
      Main => Ship, Menu, Route
      Ship, Menu, Route, RouteKit -> Pump
      """)
    #expect(
      tried.layers == ["app: Main", "domain: Menu Ship", "service: Route RouteKit", "core: Pump"])
    #expect(tried.lines.contains(#"  - service: {modules: "service/**", same-layer: never}"#))
  }

  @Test("folders that links leave side by side stand as usual names do")
  func usualNames() throws {
    let tried = try Tried(
      """
      apps | Main(app), Other(app)
      services | Net, Store
      features | Chat, Map
      Main, Other => Chat, Map, Net, Store
      """)
    #expect(
      tried.layers == ["apps: Main Other", "features: Chat Map", "services: Net Store"])
  }

  @Test("one folder with modules of several levels is more than one layer, and stays open")
  func flat() throws {
    let tried = try Tried(
      """
      one: Main(app)
      Modules | Account, Home, Core
      Main => Account, Home -> Core
      """)
    #expect(
      tried.lines == [
        "layers:  # top to bottom; a module may link any layer below its own",
        #"  - app: "one/**""#,
        #"  - feature: {modules: "Modules/**", same-layer: never}"#,
        #"  - core: "Modules/Core/**""#,
      ])
  }

  @Test("what repeats inside of slices is a layer")
  func slices() throws {
    let tried = try Tried(
      """
      App | Main(app)
      parts/Chat | ChatScreen, ChatModel, ChatStore
      parts/Map | MapScreen, MapModel, MapStore
      Main => ChatScreen -> ChatModel
      Main => MapScreen -> MapModel
      ChatStore -> ChatModel
      MapStore -> MapModel
      Main => ChatStore, MapStore
      """)
    #expect(
      tried.layers == [
        "app: Main", "screen: ChatScreen MapScreen", "store: ChatStore MapStore",
        "model: ChatModel MapModel",
      ])
    #expect(tried.lines.contains { $0.contains(#""parts/*/*Model/**""#) })
  }

  @Test("an app beside the one module that it links is a demo where another app ships")
  func demo() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Features | Chat, Map, Tryout(app)
      Main => Chat, Map
      Tryout => Chat
      """)
    #expect(tried.layers == ["app: Main", "features: Chat Map"])
    #expect(
      tried.lines.suffix(2) == [
        "roles:  # in addition to the default patterns", #"  host-app: ["Tryout"]"#,
      ])
    #expect(tried.first.trial.findings.isEmpty)
  }

  @Test(
    "a folder beside those of a preset is a layer, however its modules are tangled",
    arguments: ["Services", "Stuff"])
  func tangle(folder: String) throws {
    // Each of the six links all behind it: 15 pairs, which in a folder elsewhere make levels.
    let tried = try Tried(
      """
      App | Main(app)
      Features | F1, F2, F3, F4, F5, F6
      \(folder) | S1, S2, S3, S4, S5, S6
      Core | C1, C2, C3, C4, C5
      Main => F1, F2, F3, F4, F5, F6 -> S1, S6 -> C1, C2, C3, C4, C5
      S1 -> S2, S3, S4, S5, S6
      S2 -> S3, S4, S5, S6
      S3 -> S4, S5, S6
      S4 -> S5, S6
      S5 -> S6
      """)
    #expect(
      tried.layers == [
        "app: Main", "feature: F1 F2 F3 F4 F5 F6", "\(folder.lowercased()): S1 S2 S3 S4 S5 S6",
        "core: C1 C2 C3 C4 C5",
      ])
    #expect(tried.first.preset == .appFeatureCore)
    #expect(tried.first.trial.findings.isEmpty)
  }

  @Test("folders that link one another as often this way as that are no layers")
  func circle() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Left | Ann, Bob, Cid
      Right | Dan, Eve, Fay
      Main => Ann -> Dan -> Bob -> Eve -> Cid -> Fay
      """)
    #expect(tried.first.trial.upward.isEmpty)
    #expect(!tried.layers.contains { $0.hasPrefix("left") })
  }

  @Test("a few links against the order of folders are told, and the folders stay")
  func contradiction() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Screens | Chat, Map, News
      Basis | Log, Net, Text
      Main => Chat, Map, News -> Log, Net, Text
      Log -> Chat
      """)
    #expect(tried.layers == ["app: Main", "screens: Chat Map News", "basis: Log Net Text"])
    #expect(tried.first.trial.upward.count == 1)
    #expect(
      tried.first.summary.contains(
        """
        against this order:
          Log (basis) ↑ Chat (screens)  Basis/Log/project.yml:5:8
        """))
  }

  @Test("parts that know nothing of one another are no layers, but what repeats in them is")
  func parts() throws {
    let tried = try Tried(
      """
      App | Main(app)
      teams/red | RedA, RedB, RedShared
      teams/blue | BlueA, BlueB, BlueShared
      platform | Net, Log
      Main => RedA, RedB -> RedShared -> Net, Log
      Main => BlueA, BlueB -> BlueShared -> Net, Log
      """)
    #expect(
      tried.lines == [
        "layers:  # top to bottom; a module may link any layer below its own",
        #"  - app: "App/**""#,
        #"  - feature: {modules: "teams/**", same-layer: never}"#,
        #"  - shared: {modules: "teams/*/*Shared/**", same-layer: never}"#,
        #"  - platform: {modules: "platform/**", same-layer: never}"#,
      ])
  }

  @Test("parts without a link among their modules are one layer, called as the folder of all")
  func parted() throws {
    let tried = try Tried(
      """
      App | Main(app)
      parts/red | Ann, Bob
      parts/blue | Cid, Dan
      basis | Net, Log
      Main => Ann, Bob, Cid, Dan -> Net, Log
      """)
    #expect(tried.layers == ["app: Main", "parts: Ann Bob Cid Dan", "basis: Log Net"])
  }

  @Test("a preset whose order the links turn around gives way to the order of the links")
  func upsideDown() throws {
    func tried(_ links: String) throws -> Tried {
      try Tried(
        """
        App | Main(app)
        features/Chat: ChatView(from:features/Chat/presentation)
        features/Chat: ChatModel(from:features/Chat/domain)
        features/Chat: ChatStore(from:features/Chat/data)
        features/Map: MapView(from:features/Map/presentation)
        features/Map: MapModel(from:features/Map/domain)
        features/Map: MapStore(from:features/Map/data)
        Main => ChatView, MapView
        ChatView -> ChatModel
        MapView -> MapModel
        \(links)
        """)
    }
    let down = try tried("ChatModel -> ChatStore\nMapModel -> MapStore")
    #expect(down.first.preset == .sliced)
    #expect(down.first.layers.map(\.name) == ["app", "presentation", "domain", "data"])
    let up = try tried("ChatStore -> ChatModel\nMapStore -> MapModel\nMain => ChatStore, MapStore")
    #expect(up.first.preset == nil)
    #expect(up.first.layers.map(\.name) == ["app", "presentation", "store", "model"])
    #expect(up.first.trial.findings.isEmpty)
    // One such link is a finding, not an architecture.
    let one = try tried("ChatStore -> ChatModel\nChatView -> ChatStore\nMapView -> MapStore")
    #expect(one.first.preset == .sliced)
    #expect(one.first.trial.upward.count == 1)
  }

  @Test("a program in a folder named like a lower layer of a preset stands at the top")
  func programs() throws {
    let tried = try Tried(
      """
      Application | Main(app)
      Presentation | Chat, Map
      Business | Orders, Places
      DataAccess | Web, Disk
      Main => Chat, Map -> Orders, Places -> Web, Disk
      """)
    #expect(tried.first.layers.map(\.name) == ["app", "presentation", "business", "data-access"])
  }

  @Test("a number before a folder's name sorts it, and names nothing")
  func numbers() throws {
    let tried = try Tried(
      """
      0_App | Main(app)
      1_Features | Chat, Map
      2_Basis | Net, Log
      3_Core | Text, Disk
      Main => Chat, Map -> Net, Log -> Text, Disk
      """)
    #expect(tried.first.preset == .appFeatureCore)
    #expect(tried.first.layers.map(\.name) == ["app", "feature", "basis", "core"])
    #expect(tried.lines.contains(#"  - basis: {modules: "2_Basis/**", same-layer: never}"#))
  }

  @Test("targets that compile one folder for two platforms are one module")
  func twins() throws {
    let tried = try Tried(
      """
      one: Main(app from:App), Wrist(app watchOS from:Watch)
      one: Kit(from:Parts/Kit), KitWatch(watchOS from:Parts/Kit)
      one: Map(from:Parts/Map), Chat(from:Parts/Chat)
      Main => Map, Chat -> Kit
      Wrist => KitWatch
      """)
    #expect(
      tried.lines == [
        "layers:  # top to bottom; a module may link any layer below its own",
        #"  - app: {modules: ["App/**", "Watch/**"], same-layer: never}"#,
        #"  - feature: {modules: "Parts/**", same-layer: never}"#,
        #"  - kit: {modules: "Parts/Kit/**", same-layer: never}"#,
      ])
    #expect(tried.layers.last == "kit: Kit KitWatch")
  }
}
