import Testing

@testable import Heating

struct HeatingTests {
  @Test func begins() {
    _ = Thermostat.self
  }
}
