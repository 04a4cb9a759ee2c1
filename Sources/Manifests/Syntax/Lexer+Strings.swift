extension Lexer {
  /// A stretch of a string as it is written, or the code in it.
  private enum RawPiece {
    case text(Range<Int>)
    case code([SwiftToken])
  }

  /// How a string begins and ends.
  private struct Delimiter {
    /// How many `#` stand before and behind it, and in each of its escapes.
    let marks: Int
    let isMultiline: Bool
    let start: Int
  }

  var isRawString: Bool {
    var index = offset
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    return byte(at: index) == UInt8(ascii: "\"")
  }

  mutating func string() throws -> [StringPiece] {
    depth += 1
    defer { depth -= 1 }
    let start = offset
    while byte(at: offset) == UInt8(ascii: "#") { offset += 1 }
    let marks = offset - start
    let isMultiline = starts(with: "\"\"\"")
    let delimiter = Delimiter(marks: marks, isMultiline: isMultiline, start: start)
    guard depth <= Lexer.deepestNesting else {
      throw SyntaxError("strings are nested too deep", at: Span(start: start, end: offset + 1))
    }
    offset += isMultiline ? 3 : 1
    let raw = try rawPieces(delimiter)
    return try pieces(of: raw, delimiter)
  }

  private mutating func rawPieces(_ delimiter: Delimiter) throws -> [RawPiece] {
    var raw: [RawPiece] = []
    var start = offset
    while !isAtEnd(of: delimiter) {
      guard let byte = byte(at: offset),
        delimiter.isMultiline || byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
      else {
        throw SyntaxError(
          "this string never ends", at: Span(start: delimiter.start, end: delimiter.start + 1))
      }
      guard isEscape(delimiter) else {
        offset += 1
        continue
      }
      let escaped = offset + 1 + delimiter.marks
      guard self.byte(at: escaped) == UInt8(ascii: "(") else {
        offset = min(escaped + 1, bytes.endIndex)
        continue
      }
      raw.append(.text(start..<offset))
      offset = escaped + 1
      raw.append(.code(try tokens(inParentheses: true)))
      start = offset
    }
    raw.append(.text(start..<offset))
    offset += (delimiter.isMultiline ? 3 : 1) + delimiter.marks
    return raw
  }

  private func isAtEnd(of delimiter: Delimiter) -> Bool {
    guard delimiter.isMultiline ? starts(with: "\"\"\"") : starts(with: "\"") else { return false }
    let behind = offset + (delimiter.isMultiline ? 3 : 1)
    return (0..<delimiter.marks).allSatisfy { byte(at: behind + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(_ delimiter: Delimiter) -> Bool {
    byte(at: offset) == UInt8(ascii: "\\")
      && (0..<delimiter.marks).allSatisfy { byte(at: offset + 1 + $0) == UInt8(ascii: "#") }
  }

  /// What a string of several lines has before each line, as its last one shows.
  private func indentation(_ raw: [RawPiece]) -> Int {
    guard case .text(let last)? = raw.last else { return 0 }
    let line = bytes[last].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? last.lowerBound
    return last.upperBound - line
  }

  private func pieces(of raw: [RawPiece], _ delimiter: Delimiter) throws -> [StringPiece] {
    let indentation = delimiter.isMultiline ? indentation(raw) : 0
    var pieces: [StringPiece] = []
    for (number, piece) in raw.enumerated() {
      switch piece {
      case .code(let tokens): pieces.append(.code(tokens))
      case .text(var range):
        if delimiter.isMultiline {
          if number == raw.count - 1 { range = withoutLastLine(range) }
          if number == 0 { range = withoutFirstLine(range, indentation) }
        }
        pieces.append(.text(try text(range, delimiter, indentation)))
      }
    }
    return pieces
  }

  private func withoutLastLine(_ range: Range<Int>) -> Range<Int> {
    guard let end = bytes[range].lastIndex(of: UInt8(ascii: "\n")) else { return range }
    let isWide = end > range.lowerBound && bytes[end - 1] == UInt8(ascii: "\r")
    return range.lowerBound..<(isWide ? end - 1 : end)
  }

  /// The text begins behind the first line break, and behind what all lines are indented by.
  private func withoutFirstLine(_ range: Range<Int>, _ indentation: Int) -> Range<Int> {
    guard let end = bytes[range].firstIndex(of: UInt8(ascii: "\n")) else {
      // Between the quotes there is one line break and nothing else.
      return range.upperBound..<range.upperBound
    }
    return min(afterIndentation(end + 1, indentation), range.upperBound)..<range.upperBound
  }

  private func afterIndentation(_ start: Int, _ indentation: Int) -> Int {
    var index = start
    while index < start + indentation,
      byte(at: index) == UInt8(ascii: " ")
        || byte(at: index) == UInt8(ascii: "\t")
    {
      index += 1
    }
    return index
  }

  /// The characters of a stretch, escapes read and indentation left out.
  private func text(
    _ range: Range<Int>, _ delimiter: Delimiter, _ indentation: Int
  ) throws -> String {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      var lexer = self
      lexer.offset = index
      if lexer.isEscape(delimiter) {
        index = try lexer.escape(at: index + 1 + delimiter.marks, into: &text)
        continue
      }
      if byte != UInt8(ascii: "\r") || !delimiter.isMultiline { text.append(byte) }
      index += 1
      if byte == UInt8(ascii: "\n") { index = afterIndentation(index, indentation) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what follows a backslash, and returns where the text goes on.
  private func escape(at index: Int, into text: inout [UInt8]) throws -> Int {
    switch byte(at: index) {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(bytes[index])
    case UInt8(ascii: "u"): return try unicode(at: index + 1, into: &text)
    case UInt8(ascii: "\n"): return afterIndentation(index + 1, .max - index - 1)
    default:
      throw SyntaxError("this escape is not known", at: Span(start: index - 1, end: index + 1))
    }
    return index + 1
  }

  private func unicode(at index: Int, into text: inout [UInt8]) throws -> Int {
    let end = bytes[min(index, bytes.endIndex)...].prefix(12).firstIndex(of: UInt8(ascii: "}"))
    guard let end, index + 1 <= end,
      let number = UInt32(String(decoding: bytes[(index + 1)..<end], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw SyntaxError("this escape is not known", at: Span(start: index - 2, end: index)) }
    text.append(contentsOf: String(scalar).utf8)
    return end + 1
  }
}
