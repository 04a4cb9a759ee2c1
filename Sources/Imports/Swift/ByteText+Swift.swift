// Where the simple tokens of Swift end.
extension ByteText {
  /// Where a word ends.
  func endOfWord(from offset: Int) -> Int {
    var offset = offset
    while CodeByte.isOfWord(self[offset]), !isNoBreakSpace(at: offset) { offset += 1 }
    return offset
  }

  /// Where a name with points in it ends, as attributes have; its parts may be in back-ticks.
  func endOfDottedName(from offset: Int) -> Int {
    var (start, end) = (offset, offset)
    while let next = self[start] == CodeByte.backtick
      ? endOfEscapedName(at: start) : CodeByte.isLetter(self[start]) ? endOfWord(from: start) : nil
    {
      end = next
      guard self[end] == CodeByte.point else { break }
      start = end + 1
    }
    return end
  }

  /// Where `(set)` ends, if it begins here.
  func endOfSetter(from open: Int) -> Int? {
    guard self[open] == CodeByte.open else { return nil }
    let start = skippingBlanks(from: open + 1)
    let end = endOfWord(from: start)
    let close = skippingBlanks(from: end)
    guard string(start..<end) == "set", self[close] == CodeByte.close else { return nil }
    return close + 1
  }

  /// Where a name in backticks ends, which stands in one line.
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
  private func skippingTrivia(from offset: Int, overBreaks: Bool) -> Int {
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

  func skippingTrivia(from offset: Int) -> Int { skippingTrivia(from: offset, overBreaks: true) }

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
}
