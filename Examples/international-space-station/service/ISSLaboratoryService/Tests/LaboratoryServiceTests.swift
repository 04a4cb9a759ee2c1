import ISSNetworkMock
import ISSPersistenceMock
import Testing

@testable import ISSLaboratoryService

struct LaboratoryServiceTests {
  @Test func begins() {
    _ = LiveLaboratoryService.self
  }
}
