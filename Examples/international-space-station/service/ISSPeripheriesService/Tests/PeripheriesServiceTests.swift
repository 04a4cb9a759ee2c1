import ISSRadioMock
import Testing

@testable import ISSPeripheriesService

struct PeripheriesServiceTests {
  @Test func begins() {
    _ = LivePeripheriesService.self
  }
}
