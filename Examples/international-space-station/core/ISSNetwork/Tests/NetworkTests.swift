import Testing

@testable import ISSNetwork

struct NetworkTests {
  @Test func begins() {
    _ = LiveNetwork.self
  }
}
