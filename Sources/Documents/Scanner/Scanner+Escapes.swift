extension Scanner {
  /// A `\` and what it stands for in double quotes.
  mutating func scanEscape(into text: inout [UInt8]) throws(Diagnostic) {
    let mark = base[cursor + 1]
    switch mark {
    case UInt8(ascii: "x"): try scanCode(digits: 2, into: &text)
    case UInt8(ascii: "u"): try scanCode(digits: 4, into: &text)
    case UInt8(ascii: "U"): try scanCode(digits: 8, into: &text)
    default:
      guard let value = Scanner.meaning(of: mark) else { throw unknownEscape() }
      text.append(contentsOf: UTF8.encode(value) ?? UTF8.encodedReplacementCharacter)
      cursor += 2
    }
  }

  /// What the escapes of one letter mean; `\'` is none of them.
  private static func meaning(of mark: UInt8) -> Unicode.Scalar? {
    switch mark {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "t"), Byte.tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{0B}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case Byte.space: " "
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: nil
    }
  }

  private mutating func scanCode(digits: Int, into text: inout [UInt8]) throws(Diagnostic) {
    var value: UInt32 = 0
    for offset in cursor + 2..<cursor + 2 + digits {
      guard let digit = Character(Unicode.Scalar(base[offset])).hexDigitValue, base[offset] < 0x80
      else { throw .shortCode(digits, at: Span(start: cursor, end: offset)) }
      value = value << 4 | UInt32(digit)
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      throw .noCharacter(at: span(2 + digits))
    }
    text.append(contentsOf: encoded)
    cursor += 2 + digits
  }

  private func unknownEscape() -> Diagnostic {
    var length = 2
    while Byte.isContinuation(base[cursor + length]) { length += 1 }
    return .unknownEscape(source.text(of: span(length)), at: span(length))
  }
}

extension Diagnostic {
  fileprivate static func noCharacter(at span: Span) -> Diagnostic {
    Diagnostic("this code is no character of Unicode", at: span)
  }

  fileprivate static func shortCode(_ digits: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      "this escape needs \(digits) hexadecimal digits; write `\\\\` for a backslash, or use single "
        + "quotes", at: span)
  }

  fileprivate static func unknownEscape(_ escape: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "there is no escape `\(escape)`; write `\\\\` for a backslash, or use single quotes", at: span
    )
  }
}
