import Testing

@testable import Messages

struct MessagesTests {
  @Test func begins() {
    _ = Message.self
  }
}
