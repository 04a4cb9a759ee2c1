import Documents
import Testing

@testable import Reporters

@Suite("An excerpt of source")
struct SourceExcerptTests {
  @Test("marks what is meant below its line")
  func plain() {
    expect(
      "      - framework: ISSSpacesuitService.framework", line: 24,
      marking: "ISSSpacesuitService.framework",
      """
         24 |       - framework: ISSSpacesuitService.framework
            |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """)
  }

  @Test("marks a single character with the caret alone")
  func single() {
    expect(
      "a: [1, 2", line: 1, marking: "[",
      """
          1 | a: [1, 2
            |    ^
      """)
  }

  @Test("makes room for long line numbers")
  func longNumber() {
    expect(
      "a: b", line: 1_234_567, marking: "b",
      """
      1234567 | a: b
              |    ^
      """)
  }

  @Test("stands right under and behind wide characters")
  func wide() {
    expect(
      "名前: [値, ｆｕｌｌ, x]", line: 3, marking: "値",
      """
          3 | 名前: [値, ｆｕｌｌ, x]
            |        ^~
      """)
    expect(
      "名前: [値, ｆｕｌｌ, 한글, x]", line: 3, marking: "x",
      """
          3 | 名前: [値, ｆｕｌｌ, 한글, x]
            |                            ^
      """)
  }

  @Test("counts an emoji as two columns, however many parts it has")
  func emoji() {
    for emoji in ["🚀", "👩‍🚀", "👍🏽", "🇨🇿", "❤️", "👨‍👩‍👧‍👦"] {
      expect(
        "- [\(emoji), x]", line: 9, marking: "x",
        """
            9 | - [\(emoji), x]
              |        ^
        """)
      expect(
        "- [\(emoji), x]", line: 9, marking: emoji,
        """
            9 | - [\(emoji), x]
              |    ^~
        """)
    }
  }

  @Test("gives marks that are drawn onto letters no column")
  func combining() {
    expect(
      "cafe\u{301}: [e\u{301}\u{323}, x]", line: 9, marking: "x",
      """
          9 | cafe\u{301}: [e\u{301}\u{323}, x]
            |           ^
      """)
  }

  @Test("draws tabs as arrows of four columns")
  func tabs() {
    expect(
      "\tname:\tx", line: 2, marking: "x",
      """
          2 | →   name:→   x
            |              ^
      """)
    expect(
      "\tname: x", line: 2, marking: "\t",
      """
          2 | →   name: x
            | ^~~~
      """)
  }

  @Test("shows characters that would act instead of showing")
  func unseen() {
    expect(
      "a: \u{1B}[31mx\u{202E}y", line: 2, marking: "y",
      #"""
          2 | a: \u{1B}[31mx\u{202E}y
            |                       ^
      """#)
  }

  @Test("shows bytes that are no text")
  func invalid() {
    let line = Array("é: ".utf8) + [0xFF, 0xC3] + Array(" x".utf8)
    // The columns: é, colon, space, 0xFF, 0xC3, space, x.
    #expect(
      SourceExcerpt(of: SourcePiece(line[...]), number: 1, from: 5, to: 6).text() == #"""
            1 | é: \xFF\xC3 x
              |        ^~~~

        """#)
  }

  @Test("marks the end of a line behind it")
  func end() {
    #expect(
      SourceExcerpt(of: SourcePiece(Array("name".utf8)[...]), number: 5, from: 5, to: 5).text()
        == """
            5 | name
              |     ^

        """)
    #expect(
      SourceExcerpt(of: SourcePiece([]), number: 5, from: 1, to: 1).text() == """
            5 | \("")
              | ^

        """)
  }

  @Test("marks to the end of the line what goes on in the next")
  func severalLines() {
    #expect(
      SourceExcerpt(of: SourcePiece(Array("a: [b, c".utf8)[...]), number: 5, from: 4, to: .max)
        .text()
          == """
              5 | a: [b, c
                |    ^~~~~

          """)
  }

  /// Compares the excerpt that marks the first occurrence of a string in a line.
  private func expect(
    _ line: String, line number: Int, marking text: String, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = Array(line.unicodeScalars)
    let marked = Array(text.unicodeScalars)
    let start = all.indices.first { all[$0...].starts(with: marked) } ?? all.count
    let excerpt = SourceExcerpt(
      of: SourcePiece(Array(line.utf8)[...]), number: number, from: start + 1,
      to: start + 1 + marked.count)
    #expect(excerpt.text() == expected + "\n", sourceLocation: sourceLocation)
  }
}

extension SourceExcerpt {
  /// Marks a stretch of a line, or all that is behind its start.
  init(of line: SourcePiece, number: Int, from column: Int, to endColumn: Int) {
    let endLine = endColumn == .max ? number + 1 : number
    self.init(
      of: line,
      at: Place(
        file: "", line: number, column: column, endLine: endLine, endColumn: endColumn))
  }
}
