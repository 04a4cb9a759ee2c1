/// A string of JSON: where it ends, and its text if escapes make it differ from the source.
struct JSONString {
  let end: Int
  let cooked: [UInt8]?

  init(_ base: UnsafePointer<UInt8>, at start: Int) throws(Diagnostic) {
    var cursor = start + 1
    var text: [UInt8]?
    while base[cursor] != UInt8(ascii: "\"") {
      let byte = base[cursor]
      guard byte >= Byte.space else {
        throw byte == Byte.end || Byte.isBreak(byte)
          ? Diagnostic("JSON: this string is not closed on its line", at: Span(byte: start))
          : Diagnostic(
            "JSON: a control character in a string must be escaped", at: Span(byte: cursor))
      }
      if byte == UInt8(ascii: "\\") {
        var cooked =
          text ?? Array(UnsafeBufferPointer(start: base + start + 1, count: cursor - start - 1))
        text = nil
        cursor = try JSONString.readEscape(base, at: cursor, into: &cooked)
        text = cooked
      } else {
        text?.append(byte)
        cursor += 1
      }
    }
    end = cursor + 1
    cooked = text
  }

  /// Reads one escape and returns where it ends; a pair of surrogates is one character.
  private static func readEscape(
    _ base: UnsafePointer<UInt8>, at start: Int, into text: inout [UInt8]
  ) throws(Diagnostic) -> Int {
    let mark = base[start + 1]
    guard mark == UInt8(ascii: "u") else {
      guard let byte = meaning(of: mark) else {
        var end = start + 1
        if !Byte.isBlankOrEnd(mark) { end += 1 }
        while Byte.isContinuation(base[end]) { end += 1 }
        throw Diagnostic("JSON: unknown escape", at: Span(start: start, end: end))
      }
      text.append(byte)
      return start + 2
    }
    guard let first = code(base, at: start + 2) else {
      throw Diagnostic(
        "JSON: `\\u` needs four hexadecimal digits", at: Span(start: start, end: start + 2))
    }
    var end = start + 6
    var value = UInt32(first)
    if UTF16.isLeadSurrogate(first), base[end] == UInt8(ascii: "\\"),
      base[end + 1] == UInt8(ascii: "u"), let second = code(base, at: end + 2),
      UTF16.isTrailSurrogate(second)
    {
      value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      end += 6
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      throw Diagnostic("JSON: this code is half of a character", at: Span(start: start, end: end))
    }
    text.append(contentsOf: encoded)
    return end
  }

  private static func code(_ base: UnsafePointer<UInt8>, at start: Int) -> UInt16? {
    var value: UInt16 = 0
    for offset in start..<start + 4 {
      guard let digit = Byte.hexadecimalValue(of: base[offset]) else { return nil }
      value = value << 4 | UInt16(truncatingIfNeeded: digit)
    }
    return value
  }

  private static func meaning(of mark: UInt8) -> UInt8? {
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): mark
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): Byte.lineFeed
    case UInt8(ascii: "r"): Byte.carriageReturn
    case UInt8(ascii: "t"): Byte.tab
    default: nil
    }
  }
}

/// A bare word of JSON: a number, `true`, `false` or `null`.
enum JSONWord {
  /// Where the word at an offset ends, or nil if it is none.
  static func end(_ base: UnsafePointer<UInt8>, at start: Int) -> Int? {
    for word: StaticString in ["true", "false", "null"] {
      let matches = word.withUTF8Buffer { letters in
        letters.indices.allSatisfy { base[start + $0] == letters[$0] }
      }
      if matches { return closed(base, at: start + word.utf8CodeUnitCount) }
    }
    var cursor = start
    if base[cursor] == UInt8(ascii: "-") { cursor += 1 }
    let first = base[cursor]
    guard let whole = digits(base, at: cursor) else { return nil }
    if first == UInt8(ascii: "0"), whole > cursor + 1 { return nil }
    cursor = whole
    if base[cursor] == UInt8(ascii: ".") {
      guard let fraction = digits(base, at: cursor + 1) else { return nil }
      cursor = fraction
    }
    if base[cursor] == UInt8(ascii: "e") || base[cursor] == UInt8(ascii: "E") {
      cursor += 1
      if base[cursor] == UInt8(ascii: "-") || base[cursor] == UInt8(ascii: "+") { cursor += 1 }
      guard let power = digits(base, at: cursor) else { return nil }
      cursor = power
    }
    return closed(base, at: cursor)
  }

  private static func digits(_ base: UnsafePointer<UInt8>, at start: Int) -> Int? {
    var cursor = start
    while Byte.isDigit(base[cursor]) { cursor += 1 }
    return cursor > start ? cursor : nil
  }

  /// The offset, if a word can end there.
  private static func closed(_ base: UnsafePointer<UInt8>, at offset: Int) -> Int? {
    switch base[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): offset
    default: Byte.isBlankOrEnd(base[offset]) ? offset : nil
    }
  }
}
