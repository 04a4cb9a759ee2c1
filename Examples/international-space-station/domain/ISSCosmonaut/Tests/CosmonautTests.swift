import ISSCosmonautServiceMock
import ISSScheduleServiceMock
import ISSSpacesuitMock
import Testing

@testable import ISSCosmonaut

struct CosmonautTests {
  @Test func begins() {
    _ = CosmonautScreen.self
  }
}
