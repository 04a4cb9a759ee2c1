import Documents
import TestSupport
import Testing

/// Bytes: UTF-8 only, every way to end a line, no characters that cannot be seen.
struct EncodingTests {
  private func read(_ bytes: [UInt8], as format: Document.Format = .yaml) throws -> Value? {
    try Document.read(Source(name: "test", bytes: bytes), as: format).root.map(Value.init)
  }

  private func error(_ bytes: [UInt8], as format: Document.Format = .yaml) -> Problem? {
    Problem.all(in: Source(name: "test", bytes: bytes), as: format).first
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndInAnyOfThreeWays(_ end: String) throws {
    let lines = [
      "# comment", "a: b", "", "c:", "  - d", "  - >-", "   e", "   f", "g: 'h", "", " i'",
    ]
    let text = lines.joined(separator: end)
    #expect(try Value.read(text) == ["a": "b", "c": ["d", "e f"], "g": "h\ni"])
    let source = Source(name: "test", bytes: Array(text.utf8))
    #expect(source.lineCount == 11)
    #expect(source.position(of: UInt32(text.utf8.count - 1)) == Position(line: 11, column: 3))
    #expect(String(decoding: source.line(2), as: UTF8.self) == "a: b")
  }

  @Test func aMarkAtTheStartIsNoText() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try read(mark + Array("a: b".utf8)) == ["a": "b"])
    #expect(try read(mark + Array("{\"a\": 1}".utf8), as: .json) == ["a": 1])
    let document = try Document.read(
      Source(name: "test", bytes: mark + Array("a: b".utf8)), as: .yaml)
    #expect(document.root?.start == Position(line: 1, column: 1))
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func invalidBytesAreErrorsWhereTheyStand(_ bytes: [UInt8]) {
    // Where much follows, eight bytes are looked at in one, the odd one among them at any place.
    for (before, rest) in [("a: é", "")]
      + (0..<8).map({ (String(repeating: "a", count: $0), words) })
    {
      for format in [Document.Format.yaml, .json] {
        let error = error(Array(before.utf8) + bytes + Array(rest.utf8), as: format)
        #expect(error?.place?.column == before.count + 1)
        #expect(error?.message.hasSuffix("is not valid UTF-8 here") ?? false)
      }
    }
  }

  private let words = " and more than eight"

  @Test(arguments: ["é", "ﬀ", "😀", "\u{A0}", "\u{E000}", "\u{10FFFF}", "\u{D7FF}", "\u{FFFD}"])
  func otherCharactersAreText(_ character: String) throws {
    #expect(try Value.read("a: \(character)") == ["a": .text(character)])
  }

  @Test(arguments: [0x00, 0x01, 0x07, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F, 0x80, 0x9F, 0xFFFE, 0xFFFF])
  func controlCharactersAreErrors(_ value: Int) throws {
    let character = try #require(Unicode.Scalar(UInt32(value)))
    let texts = ["a: b\(character)c", "# b\(character)", "\"bb\(character)\"", "--|\(character)"]
    for text in texts + texts.map({ $0 + words }) {
      let error = error(Array(text.utf8))
      #expect(error?.place?.column == text.unicodeScalars.prefix { $0 != character }.count + 1)
      #expect(error?.message.contains("control characters such as U+") ?? false)
    }
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func otherLineBreaksAreUnsupported(_ character: String) {
    for text in ["a: b\(character)", "a: 'b\(character)'", "# \(character)"] {
      #expect(
        error(Array(text.utf8))?.message.hasPrefix("unsupported YAML feature: the line break")
          ?? false)
    }
    #expect(error(Array("\"\(character)\"".utf8), as: .json) == nil)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61],
    ] as [[UInt8]])
  func utf16IsCalledByItsName(_ bytes: [UInt8]) {
    #expect(error(bytes)?.message == "the file is UTF-16; save it as UTF-8")
    #expect(error(bytes, as: .json)?.message == "the file is UTF-16; save it as UTF-8")
  }

  @Test func utf16WithoutAMarkFailsAtItsFirstZero() {
    #expect(error([0x61, 0x00, 0x3A, 0x00])?.place?.column == 2)
  }

  @Test func columnsCountCharacters() {
    let source = Source(name: "test", bytes: Array("é😀: x".utf8))
    #expect(source.position(of: 8) == Position(line: 1, column: 5))
  }
}
