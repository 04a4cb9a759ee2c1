import TestSupport
import Testing

@testable import Proposals

@Suite("Layers whose modules build on one another")
struct LayerDivisionTests {
  private func layers(below features: String = "ChatFeature, MapFeature", _ links: String) throws
    -> [String]
  {
    let names = links.split(whereSeparator: { ", =>\n-".contains($0) }).map(String.init)
    let all = Set(names + features.split(separator: ", ").map(String.init)).sorted()
    let tried = try Tried(
      """
      one: Main(app), \(all.joined(separator: ", "))
      Main => \(features) -> \(Set(names).sorted().joined(separator: ", "))
      \(links)
      """)
    #expect(tried.first.trial.findings.isEmpty)
    return Array(tried.layers.dropFirst(2))
  }

  @Test("what puts a layer together is above it, and what all of it links below")
  func ends() throws {
    let both = try layers(
      """
      Woods -> Store, Wire, Sound -> Ink
      Sound -> Store
      """)
    #expect(both == ["woods: Woods", "core: Sound Store Wire", "ink: Ink"])
    let bases = try layers("Sky, Sea, Sun -> Ink, Oil")
    #expect(bases == ["core: Sea Sky Sun", "foundation: Ink Oil"])
  }

  @Test("a chain is two layers if both are strict then but for a few links, or one")
  func chain() throws {
    let chain = try layers(
      """
      Ann -> Bob -> Dan -> Eve
      Cid -> Dan
      Ann, Cid -> Fay
      """)
    #expect(chain == ["core: Ann Bob Cid", "foundation: Dan Eve Fay"])
    let net = try layers(
      """
      Ann, Bob -> Cid, Dan
      Cid, Dan -> Eve, Fay
      Ann, Bob -> Eve, Fay
      Ann -> Bob
      Cid -> Dan
      Eve -> Fay
      """)
    #expect(net == ["core: Ann Bob Cid Dan Eve Fay"])
  }

  @Test("single modules that build on one another are layers above what all build on")
  func steps() throws {
    let steps = try layers("Library -> Wallet -> Sender -> Ink, Oil")
    #expect(steps == ["services: Library", "wallet: Wallet", "sender: Sender", "core: Ink Oil"])
  }

