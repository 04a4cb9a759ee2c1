import Testing

@testable import ISSRadio

struct RadioTests {
  @Test func begins() {
    _ = LiveRadio.self
  }
}
