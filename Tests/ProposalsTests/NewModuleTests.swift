import Configuration
import Testing

@testable import Proposals

/// The layer that the patterns have for tomorrow's module.
@Suite("The layer of new modules")
struct NewModuleTests {
  /// The layers with a pattern for all of a folder.
  private func takers(_ folder: String, _ drawing: String) throws -> [String] {
    try Tried(drawing).first.layers.filter { $0.patterns.contains("\(folder)/**") }.map(\.name)
  }

  private func drawing(_ features: String) -> String {
    """
    App | Main(app)
    Modules | \(features), Net, Disk, Log, Ink
    Main => \(features) -> Net, Disk -> Log, Ink
    """
  }

  @Test("is that of features, if several lack the word of the others")
  func odd() throws {
    #expect(
      try takers("Modules", drawing("AirFeature, BayFeature, DayFeature, Chat, Map")) == ["feature"]
    )
    #expect(
      try takers("Modules", drawing("AirFeature, BayFeature, DayFeature, MapFeature")) != [
        "feature"
      ])
  }

  @Test("builds on what is there, if features are called by a word")
  func built() throws {
    let tried = try Tried(drawing("AirFeature, BayFeature, DayFeature"))
    #expect(
      tried.layers == [
        "app: Main", "feature: AirFeature BayFeature DayFeature", "core: Disk Net",
        "foundation: Ink Log",
      ])
    #expect(try takers("Modules", drawing("AirFeature, BayFeature, DayFeature")) == ["core"])
  }

  @Test("is none, if words tell all layers apart")
  func words() throws {
    let drawing = """
      App | Main(app)
      Modules | AirFeature, BayFeature, DayFeature, NetClient, DiskClient
      Main => AirFeature, BayFeature, DayFeature -> NetClient, DiskClient
      """
    #expect(try takers("Modules", drawing) == [])
  }

  @Test("is that of its kind in any package")
  func packages() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Packages/Chat/Sources | ChatUI, ChatData, ChatDomain
      Packages/Map/Sources | MapUI, MapData, MapDomain
      Packages/News/Sources | NewsUI, NewsData, NewsDomain
      Main => ChatUI, ChatData -> ChatDomain
      Main => MapUI, MapData -> MapDomain
      Main => NewsUI, NewsData -> NewsDomain
      """)
    #expect(tried.first.layers.flatMap(\.patterns).contains("Packages/*/Sources/*Data/**"))
  }
}
