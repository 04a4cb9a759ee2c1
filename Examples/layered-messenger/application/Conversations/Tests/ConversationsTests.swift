import Testing

@testable import Conversations

struct ConversationsTests {
  @Test func begins() {
    _ = Conversation.self
  }
}
