import ISSNetworkMock
import ISSPersistenceMock
import Testing

@testable import ISSCosmonautService

struct CosmonautServiceTests {
  @Test func begins() {
    _ = LiveCosmonautService.self
  }
}
