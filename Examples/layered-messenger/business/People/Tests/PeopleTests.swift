import Testing

@testable import People

struct PeopleTests {
  @Test func begins() {
    _ = Person.self
  }
}
