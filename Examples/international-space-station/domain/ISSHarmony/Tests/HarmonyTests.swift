import ISSLaboratoryServiceMock
import ISSScheduleServiceMock
import Testing

@testable import ISSHarmony

struct HarmonyTests {
  @Test func begins() {
    _ = HarmonyScreen.self
  }
}
