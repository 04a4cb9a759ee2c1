import ISSLaboratoryServiceMock
import Testing

@testable import ISSColumbus

struct ColumbusTests {
  @Test func begins() {
    _ = ColumbusScreen.self
  }
}
