/// Texts that are read as libyaml reads them, but that hardly anyone means.
extension Scanner {
  mutating func checkPlain(_ text: Span) {
    guard text.end > text.start else { return }
    let start = Int(text.start)
    let last = Int(text.end) - 1
    let lastByte = Span(byte: last)
    switch base[last] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if count(of: base[last], in: text) % 2 == 1 {
        warn("this quote is part of the text; nothing opens it", at: lastByte)
      }
    case UInt8(ascii: "]") where count(of: UInt8(ascii: "["), in: text) == 0,
      UInt8(ascii: "}") where count(of: UInt8(ascii: "{"), in: text) == 0:
      warn("this bracket is part of the text; nothing opens it", at: lastByte)
    case UInt8(ascii: ","): warn("this `,` is part of the text", at: lastByte)
    default: break
    }
    // One of `“”„‘’‚`.
    if base[start] == 0xE2, base[start + 1] == 0x80, (0x98...0x9E).contains(base[start + 2]) {
      let quote = Span(start: start, end: start + 3)
      warn("typographic quotes are part of the text; YAML's are `\"` and `'`", at: quote)
    }
  }

  /// Looks at a line that goes on with a plain scalar.
  mutating func checkContinuation(of start: Int, at line: Int) {
    let dash = UInt8(ascii: "-")
    if line == lineStart, let marker = source.conflictMarker(at: line) {
      warnings.append(.mergeConflict(at: marker, severity: .warning))
    } else if inFlow, brackets.last?.isSequence ?? false {
      let word = source.word(at: line)
      warn("this line continues the text above; is a `,` missing there?", at: word)
    } else if base[line] == dash, Byte.isBlankOrEnd(base[line + 1]) {
      let item = Span(byte: line)
      warn("this line continues the text above; is this `-` indented too deep?", at: item)
    } else if base[line] == dash, base[start] == dash, beginsLine(start) {
      let first = Span(byte: start)
      warn("these lines are a single string; is a space missing after this `-`?", at: first)
    }
  }

  /// Looks at a key that begins with a dash; an argument of a program is on or off.
  mutating func checkDash(of key: Span, colon: Int) {
    let start = Int(key.start)
    guard !inFlow, base[start + 1] != UInt8(ascii: "-") else { return }
    var value = colon + 1
    while Byte.isBlank(base[value]) { value += 1 }
    let word = source.word(at: value)
    if case .bool = Scalar(plain: bytes(value, Int(word.end))[...]) { return }
    let dash = Span(byte: start)
    warn("this `-` is part of the key; is a space missing after it?", at: dash)
  }

  private mutating func warn(_ message: String, at span: Span) {
    warnings.append(.warning(message, at: span))
  }

  private func count(of byte: UInt8, in text: Span) -> Int {
    bytes(Int(text.start), Int(text.end)).count { $0 == byte }
  }
}
