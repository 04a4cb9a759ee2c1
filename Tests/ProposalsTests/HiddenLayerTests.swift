import Testing

@Suite("Layers that others must not link")
struct HiddenLayerTests {
  @Test("a layer of implementations that only the app links is forbidden to those above it")
  func implementations() throws {
    func rules(_ link: String) throws -> [String] {
      try Tried(
        """
        all: Shop(app), Chat, Map, News, Play, ShopData, ShopDomain, ShopLog
        Shop => Chat, Map, News, Play, ShopData -> ShopDomain -> ShopLog
        \(link)
        """
      ).lines.filter { $0.contains("because") }
    }
    #expect(
      try rules("") == [
        #"    - {from: "feature", to: "data", because: only the app links data}"#
      ])
    #expect(try rules("Map -> ShopData") == [])
    // What only such a layer links is a part of it.
    #expect(
      try rules("all: ShopAdapters\nShop -> ShopAdapters -> ShopData, ShopDomain") == [
        #"    - {from: "feature", to: "adapters", because: only the app links adapters}"#,
        #"    - {from: "feature", to: "data", because: only the layers app and adapters link data}"#,
      ])
    #expect(
      try rules("all: MapTests(bundle.unit-test)\nMapTests -> Map, ShopData") == [
        #"    - {from: ["feature", "!role:unit-tests"], to: "data", "#
          + "because: only the app links data}"
      ])
  }

  @Test("what fetches or stores is forbidden to what shows something, unless that links it today")
  func stores() throws {
    func rules(_ link: String) throws -> [String] {
      try Tried(
        """
        App | Main(app)
        Features | Chat, Map
        all: DesignSystem, Shared, Data, Domain
        Main => Chat, Map -> DesignSystem, Shared
        Shared -> Data -> Domain
        \(link)
        """
      ).lines.filter { $0.contains("{from") }
    }
    #expect(
      try rules("") == [
        #"    - {from: "features", to: "data", because: only shared links data}"#
      ])
    #expect(try rules("Map -> Data") == [])
  }
}
