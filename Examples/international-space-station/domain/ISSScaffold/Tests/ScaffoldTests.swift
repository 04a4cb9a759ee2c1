import ISSAlarmServiceMock
import ISSNetworkMock
import ISSPersistenceMock
import ISSRadioMock
import Testing

@testable import ISSScaffold

struct ScaffoldTests {
  @Test func begins() {
    _ = Scaffold.self
  }
}
