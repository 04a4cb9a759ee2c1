import Testing

@testable import Proposals

/// Layers that would have to allow their links, divided so that none has to.
@Suite("Strict parts of layers")
struct StrataTests {
  private func layers(_ core: String, _ links: String, features: String = "Chat, Map") throws
    -> [String]
  {
    try Tried(
      """
      App | Main(app)
      Features | \(features)
      Basis | \(core)
      Main => Chat, Map -> \(core)
      \(links)
      """
    ).layers.filter { !$0.hasPrefix("app:") && !$0.hasPrefix("features:") }
  }

  @Test("what builds on nothing there is below, and what has no links is with the larger part")
  func two() throws {
    #expect(
      try layers("Auth, Chart, Cache, Keys, Log, Net", "Auth -> Keys, Log, Net\nChart -> Log")
        == ["basis: Auth Chart", "foundation: Cache Keys Log Net"])
  }

  @Test("a chain of single modules is one layer each, called after them, up to four")
  func chain() throws {
    #expect(try layers("Auth, Net", "Auth -> Net") == ["basis: Auth", "net: Net"])
    #expect(
      try layers("Auth, Net, Log, Keys", "Auth -> Net -> Log -> Keys\nAuth -> Log")
        == ["basis: Auth", "net: Net", "log: Log", "keys: Keys"])
    let five = "Auth -> Net -> Log -> Keys -> Base"
    #expect(try layers("Auth, Net, Log, Keys, Base", five).count < 4)
  }

  @Test("a module that half of a strict layer links is a layer below")
  func base() throws {
    #expect(
      try layers("Auth, Chart, Net, Model, Player", "Auth, Chart, Net -> Model\nAuth -> Net")
        == ["basis: Auth Chart Net Player", "model: Model"])
    #expect(
      try layers("Auth, Chart, Keys, Net, Player", "Auth, Chart -> Keys")
        == ["basis: Auth Chart Keys Net Player"])
  }

  @Test("a cycle stays in its layer")
  func cycle() throws {
    #expect(try layers("Auth, Net", "Auth -> Net -> Auth") == ["basis: Auth Net"])
  }
}
