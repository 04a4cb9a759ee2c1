import ISSRadioMock
import Testing

@testable import ISSSpacesuitService

struct SpacesuitServiceTests {
  @Test func begins() {
    _ = LiveSpacesuitService.self
  }
}
