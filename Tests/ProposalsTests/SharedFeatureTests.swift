import Configuration
import TestSupport
import Testing

@testable import Proposals

@Suite("Layers of modules of one kind")
struct SharedFeatureTests {
  @Test("features that no other links are strict, and above those that others link")
  func sharedFeatures() throws {
    func lines(_ folder: String, _ links: String) throws -> [String] {
      let tried = try Tried(
        """
        App | Main(app)
        \(folder) | AirFeature, BillFeature, NewsFeature, CardFeature, PinFeature, CheckFeature
        Kits | Log, Net
        Main => AirFeature, BillFeature, NewsFeature, CardFeature, PinFeature -> Log, Net
        \(links)
        """)
      #expect(tried.first.trial.findings.map(\.message) == [])
      return tried.lines.filter { $0.contains("feature") }
    }
    func exception(_ from: String, _ to: String) -> String {
      "  - {rule: same-layer-link, from: \"\(from)\", to: \"\(to)\", "
        + "because: one of 2 links within shared-feature when these layers were written}"
    }
    let links = """
      AirFeature, BillFeature, NewsFeature -> CheckFeature, CardFeature
      CheckFeature -> CardFeature -> PinFeature
      """
    #expect(
      try lines("Features", links) == [
        #"  - features: {modules: "Features/**", same-layer: never}"#,
        #"  - shared-feature: {modules: ["Features/CardFeature/**", "Features/CheckFeature/**", "#
          + #""Features/PinFeature/**"], same-layer: never}"#,
        exception("CardFeature", "PinFeature"), exception("CheckFeature", "CardFeature"),
      ])
    // A new feature is none of those that others link.
    #expect(
      try lines("Modules", links)[0]
        == #"  - feature: {modules: "Modules/*Feature/**", same-layer: never}"#)
    // A few links are exceptions, and a tangle stays one layer.
    #expect(
      try lines("Features", "AirFeature -> CheckFeature -> PinFeature").contains {
        $0.contains("shared-feature")
      } == false)
    let ring =
      "AirFeature -> BillFeature -> NewsFeature -> CardFeature -> PinFeature -> CheckFeature"
      + "\nAirFeature -> NewsFeature"
    #expect(try lines("Features", ring)[0].contains("same-layer: allowed"))
  }

  @Test("a user interface leaves a layer of other kinds, and so does what all of them may build on")
  func kinds() throws {
    let parts = ["Chat", "Map", "DesignSystem", "Coach", "Export", "Diagnosis", "Domain"]
    let drawing = """
      one: Main(app), \(parts.map { "\($0)(from:\($0))" }.joined(separator: ", ")), Core
      Main => Chat, Map -> DesignSystem, Coach, Export -> Domain -> Core
      DesignSystem, Coach -> Diagnosis
      """
    var sources = ["Main/Main.swift": "import SwiftUI"]
    for part in parts {
      let isShown = ["Chat", "Map", "DesignSystem"].contains(part)
      sources["\(part)/A.swift"] = isShown ? "import SwiftUI" : "import Foundation"
    }
    let layers = try Tried(GraphDrawing(drawing, sources: sources).graph).layers
    #expect(
      layers == [
        "app: Main", "feature: Chat Map", "design-system: DesignSystem", "services: Coach Export",
        "domain: Domain", "core: Core Diagnosis",
      ])
  }

  @Test("a layer that lost the module it was called after has another name")
  func lostName() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Packages | MapFeature, ChatFeature, AIKit, NetKit, DiskKit, Core
      Main => MapFeature, ChatFeature, AIKit, NetKit, DiskKit -> Core
      """)
    #expect(tried.layers.last == "core: Core")
    #expect(!tried.layers.contains { $0.hasPrefix("foundation") })
  }

  @Test("what only the app links is above what it implements, if it is called so")
  func adapters() throws {
    let tried = try Tried(
      """
      all: Shop(app), Chat, Map, News, Adapters, Wire, Disk, Domain
      Shop => Chat, Map, News -> Wire, Disk -> Domain
      Shop -> Adapters -> Wire, Domain
      """)
    #expect(
      tried.layers == [
        "app: Shop", "feature: Chat Map News", "adapters: Adapters", "services: Disk Wire",
        "domain: Domain",
      ])
    #expect(tried.lines.contains { $0.contains(#"from: "feature", to: "adapters""#) })
  }

  @Test("what composes an app is in its layer: the root of features, and what is called an app")
  func roots() throws {
    let features = try Tried(
      """
      App | Main(app)
      Modules | AppFeature, ChatFeature, MapFeature, Net
      Main => AppFeature -> ChatFeature -> Net
      AppFeature -> MapFeature -> Net
      """)
    #expect(features.layers[0] == "app: AppFeature Main")
    let library = try Tried(
      """
      App | Main(app)
      Modules | MainApp, ChatFeature, MapFeature, NewsFeature, Net
      Main => ChatFeature, MapFeature, NewsFeature -> Net
      MainApp -> ChatFeature, MapFeature, NewsFeature
      """)
    #expect(library.layers[0] == "app: Main MainApp")
  }

  @Test("what nothing links, and lacks the word of features, is no feature")
  func lost() throws {
    let drawing = """
      one: Main(app), ChatFeature, MapFeature, NewsFeature, Effects, Net, Disk
      Main => ChatFeature, MapFeature, NewsFeature -> Net, Disk
      """
    let names = ["ChatFeature", "MapFeature", "NewsFeature", "Effects", "Main"]
    let sources = Dictionary(names.map { ("one/\($0)/A.swift", "import SwiftUI") }) { $1 }
    let layers = try Tried(GraphDrawing(drawing, sources: sources).graph).layers
    #expect(layers[1] == "feature: ChatFeature MapFeature NewsFeature")
  }

  @Test("folders of packages are layers as other folders are")
  func packages() throws {
    let tried = try Tried(
      """
      App | Main(app)
      FeaturePackage/Sources | Chat, Map, News
      ClientPackage/Sources | Net, Disk
      Main => Chat, Map, News -> Net, Disk
      """)
    #expect(tried.layers == ["app: Main", "feature: Chat Map News", "client: Disk Net"])
  }
}
