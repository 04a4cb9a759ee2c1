import Testing

@testable import UserRules

struct UserRulesTests {
  @Test func begins() {
    _ = Member.self
  }
}
