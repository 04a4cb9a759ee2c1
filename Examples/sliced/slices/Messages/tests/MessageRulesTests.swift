import Testing

@testable import MessageRules

struct MessageRulesTests {
  @Test func begins() {
    _ = Letter.self
  }
}
