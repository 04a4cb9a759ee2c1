/// Finds the end of strings and parentheses, including nested ones.
///
/// Interpolations are skipped as the compiler does, which matches only parentheses, strings and
/// comments. A stack replaces recursion, because the input decides the depth.
struct SwiftLiterals {
  let text: ByteText
  var dead = DeadEnds()

  /// More hashes than this are not a string, which bounds the attempts on one line.
  static let mostHashes = 64

  /// The end of the string that begins with this quote, after its hashes.
  mutating func endOfString(at quote: Int, hashes: Int) -> Int {
    var offset = quote
    let outer = open(at: &offset, hashes: hashes)
    return end(of: .string(outer), from: offset, mayGoOn: outer.isMultiline)
  }

  mutating func endOfParentheses(at start: Int) -> Int {
    end(of: .parenthesis, from: start + 1, mayGoOn: true)
  }

  /// Steps to the end of a literal.
  ///
  /// A line break in a single-line string ends what it nests, and an outer single-line literal.
  private mutating func end(of outer: Opening, from start: Int, mayGoOn: Bool) -> Int {
    var openings = Openings(outer)
    var offset = start
    while offset < text.count {
      if CodeByte.isBreak(text[offset]), !openings.allowBreak {
        guard mayGoOn else { return offset }
        openings = Openings(outer)
      }
      switch openings.last {
      case .string(let string): stepInString(&openings, &offset, string)
      case .parenthesis: stepInCode(&openings, &offset)
      case nil: return offset
      }
      if openings.last == nil { return offset }
    }
    return text.count
  }

  private func stepInString(_ openings: inout Openings, _ offset: inout Int, _ string: OpenString) {
    let byte = text[offset]
    offset += 1
    if byte == CodeByte.backslash, text.hasHashes(string.hashes, at: offset) {
      offset += string.hashes
      if text[offset] == CodeByte.open { openings.open(.parenthesis) }
      // A line break is no part of an escape; it may end the string.
      if !CodeByte.isBreak(text[offset]) { offset += 1 }
    } else if byte == string.quote {
      let quotes = string.isMultiline ? 2 : 0
      guard quotes == 0 || text[offset] == byte && text[offset + 1] == byte,
        text.hasHashes(string.hashes, at: offset + quotes)
      else { return }
      offset += quotes + string.hashes
      openings.close()
    }
  }

  private mutating func stepInCode(_ openings: inout Openings, _ offset: inout Int) {
    switch text[offset] {
    case CodeByte.open:
      openings.open(.parenthesis)
      offset += 1
    case CodeByte.close:
      openings.close()
      offset += 1
    case CodeByte.quote, CodeByte.apostrophe: openings.open(.string(open(at: &offset, hashes: 0)))
    case CodeByte.hash:
      let start = offset
      while text[offset] == CodeByte.hash { offset += 1 }
      if text[offset] == CodeByte.quote, offset - start <= SwiftLiterals.mostHashes {
        let hashes = offset - start
        openings.open(.string(open(at: &offset, hashes: hashes)))
      }
    default: offset = text.endOfComment(at: offset) ?? offset + 1
    }
  }

  private mutating func open(at offset: inout Int, hashes: Int) -> OpenString {
    let quote = text[offset]
    let isMultiline =
      quote == CodeByte.quote && text[offset + 1] == quote && text[offset + 2] == quote
      && !(hashes > 0 && closesInLine(from: offset + 2, hashes: hashes))
    offset += isMultiline ? 3 : 1
    return OpenString(quote: quote, hashes: hashes, isMultiline: isMultiline)
  }

  /// Whether the rest of a line has a quote with so many hashes: `#"""#` is one quote.
  private mutating func closesInLine(from start: Int, hashes: Int) -> Bool {
    if dead.isDead(start, .string, hashes) { return false }
    var offset = start
    while offset < text.count, !CodeByte.isBreak(text[offset]) {
      offset += 1
      if text[offset - 1] == CodeByte.quote, text.hasHashes(hashes, at: offset) { return true }
    }
    dead.note(.string, hashes, until: offset)
    return false
  }
}

private typealias OpenString = (quote: UInt8, hashes: Int, isMultiline: Bool)

private enum Opening {
  case parenthesis
  case string(OpenString)
}

/// The stack of open delimiters, the innermost last.
private struct Openings {
  private var stack: [Opening] = []
  /// Whether lines may be broken, for each string that is open, and outside of all.
  private var breaks = [true]

  init(_ outer: Opening) { open(outer) }
  var last: Opening? { stack.last }
  var allowBreak: Bool { breaks[breaks.count - 1] }

  mutating func open(_ opening: Opening) {
    stack.append(opening)
    if case .string(let string) = opening { breaks.append(string.isMultiline) }
  }

  mutating func close() {
    if case .string? = stack.popLast() { breaks.removeLast() }
  }
}
