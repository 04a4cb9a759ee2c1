import Testing

@testable import SystemIO
@testable import archlint

/// Work on all cores, however many there are.
@Suite("Threads")
struct ThreadsTests {
  @Test("do each thing once, and give the results in order", arguments: [1, 2, 5, 16])
  func order(_ count: Int) {
    for length in [0, 1, 2, 15, 16, 17, 1000] {
      for share in [1, 16] {
        let squares = Threads(count).map(length, takingAtOnce: share) { $0 * $0 }
        #expect(squares == (0..<length).map { $0 * $0 })
      }
    }
  }

  @Test("at least one works")
  func fewest() { #expect(Threads(0).count == 1 && Threads(-1).count == 1) }
}
