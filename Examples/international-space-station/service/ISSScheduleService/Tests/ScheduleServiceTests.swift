import ISSNetworkMock
import Testing

@testable import ISSScheduleService

struct ScheduleServiceTests {
  @Test func begins() {
    _ = LiveScheduleService.self
  }
}
