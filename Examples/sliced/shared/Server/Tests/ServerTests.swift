import Testing

@testable import Server

struct ServerTests {
  @Test func begins() {
    _ = Server.self
  }
}
