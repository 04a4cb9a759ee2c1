import Documents
import Testing

@testable import Reporters

@Suite("An excerpt of a long line")
struct LongLineTests {
  private let words = (0..<2_000).map { "word\($0)" }.joined(separator: " ")

  @Test("is cut on the right when the mark is near the beginning")
  func beginning() {
    #expect(
      excerpt(marking: "word3") == """
            1 | word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 wor…
              |                   ^~~~~

        """)
  }

  @Test("is cut on both sides when the mark is in the middle")
  func middle() {
    #expect(
      excerpt(marking: "word1000") == """
            1 | …word997 word998 word999 word1000 word1001 word1002 word1003 word1004 w…
              |                          ^~~~~~~~

        """)
  }

  @Test("is cut on the left when the mark is at the end")
  func end() {
    #expect(
      excerpt(marking: "word1999") == """
            1 | …ord1992 word1993 word1994 word1995 word1996 word1997 word1998 word1999
              |                                                                ^~~~~~~~

        """)
  }

  @Test("marks as much as is shown of what is longer than the line")
  func longMark() {
    #expect(
      SourceExcerpt(of: SourcePiece(Array(words.utf8)[...]), number: 1, from: 1, to: .max).text
        == """
            1 | word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 wor…
              | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test("fits into 80 columns wherever the mark is, also with wide characters")
  func width() {
    let line = Array(String(repeating: "幅x🚀\t", count: 500).utf8)
    for column in stride(from: 1, through: 2_001, by: 7) {
      let text = SourceExcerpt(of: SourcePiece(line[...]), number: 1, from: column, to: column + 1)
        .text
      let wide = text.unicodeScalars.count { $0.value > 0x3000 }
      let longest = text.split(separator: "\n").map(\.unicodeScalars.count).max() ?? 0
      #expect(longest <= 80)
      #expect((text.split(separator: "\n").first?.unicodeScalars.count ?? 0) + wide <= 80)
      #expect(text.contains("^"))
    }
  }

  @Test("of a megabyte takes no longer than finding the place in it")
  func megabyte() {
    let line = Array(repeating: UInt8(ascii: "["), count: 1 << 20)
    let text = SourceExcerpt(of: SourcePiece(line[...]), number: 1, from: 1 << 19, to: 1 << 19).text
    #expect(text.utf8.count < 300)
  }

  @Test("of a thousand marks on one letter is no longer than its bytes nearby")
  func marks() {
    let line = Array(("a" + String(repeating: "\u{301}", count: 100_000) + "b").utf8)
    let text = SourceExcerpt(of: SourcePiece(line[...]), number: 1, from: 50_000, to: 50_001).text
    #expect(text.utf8.count < 3_000)
  }

  private func excerpt(marking word: String) -> String {
    let before = words.components(before: word)
    return SourceExcerpt(
      of: SourcePiece(Array(words.utf8)[...]), number: 1, from: before + 1,
      to: before + 1 + word.count
    ).text
  }
}

extension String {
  /// How many characters stand before the first occurrence of a word.
  fileprivate func components(before word: String) -> Int {
    let words = split(separator: " ")
    let index = words.firstIndex { $0 == word } ?? words.count
    return words[..<index].reduce(0) { $0 + $1.count + 1 }
  }
}
