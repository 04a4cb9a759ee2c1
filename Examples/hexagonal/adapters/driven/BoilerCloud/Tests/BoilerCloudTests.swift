import Testing

@testable import BoilerCloud

struct BoilerCloudTests {
  @Test func begins() {
    _ = RemoteBoiler.self
  }
}
