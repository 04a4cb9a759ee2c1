/// Reads the words of Swift one after the other, without comments.
struct SwiftWordReader {
  let text: ByteText
  var offset = 0
  /// How many braces are open.
  private(set) var depth = 0
  private var literals: SwiftLiterals
  private var endOfString = 0

  init(_ text: ByteText) { (self.text, literals) = (text, SwiftLiterals(text: text)) }

  /// The next word; one in a string may be interpolated.
  mutating func next() -> (range: Range<Int>, isInString: Bool)? {
    while offset < text.count {
      let (byte, isCode) = (text[offset], offset >= endOfString)
      if isCode, let end = text.endOfComment(at: offset) {
        offset = end
      } else if isCode, let quote = text.quote(behindHashesAt: offset) {
        endOfString = literals.endOfString(at: quote, hashes: quote - offset)
        offset = quote + 1
      } else if CodeByte.isLetter(byte) {
        let start = offset
        offset = max(text.endOfWord(from: start), start + 1)
        return (start..<offset, !isCode)
      } else {
        if isCode, byte == UInt8(ascii: "{") { depth += 1 }
        if isCode, byte == UInt8(ascii: "}") { depth -= 1 }
        offset += 1
      }
    }
    return nil
  }
}
