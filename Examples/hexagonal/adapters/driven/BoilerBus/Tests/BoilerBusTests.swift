import Testing

@testable import BoilerBus

struct BoilerBusTests {
  @Test func begins() {
    _ = WiredBoiler.self
  }
}
