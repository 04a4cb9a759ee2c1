import Testing

@testable import Cart

struct CartTests {
  @Test func begins() {
    _ = Basket.self
  }
}
