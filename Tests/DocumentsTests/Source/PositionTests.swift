import Documents
import Testing

@Suite("Positions")
struct PositionTests {
  @Test("count lines and unicode scalars from 1")
  func small() {
    let source = Source(name: "a.yml", bytes: Array("a: é🚀b\r\nc\n".utf8))
    // Each character with the byte it begins at; \r and \n are the bytes 10 and 11.
    for (offset, column) in [(0, 1), (1, 2), (2, 3), (3, 4), (5, 5), (9, 6)] {
      #expect(position(offset, in: source) == Position(line: 1, column: column))
    }
    #expect(position(12, in: source) == Position(line: 2, column: 1))
  }

  @Test("are the same in lines of any length", arguments: [100, 4_095, 4_096, 4_097, 20_000])
  func long(length: Int) {
    let line = (0..<length).map { $0 % 7 == 0 ? "é" : $0 % 11 == 0 ? "🚀" : "x" }
    let source = Source(name: "a.yml", bytes: Array("first\n\(line.joined())\nlast".utf8))
    var offset = 6
    for (index, character) in line.enumerated() {
      #expect(position(offset, in: source) == Position(line: 2, column: index + 1))
      offset += character.utf8.count
    }
    #expect(position(offset + 1, in: source) == Position(line: 3, column: 1))
    #expect(position(offset + 5, in: source) == Position(line: 3, column: 5))
  }

  @Test("are found anywhere in a line of a million characters")
  func far() {
    let source = Source(name: "a.yml", bytes: Array(repeating: UInt8(ascii: "x"), count: 1_000_000))
    for offset in stride(from: 0, to: 1_000_000, by: 1_000) {
      #expect(position(offset, in: source) == Position(line: 1, column: offset + 1))
    }
  }

  @Test("of both ends of a span are those of each", arguments: ["a\r\nbc\rd\n\ne", "é\n🚀b\n\n"])
  func spans(text: String) {
    let source = Source(name: "a.yml", bytes: Array(text.utf8))
    for start in 0...text.utf8.count {
      for end in start...text.utf8.count {
        let (first, last) = source.positions(of: Span(start: start, end: end))
        #expect(first == position(start, in: source))
        #expect(last == position(end, in: source))
      }
    }
  }

  private func position(_ offset: Int, in source: Source) -> Position {
    source.position(of: UInt32(offset))
  }
}
