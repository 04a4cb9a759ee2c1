/// Splits the text of a manifest into tokens.
struct Lexer {
  static let deepestNesting = 16

  let bytes: ArraySlice<UInt8>
  var offset = 0
  var depth = 0
  private var isFirstInLine = true
  private var isAfterBlank = true

  init(_ source: Source) {
    bytes = source.contents
    // A first line that names the program to run the file by, and a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if byte(at: offset) == UInt8(ascii: "#"), byte(at: offset + 1) == UInt8(ascii: "!") {
      skipLine()
    }
  }

  static func tokens(of source: Source) throws -> [SwiftToken] {
    var lexer = Lexer(source)
    return try lexer.tokens(inParentheses: false)
  }

  /// The tokens up to the end, or to the parenthesis that closes an interpolation.
  mutating func tokens(inParentheses: Bool) throws -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var open = 0
    while true {
      try skipBlanks()
      let isAfterPoint = tokens.last?.isSymbol(".") ?? false
      let token = try next(isAfterPoint: isAfterPoint)
      if token.isSymbol("(") { open += 1 }
      if token.isSymbol(")") { open -= 1 }
      if inParentheses, token.kind == .end {
        throw SyntaxError("this string never ends", at: token.span)
      }
      let isLast = token.kind == .end || inParentheses && open < 0
      tokens.append(isLast ? SwiftToken(.end, "", at: token.span) : token)
      if isLast { return tokens }
    }
  }

  func byte(at offset: Int) -> UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  func starts(with text: StaticString) -> Bool {
    offset + text.utf8CodeUnitCount <= bytes.endIndex
      && text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func skipBlanks() throws {
    let start = offset
    isFirstInLine = offset == 0
    while let byte = byte(at: offset) {
      if byte <= 0x20 {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { isFirstInLine = true }
        offset += 1
        continue
      }
      guard byte == UInt8(ascii: "/") else { break }
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        try skipComment()
      } else {
        break
      }
    }
    isAfterBlank = offset > start || offset == 0
  }

  private mutating func skipLine() {
    while let byte = byte(at: offset), byte != UInt8(ascii: "\n") { offset += 1 }
  }

  /// Comments of this kind may hold others.
  private mutating func skipComment() throws {
    let start = offset
    var open = 0
    repeat {
      guard byte(at: offset) != nil else {
        throw SyntaxError("this comment never ends", at: Span(start: start, end: start + 2))
      }
      if starts(with: "/*") {
        open += 1
        offset += 2
      } else if starts(with: "*/") {
        open -= 1
        offset += 2
      } else {
        if byte(at: offset) == UInt8(ascii: "\n") { isFirstInLine = true }
        offset += 1
      }
    } while open > 0
  }

  private mutating func next(isAfterPoint: Bool) throws -> SwiftToken {
    let start = offset
    guard let first = byte(at: offset) else {
      return SwiftToken(.end, "", at: Span(start: start, end: start))
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") && isRawString {
      let (first, blank) = (isFirstInLine, isAfterBlank)
      let pieces = try string()
      (isFirstInLine, isAfterBlank) = (first, blank)
      var token = token(.string, "", from: start)
      token.pieces = pieces
      return token
    }
    if Lexer.isDigit(first) { return number(isAfterPoint: isAfterPoint) }
    if first == UInt8(ascii: "`") { return try quotedName() }
    if Lexer.isNameByte(first) || first == UInt8(ascii: "$") || first == UInt8(ascii: "#") {
      return word()
    }
    return symbol()
  }

  private func token(_ kind: SwiftToken.Kind, _ text: String, from start: Int) -> SwiftToken {
    SwiftToken(
      kind: kind, text: text, span: Span(start: start, end: offset), isFirstInLine: isFirstInLine,
      isAfterBlank: isAfterBlank, isBeforeBlank: byte(at: offset).map { $0 <= 0x20 } ?? true)
  }

  private mutating func word() -> SwiftToken {
    let start = offset
    repeat { offset += 1 } while byte(at: offset).map(Lexer.isNameByte) ?? false
    let text = text(from: start)
    let isDirective =
      bytes[start] == UInt8(ascii: "#") && ["#if", "#elseif", "#else", "#endif"].contains(text)
    return token(isDirective ? .directive : .identifier, text, from: start)
  }

  private mutating func quotedName() throws -> SwiftToken {
    let start = offset
    repeat { offset += 1 } while byte(at: offset).map { $0 != UInt8(ascii: "`") } ?? false
    let name = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
    guard byte(at: offset) != nil else {
      throw SyntaxError("this name never ends", at: Span(start: start, end: start + 1))
    }
    offset += 1
    var token = token(.identifier, name, from: start)
    token.isQuoted = true
    return token
  }

  /// A number; behind a point it is the place of an element and has no fraction.
  private mutating func number(isAfterPoint: Bool) -> SwiftToken {
    let start = offset
    while let byte = byte(at: offset) {
      let isFraction =
        byte == UInt8(ascii: ".") && !isAfterPoint && Lexer.isDigit(self.byte(at: offset + 1))
      guard Lexer.isNameByte(byte) || isFraction else { break }
      offset += 1
    }
    return token(.number, text(from: start), from: start)
  }

  /// Those of several bytes, by their first one.
  private static let symbols = Dictionary(
    grouping: [
      "...", "..<", "===", "!==", "&&", "||", "??", "==", "!=", "<=", ">=", "->", "+=", "-=", "*=",
      "/=", "%=", "|=", "&=", "<<",
    ] as [StaticString], by: \.utf8Start.pointee)

  private mutating func symbol() -> SwiftToken {
    let start = offset
    let long = Lexer.symbols[bytes[start]]?.first { starts(with: $0) }
    offset += long?.utf8CodeUnitCount ?? 1
    return token(.symbol, text(from: start), from: start)
  }
}
