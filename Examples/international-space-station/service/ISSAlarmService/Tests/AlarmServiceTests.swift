import ISSRadioMock
import Testing

@testable import ISSAlarmService

struct AlarmServiceTests {
  @Test func begins() {
    _ = LiveAlarmService.self
  }
}