  @Test("what builds on one another in many steps is up to four layers that are strict")
  func manySteps() throws {
    let steps = try layers(
      below: "AirFeature, BayFeature, ChatFeature, DayFeature, MapFeature, NewsFeature",
      """
      Wallet, Trips, Maps -> Sender, Reader, Cards -> Books -> Ink, Oil
      Wallet -> Trips
      Sender -> Reader
      """)
    #expect(
      steps == [
        "services: Maps Trips Wallet", "core: Cards Reader Sender", "books: Books",
        "foundation: Ink Oil",
      ])
  }

  @Test("what several layers build on is below them, although it shares a word with one")
  func below() throws {
    let tried = try Tried(
      """
      one: Main(app), SaveKit, ShopKit, MapKit, BaseKit, Sync, Log
      Main => SaveKit, ShopKit, MapKit -> BaseKit -> Log
      SaveKit -> Sync -> BaseKit
      """)
    #expect(
      tried.layers == [
        "app: Main", "kit: MapKit SaveKit ShopKit", "sync: Sync", "base-kit: BaseKit", "log: Log",
      ])
  }

  @Test("most links of features that leave one are a layer, the few others exceptions")
  func features() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Modules | HomeFeature, ChatFeature, MapFeature, NewsFeature, PayFeature, ShopFeature, Log, Net
      Main => HomeFeature -> ChatFeature, MapFeature, NewsFeature, PayFeature, ShopFeature -> Log
      ChatFeature, MapFeature -> Net
      ShopFeature -> PayFeature
      """)
    #expect(tried.first.layers.map(\.name) == ["app", "home-feature", "feature", "core"])
    #expect(tried.first.layers[2].sameLayer == .never)
    #expect(tried.lines.contains { $0.contains(#"from: "ShopFeature", to: "PayFeature""#) })
  }

  @Test("what puts the features of its folder together is in the layer of the app")
  func root() throws {
    let tried = try Tried(
      """
      App | Main(app), Beta(app)
      Features | Root, Chat, Map, News
      Kits | Log, Net
      Main, Beta => Root -> Chat, Map, News -> Log, Net
      """)
    #expect(tried.layers[0] == "app: Beta Main Root")
  }

  @Test("what has the role of a composition root is in the layer of the app, if only that links it")
  func compositionRoot() throws {
    func top(_ link: String) throws -> String {
      try Tried(
        """
        App | Main(app)
        Features | Glue, HomeCore, Home, ShopCore, Shop
        Core | Net, Log
        Main => Glue -> Home, Shop
        Home -> HomeCore, Net
        Shop -> ShopCore, Log
        \(link)
        """
      ).layers[0]
    }
    #expect(try top("") == "app: Glue Main")
    #expect(try top("Home -> Glue") == "app: Main")
  }

  @Test("a module that links several features from below is a layer above them")
  func above() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Features | Chat, Map, News
      Core | Legacy, Log, Net
      Main => Legacy -> Chat, Map, News -> Log, Net
      """)
    #expect(
      tried.layers == ["app: Main", "legacy: Legacy", "features: Chat Map News", "core: Log Net"])
  }

  @Test("folders that share a last word are layers if one builds on the other")
  func stacked() throws {
    func names(_ link: String) throws -> [String] {
      try Tried(
        """
        App | Main(app)
        FlowServices | Trip, Cart, Bill
        RawServices | Wire, Disk, Lock
        Main => Trip, Cart, Bill -> Wire
        Bill -> Disk
        \(link)
        """
      ).first.layers.map(\.name)
    }
    #expect(try names("") == ["app", "flow-services", "raw-services"])
  }

  @Test("the uppermost of several layers that only their place names is of flows")
  func flow() throws {
    let parts = ["Sell", "Send", "Swap", "Trade", "Log", "Net"]
    let drawing = """
      one: Main(app), \(parts.map { "\($0)(from:\($0))" }.joined(separator: ", "))
      two: NameService, CoinService
      Main => Sell, Send -> Swap, Trade -> NameService, CoinService -> Log, Net
      Main -> Swap, Trade
      """
    var sources = ["Main/Main.swift": "import SwiftUI"]
    for part in parts { sources["\(part)/A.swift"] = "import Foundation" }
    let layers = try Tried(GraphDrawing(drawing, sources: sources).graph).layers
    #expect(layers[1...2] == ["flow: Sell Send", "components: Swap Trade"])
  }

  @Test("what shows nothing and only the app links is no core")
  func noCore() throws {
    let drawing = """
      one: Main(app), Chat(from:Chat), Maps(from:Maps), Trips(from:Trips), Repository, Common
      Main => Chat, Maps, Trips -> Repository -> Common
      """
    var sources = ["Main/Main.swift": "import SwiftUI"]
    for part in ["Chat", "Maps", "Trips"] { sources["\(part)/A.swift"] = "import Foundation" }
    let layers = try Tried(GraphDrawing(drawing, sources: sources).graph).layers
    #expect(layers.contains("feature: Chat Maps Trips"))
  }

  @Test("what only the app links is as low as its links permit, a user interface above it")
  func implementation() throws {
    let tried = try Tried(
      """
      one: Main(app), Chat(app-extension), Home, Map, DesignUI, Data, Domain
      Main => Home, Map, Data
      Home, Map -> DesignUI -> Domain
      Data -> Domain
      """)
    #expect(tried.first.layers.map(\.name) == ["app", "feature", "design-ui", "data", "domain"])
  }

  @Test("a module in the folder of a layer keeps its name when others leave it")
  func nameOfFolder() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Features | Chat, Map
      Domain | Prices, Trips
      Shared | Palette
      Parts | Snap
      Main => Chat, Map -> Prices, Trips, Palette -> Snap
      """)
    #expect(tried.layers.suffix(2) == ["shared: Palette", "snap: Snap"])
  }

  @Test("of three layers the lowest is divided where only one module links others, or is linked")
  func oneApart() throws {
    func parts(_ links: String) throws -> ArraySlice<String> {
      try Tried(
        """
        one: Main(app), ChatFeature, MapFeature, Sound, Wire, Woods, Helpers
        Main => ChatFeature, MapFeature -> Sound, Wire, Woods, Helpers
        \(links)
        """
      ).layers.dropFirst(2)
    }
    #expect(try parts("Sound -> Wire") == ["sound: Sound", "core: Helpers Wire Woods"])
    #expect(try parts("Sound -> Helpers") == ["core: Sound Wire Woods", "helpers: Helpers"])
    #expect(try parts("Sound, Wire -> Woods") == ["core: Helpers Sound Wire", "woods: Woods"])
    #expect(try parts("Sound -> Wire -> Woods") == ["core: Helpers Sound Wire Woods"])
  }

  @Test("what another module knows by its interface is not above that")
  func knownByInterface() throws {
    let tried = try Tried(
      """
      one: Main(app), ChatFeature, MapFeature, Wire, WireInterface, Ink, Oil, Sun, Sound
      Main => ChatFeature, MapFeature -> Ink, Oil, Sun, Sound
      Main -> Wire -> Ink, Oil, Sun, WireInterface
      Sound -> WireInterface
      """)
    #expect(tried.first.trial.upward.isEmpty)
  }

  @Test("a program that only generates code, without links, is in no layer")
  func generator() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Tools | Codegen(tool), Sender(tool)
      Kits | Chat, Map, Net
      Main => Chat, Map -> Net
      """)
    #expect(tried.lines.contains(#"  other: ["Codegen"]"#))
  }
}
