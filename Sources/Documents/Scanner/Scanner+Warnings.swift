/// Texts that are read as libyaml reads them, but that hardly anyone means.
extension Scanner {
  /// Looks at a plain scalar on one line.
  mutating func checkPlain(_ text: Span) {
    guard text.end > text.start else { return }
    let last = base[Int(text.end) - 1]
    switch last {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if count(of: last, in: text) % 2 == 1 { warnings.append(.strayQuote(at: lastByte(of: text))) }
    case UInt8(ascii: "]") where count(of: UInt8(ascii: "["), in: text) == 0,
      UInt8(ascii: "}") where count(of: UInt8(ascii: "{"), in: text) == 0:
      warnings.append(.strayBracket(at: lastByte(of: text)))
    case UInt8(ascii: ","): warnings.append(.commaInText(at: lastByte(of: text)))
    default: break
    }
    if base[Int(text.start)] == 0xE2, let quote = typographicQuote(at: Int(text.start)) {
      warnings.append(.typographicQuote(at: quote))
    }
  }

  /// Looks at a line that goes on with a plain scalar.
  mutating func checkContinuation(of start: Int, at line: Int) {
    let dash = UInt8(ascii: "-")
    if line == lineStart, let marker = source.conflictMarker(at: line) {
      warnings.append(.mergeConflict(at: marker, severity: .warning))
    } else if inFlow, brackets.last?.isSequence ?? false {
      warnings.append(.itemOverLines(at: source.word(at: UInt32(truncatingIfNeeded: line))))
    } else if base[line] == dash, Byte.isBlankOrEnd(base[line + 1]) {
      warnings.append(.itemInText(at: Span(start: line, end: line + 1)))
    } else if base[line] == dash, base[start] == dash, beginsLine(start) {
      warnings.append(.dashWithoutSpace(at: Span(start: start, end: start + 1)))
    }
  }

  /// Looks at a key that begins with a dash.
  mutating func checkDash(of key: Span) {
    let dash = Span(start: Int(key.start), end: Int(key.start) + 1)
    if !inFlow, base[Int(key.start) + 1] != UInt8(ascii: "-") {
      warnings.append(.dashInKey(at: dash))
    }
  }

  private func lastByte(of text: Span) -> Span {
    Span(start: Int(text.end) - 1, end: Int(text.end))
  }

  private func count(of byte: UInt8, in text: Span) -> Int {
    bytes(Int(text.start), Int(text.end)).count { $0 == byte }
  }

  /// One of `“”„‘’‚` at an offset.
  private func typographicQuote(at offset: Int) -> Span? {
    guard base[offset + 1] == 0x80, (0x98...0x9E).contains(base[offset + 2]) else { return nil }
    return Span(start: offset, end: offset + 3)
  }
}

extension Diagnostic {
  fileprivate static func commaInText(at span: Span) -> Diagnostic {
    warning("this `,` is part of the text", at: span)
  }

  fileprivate static func dashInKey(at span: Span) -> Diagnostic {
    warning("this `-` is part of the key; is a space missing after it?", at: span)
  }

  fileprivate static func dashWithoutSpace(at span: Span) -> Diagnostic {
    warning("these lines are one text; is a space missing after this `-`?", at: span)
  }

  fileprivate static func itemInText(at span: Span) -> Diagnostic {
    warning("this line goes on with the text above; is this `-` indented too deep?", at: span)
  }

  fileprivate static func itemOverLines(at span: Span) -> Diagnostic {
    warning("this line goes on with the text above; is a `,` missing there?", at: span)
  }

  fileprivate static func strayBracket(at span: Span) -> Diagnostic {
    warning("this bracket is part of the text; nothing opens it", at: span)
  }

  fileprivate static func strayQuote(at span: Span) -> Diagnostic {
    warning("this quote is part of the text; nothing opens it", at: span)
  }

  fileprivate static func typographicQuote(at span: Span) -> Diagnostic {
    warning("typographic quotes are part of the text; YAML's are `\"` and `'`", at: span)
  }
}
