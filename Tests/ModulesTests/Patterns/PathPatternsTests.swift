import TestSupport
import Testing

@testable import Modules

@Suite struct PathPatternsTests {
  @Test func onlyThoseThatBeginLikeThePathAreTried() {
    let patterns = PathPatterns(
      ["Modules/Features/**", "Modules/*/Core", "Apps/**", "**/Tests"].map { Pattern($0) })
    #expect(patterns.positions(for: PathParts("Modules/Features/Login")) == [0, 1, 3])
    #expect(patterns.positions(for: PathParts("Apps")) == [2, 3])
    #expect(patterns.positions(for: PathParts("")) == [3])
  }

  /// An `é` may be one character or two, and some letters of others are the same as one of ASCII.
  @Test func namesThatAreNoASCIIAreTriedOnAll() {
    let patterns = PathPatterns(["K/**", "Caf\u{E9}/**", "Cafe/**"].map { Pattern($0) })
    #expect(patterns.positions(for: PathParts("\u{212A}/x")) == [0, 1, 2])
    #expect(patterns.positions(for: PathParts("Cafe\u{301}")) == [0, 1, 2])
    #expect(patterns.positions(for: PathParts("Cafe")) == [1, 2])
  }

  @Test(arguments: 0..<200) func nothingThatFitsIsLeftOut(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let words = ["a", "b", "c*", "*", "**", "\u{E9}", "e\u{301}", "."]
    func path(_ words: [String]) -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        words[Int.random(in: words.indices, using: &random)]
      }.joined(separator: "/")
    }
    let patterns = (0..<8).map { _ in Pattern(path(words) + "/") }
    let index = PathPatterns(patterns)
    for _ in 0..<20 {
      let parts = PathParts(path(["a", "b", "cd", "\u{E9}", "e\u{301}", "."]))
      let fitting = patterns.indices.filter { patterns[$0].matches(parts) }
      let found = index.positions(for: parts)
      #expect(found == found.sorted() && Set(found).isSuperset(of: fitting))
    }
  }
}
