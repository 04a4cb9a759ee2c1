import Testing

@testable import Documents

/// The guard: of a long line no more is kept than is shown (`Source.piece(around:)`).
@Suite("The piece of a line around a place")
struct SourcePieceTests {
  @Test("is the line itself if that is short, and nothing where there is none")
  func short() {
    let source = Source(name: "a", bytes: Array("one\ntwö\n".utf8))
    let piece = source.piece(around: Place(file: "a", line: 2, column: 3))
    #expect(piece.map { String(decoding: $0.bytes, as: UTF8.self) } == "twö")
    #expect(piece?.column == 1)
    #expect(source.piece(around: Place(file: "a", line: 9, column: 1)) == nil)
  }

  @Test(
    "of a long one holds the place, under a kilobyte, cut between characters",
    arguments: ["word ", "幅x🚀 "])
  func long(word: String) {
    let words = String(repeating: word, count: 5_000)
    let source = Source(name: "a", bytes: Array("first\n\(words)".utf8))
    let scalars = Array(words.unicodeScalars)
    for column in stride(from: 1, through: scalars.count + 9, by: 977) {
      guard let piece = source.piece(around: Place(file: "a", line: 2, column: column)) else {
        Issue.record("there is no piece at \(column)")
        continue
      }
      let text = String(decoding: piece.bytes, as: UTF8.self)
      #expect(piece.bytes.count < 1_000)
      #expect(
        Array(text.unicodeScalars)
          == Array(scalars[(piece.column - 1)...].prefix(text.unicodeScalars.count)))
      let last = min(column, scalars.count)
      #expect(piece.column <= last && last < piece.column + text.unicodeScalars.count)
    }
  }
}
