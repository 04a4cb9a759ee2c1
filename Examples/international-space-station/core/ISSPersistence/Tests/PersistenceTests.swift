import Testing

@testable import ISSPersistence

struct PersistenceTests {
  @Test func begins() {
    _ = LiveStore.self
  }
}
