import Configuration
import Modules
import TestSupport
import Testing

@testable import Proposals

@Suite("Layers that links show to hold what belongs elsewhere")
struct LayerMoveTests {
  /// Groups of modules by name, top to bottom, as `Chat Map`.
  private static func moved(
    _ drawing: String, _ layers: (modules: String, evidence: Group.Evidence)...,
    areFeatures: Int? = nil
  ) throws -> [String] {
    let project = ProjectAnalysis(
      classify(try GraphDrawing(drawing).graph, as: Configuration().blueprint))
    var groups = layers.map { modules, evidence in
      let names = modules.split(separator: " ").map(String.init)
      return Group("", project.modules.filter { names.contains(project.name(of: $0)) }, evidence)
    }
    if let areFeatures { groups[areFeatures].areFeatures = true }
    return LayerMoves(of: groups, in: project).layers.map { group in
      group.modules.map { project.name(of: $0) }.sorted().joined(separator: " ")
    }
  }

  @Test("what a lower layer links goes down to the loose layer that it builds on")
  func sink() throws {
    let drawing = """
      one: Main(app), Camera, Starter, Chat, Net, Log
      Main => Starter -> Chat -> Net -> Log
      Chat -> Camera -> Log
      """
    #expect(
      try Self.moved(
        drawing, ("Main", .programs), ("Camera Starter", .links), ("Chat", .folder(["Features"])),
        ("Log Net", .links)) == ["Main", "Starter", "Chat", "Camera Log Net"])
    // A folder decides for all but what everything builds on.
    #expect(
      try Self.moved(
        drawing, ("Main", .programs), ("Camera Starter", .folder(["Top"])), ("Chat", .links),
        ("Log Net", .links)) == ["Main", "Camera Starter", "Chat", "Log Net"])
  }

  @Test("a wrapper of external packages is below the lowest layer that links it")
  func wrapper() throws {
    let drawing = """
      one: Main(app), Kit, ThirdPartyLibs, Core
      Main => Kit -> Core -> ThirdPartyLibs
      Kit -> ThirdPartyLibs
      """
    #expect(
      try Self.moved(
        drawing, ("Main", .programs), ("Kit ThirdPartyLibs", .folder(["Shared"])), ("Core", .name))
        == ["Main", "Kit", "Core", "ThirdPartyLibs"])
  }

  @Test("a first word holds no module that a lower layer links, a last word does")
  func families() throws {
    let drawing = """
      one: Main(app), DataExport, DataImport, Samples, Base
      Main => DataImport -> Samples -> DataExport -> Base
      """
    func moved(_ word: NameWords.Ending) throws -> [String] {
      try Self.moved(
        drawing, ("Main", .programs), ("DataExport DataImport", .word(word)),
        ("Base Samples", .links))
    }
    #expect(
      try moved(NameWords.Ending(text: "Data", isLast: false))
        == ["Main", "DataImport", "Base DataExport Samples"])
    #expect(
      try moved(NameWords.Ending(text: "port", isLast: true))
        == ["Main", "DataExport DataImport", "Base Samples"])
  }

  @Test("what starts the flows is with them, in whatever folder")
  func tops() throws {
    #expect(
      try Self.moved(
        """
        one: Main(app), AppFlow, RootFeature, Chat, Map
        Main => RootFeature -> AppFlow -> Chat, Map
        """, ("Main", .programs), ("AppFlow", .links),
        ("Chat Map RootFeature", .folder(["Features"])))
        == ["Main", "AppFlow RootFeature", "Chat Map"])
  }

  @Test("modules called like most features are features if only these link them")
  func kin() throws {
    func moved(_ link: String) throws -> [String] {
      try Self.moved(
        """
        one: Main(app), PayModule, ShopModule, CoinModule, BaseModule, Net, Log, Disk
        Main => PayModule, ShopModule -> CoinModule -> BaseModule -> Net, Log, Disk
        \(link)
        """, ("Main", .programs), ("PayModule ShopModule", .links),
        ("BaseModule CoinModule Disk Log Net", .links), areFeatures: 1)
    }
    #expect(
      try moved("") == ["Main", "CoinModule PayModule ShopModule", "BaseModule Disk Log Net"])
    #expect(
      try moved("Net -> CoinModule")
        == ["Main", "PayModule ShopModule", "BaseModule CoinModule Disk Log Net"])
  }

  @Test("families that are called alike have an order")
  func alike() throws {
    let project = ProjectAnalysis(
      classify(
        try GraphDrawing("one: Main(app), CartAPI, MapAPI, ShopApi, NewsApi").graph,
        as: Configuration().blueprint))
    let group = Group("", project.frameworks, .links)
    let parts = FamilyLayers(project: project).parts(of: group) ?? []
    #expect(
      parts.map(\.evidence)
        == ["API", "Api"].map { .word(NameWords.Ending(text: $0, isLast: true)) })
  }

  @Test("modules that several kinds of names tell apart are several layers, if links agree")
  func kinds() throws {
    let tried = try Tried(
      """
      one: Main(app), Home, Shop
      Pay | PayImplementations, PayApplication, PayModel
      Chat | ChatImplementations, ChatApplication, ChatModel
      Main => Home, Shop -> PayImplementations, ChatImplementations
      PayImplementations -> PayApplication -> PayModel
      ChatImplementations -> ChatApplication -> ChatModel
      PayImplementations -> PayModel
      ChatImplementations -> ChatModel
      """)
    #expect(
      tried.layers == [
        "app: Main", "feature: Home Shop",
        "implementations: ChatImplementations PayImplementations",
        "application: ChatApplication PayApplication", "model: ChatModel PayModel",
      ])
    #expect(tried.first.layers.allSatisfy { $0.sameLayer != .allowed })
  }
}
