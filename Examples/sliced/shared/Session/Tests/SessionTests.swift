import Testing

@testable import Session

struct SessionTests {
  @Test func begins() {
    _ = Session.self
  }
}
