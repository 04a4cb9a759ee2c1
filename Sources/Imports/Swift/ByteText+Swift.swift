// Where the simple tokens of Swift end.
extension ByteText {
  func endOfWord(from offset: Int) -> Int {
    var offset = offset
    while CodeByte.isOfWord(self[offset]), !isNoBreakSpace(at: offset) { offset += 1 }
    return offset
  }

  /// Where a name with points in it ends, as attributes have; its parts may be in back-ticks.
  func endOfDottedName(from offset: Int) -> Int {
    var (start, end) = (offset, offset)
    while let next = endOfName(at: start) {
      end = next
      guard self[end] == CodeByte.point else { break }
      start = end + 1
    }
    return end
  }

  private func endOfName(at start: Int) -> Int? {
    if self[start] == CodeByte.backtick { return endOfEscapedName(at: start) }
    return CodeByte.isLetter(self[start]) ? endOfWord(from: start) : nil
  }

  /// The contents of a modifier's parentheses in its line, as in `private(set)`, and their end.
  func detail(behind end: Int) -> (word: String, end: Int)? {
    let open = skippingTriviaOfLine(from: end)
    guard self[open] == CodeByte.open else { return nil }
    let start = skippingTrivia(from: open + 1)
    let end = endOfWord(from: start)
    let close = skippingTrivia(from: end)
    return self[close] == CodeByte.close ? (string(start..<end), close + 1) : nil
  }

  /// Where the type of an attribute ends: names with points between them, each with its arguments.
  func endOfType(from offset: Int, _ dead: inout DeadEnds) -> Int {
    var (start, end) = (offset, offset)
    while let next = endOfName(at: start) {
      end = next
      let open = skippingTrivia(from: end)
      if self[open] == CodeByte.less { end = endOfTypeArguments(from: open, &dead) ?? end }
      while self[end] == UInt8(ascii: "?") || self[end] == UInt8(ascii: "!") { end += 1 }
      let point = skippingTrivia(from: end)
      let isModule = self[point] == CodeByte.colon && self[point + 1] == CodeByte.colon
      guard isModule || self[point] == CodeByte.point else { break }
      start = skippingTrivia(from: point + (isModule ? 2 : 1))
    }
    return end
  }

  /// Where the types between `<` and `>` end; an arrow is none of these.
  private func endOfTypeArguments(from open: Int, _ dead: inout DeadEnds) -> Int? {
    guard !dead.isDead(open, .typeArguments) else { return nil }
    var (depth, offset) = (0, open)
    while offset < count, !ByteText.neverInTypes.contains(self[offset]) {
      if self[offset] == CodeByte.less { depth += 1 }
      if self[offset] == CodeByte.greater, self[offset - 1] != UInt8(ascii: "-") { depth -= 1 }
      offset = endOfComment(at: offset) ?? offset + 1
      if depth == 0 { return offset }
    }
    dead.note(.typeArguments, until: offset)
    return nil
  }

  private static let neverInTypes = Set("{};=\"'".utf8)

  /// The end of a name in backticks, which is on one line.
  func endOfEscapedName(at start: Int) -> Int? {
    var offset = start + 1
    while offset < count, !CodeByte.isBreak(self[offset]) {
      offset += 1
      if self[offset - 1] == CodeByte.backtick { return offset > start + 2 ? offset : nil }
    }
    return nil
  }

  /// A space that no line is broken at, which the compiler takes for a blank.
  func isNoBreakSpace(at offset: Int) -> Bool { self[offset] == 0xC2 && self[offset + 1] == 0xA0 }

  /// Where a comment that begins here ends, with those nested in it; nil, if none begins here.
  func endOfComment(at start: Int) -> Int? {
    guard self[start] == CodeByte.slash else { return nil }
    switch self[start + 1] {
    case CodeByte.slash: return lineEnd(from: start)
    case CodeByte.star: return endOfBlockComment(at: start)
    default: return nil
    }
  }

  private func endOfBlockComment(at start: Int) -> Int {
    var (depth, offset) = (1, start + 2)
    while offset < count, depth > 0 {
      switch (self[offset], self[offset + 1]) {
      case (CodeByte.slash, CodeByte.star): (depth, offset) = (depth + 1, offset + 2)
      case (CodeByte.star, CodeByte.slash): (depth, offset) = (depth - 1, offset + 2)
      default: offset += 1
      }
    }
    return min(offset, count)
  }

  /// The next offset behind blanks, comments and, unless only a line is wanted, line breaks.
  func skippingTrivia(from offset: Int, overBreaks: Bool = true) -> Int {
    var offset = offset
    while offset < count {
      if CodeByte.isSpace(self[offset]) || overBreaks && CodeByte.isBreak(self[offset]) {
        offset += 1
      } else if isNoBreakSpace(at: offset) {
        offset += 2
      } else if let end = endOfComment(at: offset) {
        offset = end
      } else {
        break
      }
    }
    return offset
  }

  /// Whether nothing follows comments and plain imports.
  var isBlank: Bool {
    var offset = skippingTrivia(from: 0)
    while hasPrefix(ByteText.importKeyword, at: offset) {
      let end = lineEnd(from: offset)
      // More may follow an import.
      if (offset..<end).contains(where: { self[$0] == UInt8(ascii: ";") }) { return false }
      offset = skippingTrivia(from: end)
    }
    return offset >= count
  }

  private static let importKeyword = Array("import ".utf8)

  func skippingTriviaOfLine(from offset: Int) -> Int {
    skippingTrivia(from: offset, overBreaks: false)
  }

  /// The rest of a line up to a comment, without blanks around it.
  func condition(from offset: Int) -> Range<Int> {
    let start = skippingBlanks(from: offset)
    var end = start
    while end < count, !CodeByte.isBreak(self[end]),
      self[end] != CodeByte.slash
        || self[end + 1] != CodeByte.slash && self[end + 1] != CodeByte.star
    {
      end += 1
    }
    while end > start, CodeByte.isBlank(self[end - 1]) { end -= 1 }
    return start..<end
  }

  func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    var left = hashes
    while left > 0, self[offset + left - 1] == CodeByte.hash { left -= 1 }
    return left == 0
  }

  /// The quote of a string that begins here, behind its hashes; nil if there is none.
  func quote(behindHashesAt start: Int) -> Int? {
    var end = start
    while self[end] == CodeByte.hash, end - start < SwiftLiterals.mostHashes { end += 1 }
    return self[end] == CodeByte.quote ? end : nil
  }
}
