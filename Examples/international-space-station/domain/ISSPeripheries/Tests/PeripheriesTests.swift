import ISSAlarmServiceMock
import ISSPeripheriesServiceMock
import Testing

@testable import ISSPeripheries

struct PeripheriesTests {
  @Test func begins() {
    _ = PeripheriesScreen.self
  }
}
