/// One character as a reader sees it, ready to be printed.
package struct Glyph {
  package let text: String
  /// How many columns of a terminal that takes.
  package let width: Int
  /// How many columns of its place it counts for: its unicode scalars.
  package let scalars: Int

  /// The glyphs of a line: tabs drawn, and all shown that would not show itself.
  package static func glyphs(of bytes: ArraySlice<UInt8>) -> [Glyph] {
    if areBytes(bytes) { return bytes.map { plain[Int($0 - ascii.lowerBound)] } }
    var glyphs: [Glyph] = []
    var rest = bytes
    while !rest.isEmpty {
      let valid = validPrefix(of: rest)
      for character in String(decoding: rest[..<valid], as: UTF8.self) {
        glyphs.append(Glyph(character))
      }
      rest = rest[valid...]
      if let byte = rest.popFirst() { glyphs.append(Glyph(invalid: byte)) }
    }
    return glyphs
  }

  package static func areBytes(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy(ascii.contains)
  }

  /// What most lines are made of, each byte a character that shows itself.
  private static let ascii: ClosedRange<UInt8> = 0x20...0x7E
  private static let plain = ascii.map { Glyph(Character(Unicode.Scalar($0))) }

  private init(_ character: Character) {
    scalars = character.unicodeScalars.count
    text = character == "\t" ? "→   " : String(character).escapingInvisibles
    width = text.displayWidth
  }

  /// An invalid byte, such as `\xFF`.
  private init(invalid byte: UInt8) {
    text = "\\x" + byte.hexadecimal(2)
    width = text.utf8.count
    // As everywhere, columns are counted by the bytes that begin a character.
    scalars = byte & 0xC0 == 0x80 ? 0 : 1
  }

  /// The number of bytes before the first invalid UTF-8.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var end = bytes.startIndex
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { end += scalar.count }
    return end
  }
}
