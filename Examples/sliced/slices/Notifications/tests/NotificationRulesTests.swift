import Testing

@testable import NotificationRules

struct NotificationRulesTests {
  @Test func begins() {
    _ = Notice.self
  }
}
