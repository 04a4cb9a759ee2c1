import ISSAlarmServiceMock
import ISSSpacesuitServiceMock
import Testing

@testable import ISSSpacesuit

struct SpacesuitTests {
  @Test func begins() {
    _ = SpacesuitScreen.self
  }
}
