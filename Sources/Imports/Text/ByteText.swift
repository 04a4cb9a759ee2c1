/// The bytes of a source; behind its end there are only zeros.
struct ByteText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }
  var count: Int { bytes.count }
  subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The text of a range; invalid bytes are replaced.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func bytes(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[range] }

  func hasPrefix(_ word: [UInt8], at offset: Int) -> Bool {
    offset + word.count <= count && bytes[offset..<offset + word.count].elementsEqual(word)
  }

  func equals(_ range: Range<Int>, _ word: [UInt8]) -> Bool {
    range.count == word.count && hasPrefix(word, at: range.lowerBound)
  }

  /// The offset behind a word; behind the text, if the word does not follow.
  func end(of word: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < count {
      if self[offset] == word[0], hasPrefix(word, at: offset) { return offset + word.count }
      offset += 1
    }
    return count
  }

  func skippingBlanks(from offset: Int) -> Int {
    var offset = offset
    while CodeByte.isBlank(self[offset]) { offset += 1 }
    return offset
  }

  /// Where the line of an offset ends, without its break.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while offset < count, !CodeByte.isBreak(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The length of a range in unicode scalars; each invalid byte may count as one.
  func scalarCount(in range: Range<Int>) -> Int {
    var count = 0
    for byte in bytes[range] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
