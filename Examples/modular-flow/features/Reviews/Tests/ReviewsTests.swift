import Testing

@testable import Reviews

struct ReviewsTests {
  @Test func begins() {
    _ = ReviewList.self
  }
}
