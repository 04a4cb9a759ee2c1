// Where the tokens of C end.
extension ByteText {
  /// Where a comment that begins here ends, for they do not nest; nil, if none begins here.
  func endOfCComment(at start: Int) -> Int? {
    guard self[start] == CodeByte.slash else { return nil }
    if self[start + 1] == CodeByte.slash { return lineEnd(from: start) }
    return self[start + 1] == CodeByte.star ? end(of: ByteText.closing, from: start + 2) : nil
  }

  private static let closing = [CodeByte.star, CodeByte.slash]

  /// The next offset in a line behind blanks and comments.
  func skippingCTrivia(from offset: Int) -> Int {
    var offset = skippingBlanks(from: offset)
    while let end = endOfCComment(at: offset) { offset = skippingBlanks(from: end) }
    return offset
  }

  /// Where a string or a character ends, at the end of its line at the latest.
  func endOfCString(at start: Int) -> Int {
    var offset = start + 1
    while offset < count, !CodeByte.isBreak(self[offset]) {
      if self[offset] == self[start] { return offset + 1 }
      offset += self[offset] == CodeByte.backslash && !CodeByte.isBreak(self[offset + 1]) ? 2 : 1
    }
    return min(offset, count)
  }

  /// The end of a word, a number, or a raw string of C++, which belongs to the word before it.
  func endOfCWord(from start: Int) -> Int {
    // A single byte may begin like a character that is not part of a word.
    var end = max(start + 1, endOfWord(from: start))
    if CodeByte.isDigit(self[start]) {
      while self[end] == CodeByte.apostrophe, CodeByte.isOfWord(self[end + 1]) {
        end = endOfWord(from: end + 1)
      }
    }
    let isRaw =
      self[end] == CodeByte.quote && self[end - 1] == UInt8(ascii: "R") && end - start <= 3
    return isRaw ? endOfRawString(at: end) ?? end : end
  }

  /// The end of a raw string: at its delimiter before a quote, or the end of the text.
  private func endOfRawString(at quote: Int) -> Int? {
    // The longest allowed.
    guard let open = (quote + 1...quote + 17).first(where: { self[$0] == CodeByte.open }) else {
      return nil
    }
    return end(of: [CodeByte.close] + bytes(quote + 1..<open) + [CodeByte.quote], from: open)
  }

  /// How many bytes a backslash and the line break behind it have; 0, if none stand here.
  func lengthOfSplice(at offset: Int) -> Int {
    guard self[offset] == CodeByte.backslash else { return 0 }
    switch self[offset + 1] {
    case CodeByte.lineFeed: return 2
    case CodeByte.carriageReturn: return self[offset + 2] == CodeByte.lineFeed ? 3 : 2
    default: return 0
    }
  }
}
