import Testing

@testable import Catalog

struct CatalogTests {
  @Test func begins() {
    _ = Shelf.self
  }
}
