/// The text between the tags of XML.
package enum XMLText {
  private static let characters: StaticString = "<![CDATA["
  private static let endOfCharacters: StaticString = "]]>"

  /// The characters that have a name in every XML.
  private static let entities: [(name: StaticString, byte: UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
  ]

  /// Where a stretch of plain characters that begins here ends; nil, if none does.
  static func endOfCharacters(_ base: UnsafePointer<UInt8>, at start: Int) -> Int? {
    has(characters, base, at: start) ? end(of: endOfCharacters, base, from: start) : nil
  }

  /// Where a blank, a comment, an instruction or a declaration that begins here ends.
  static func endOfTrivia(_ base: UnsafePointer<UInt8>, at start: Int) -> Int? {
    if Byte.isBlank(base[start]) || Byte.isBreak(base[start]) { return start + 1 }
    if has("<!--", base, at: start) { return end(of: "-->", base, from: start) }
    if has("<?", base, at: start) { return end(of: "?>", base, from: start) }
    return has("<!DOCTYPE", base, at: start) ? end(of: ">", base, from: start) : nil
  }

  static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) throws(Diagnostic) -> [UInt8] {
    guard let base = bytes.baseAddress else { return [] }
    var text: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      switch base[offset] {
      case UInt8(ascii: "<"):
        // It contains no tag, and what begins here also ends here.
        let end = min(endOfCharacters(base, at: offset) ?? bytes.count, bytes.count)
        let inner = offset + characters.utf8CodeUnitCount
        text += bytes[inner..<max(inner, end - endOfCharacters.utf8CodeUnitCount)]
        offset = end
      case UInt8(ascii: "&"):
        guard let (character, length) = character(base, at: offset) else {
          throw .propertyList("unknown character", at: Span(byte: start + offset))
        }
        text += character
        offset += length
      default:
        text.append(base[offset])
        offset += 1
      }
    }
    return text
  }

  /// The character that an escape stands for, and how long the escape is.
  private static func character(
    _ base: UnsafePointer<UInt8>, at start: Int
  ) -> (bytes: [UInt8], length: Int)? {
    if let entity = entities.first(where: { has($0.name, base, at: start) }) {
      return ([entity.byte], entity.name.utf8CodeUnitCount)
    }
    guard base[start + 1] == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = base[start + 2] == UInt8(ascii: "x")
    var end = start + (isHexadecimal ? 3 : 2)
    var value: UInt32 = 0
    while base[end] != UInt8(ascii: ";") {
      guard let digit = Byte.hexadecimalValue(of: base[end]), isHexadecimal || digit < 10,
        value < 0x11_0000
      else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + digit
      end += 1
    }
    guard value > 0, let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      return nil
    }
    return (Array(encoded), end + 1 - start)
  }

  private static func end(
    of word: StaticString, _ base: UnsafePointer<UInt8>, from start: Int
  ) -> Int {
    var offset = start
    while base[offset] != Byte.end {
      if has(word, base, at: offset) { return offset + word.utf8CodeUnitCount }
      offset += 1
    }
    return offset
  }

  /// Whether a word is at this position; the text ends in a NUL, so nothing beyond it is read.
  private static func has(_ word: StaticString, _ base: UnsafePointer<UInt8>, at start: Int) -> Bool
  {
    word.withUTF8Buffer { all in all.indices.allSatisfy { base[start + $0] == all[$0] } }
  }
}
