extension Lexer {
  /// The bytes of a string that may mean something else than themselves.
  private static let special = Array("\"\\\n\r".utf8)

  var isRawString: Bool {
    var index = offset
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    return byte(at: index) == UInt8(ascii: "\"")
  }

  /// Reads a string: its text, escapes read and indentation left out, and the code in it.
  mutating func string() throws -> [StringPart<[SwiftToken]>] {
    depth += 1
    defer { depth -= 1 }
    let start = offset
    while byte(at: offset) == UInt8(ascii: "#") { offset += 1 }
    let marks = [UInt8](repeating: UInt8(ascii: "#"), count: offset - start)
    let isMultiline = starts(with: "\"\"\"")
    guard depth <= Lexer.deepestNesting, depth == 1 || !isMultiline else {
      throw SyntaxError("strings are nested too deep", at: Span(start: start, end: offset + 1))
    }
    let closer = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + marks
    let escape = [UInt8(ascii: "\\")] + marks
    offset += closer.count - marks.count
    let indentation = isMultiline ? try skipFirstLine(until: closer) : 0
    var pieces: [StringPart<[SwiftToken]>] = []
    var text: [UInt8] = []
    while true {
      let plain = bytes[offset...].prefix { !Lexer.special.contains($0) }
      text += plain
      offset = plain.endIndex
      if starts(with: closer) { break }
      guard let byte = byte(at: offset),
        isMultiline || byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
      else {
        throw SyntaxError("this string never ends", at: Span(start: start, end: start + 1))
      }
      if starts(with: escape) {
        offset += escape.count
        if self.byte(at: offset) == UInt8(ascii: "(") {
          offset += 1
          pieces += [.text(String(decoding: text, as: UTF8.self))]
          pieces += [.code(try tokens(inParentheses: true))]
          text = []
        } else {
          try readEscape(into: &text, indentation)
        }
        continue
      }
      offset += 1
      if byte != UInt8(ascii: "\r") { text.append(byte) }
      if byte == UInt8(ascii: "\n") { skipBlanks(indentation) }
    }
    offset += closer.count
    // The line break before the closing quotes is none of the text.
    if isMultiline, text.last == UInt8(ascii: "\n") { text.removeLast() }
    return pieces + [.text(String(decoding: text, as: UTF8.self))]
  }

  /// Goes to the second line of a string, and returns what all lines are indented by: what the line
  /// with the closing quotes begins with.
  private mutating func skipFirstLine(until closer: [UInt8]) throws -> Int {
    let first = bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
    var line = first
    while let start = line.map({ $0 + 1 }) {
      let indentation = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
      if bytes[(start + indentation)...].starts(with: closer) {
        offset = (first ?? start) + 1
        skipBlanks(indentation)
        return indentation
      }
      line = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    }
    throw SyntaxError("this string never ends", at: Span(start: offset - 1, end: offset))
  }

  private mutating func skipBlanks(_ most: Int) {
    let line = bytes[min(offset, bytes.endIndex)...].prefix(most)
    offset += line.prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func starts(with text: [UInt8]) -> Bool {
    bytes[min(offset, bytes.endIndex)...].starts(with: text)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(into text: inout [UInt8], _ indentation: Int) throws {
    let start = offset
    offset = min(offset + 1, bytes.endIndex)
    switch byte(at: start) {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(bytes[start])
    case UInt8(ascii: "\r") where byte(at: offset) == UInt8(ascii: "\n"):
      offset += 1
      skipBlanks(indentation)
    case UInt8(ascii: "\n"): skipBlanks(indentation)
    case UInt8(ascii: "u"):
      let digits = bytes[offset...].prefix(11).dropFirst().prefix { $0 != UInt8(ascii: "}") }
      guard byte(at: offset) == UInt8(ascii: "{"),
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { fallthrough }
      text.append(contentsOf: String(scalar).utf8)
      offset = min(digits.endIndex + 1, bytes.endIndex)
    default:
      throw SyntaxError("this escape is not known", at: Span(start: start - 1, end: start + 1))
    }
  }
}
