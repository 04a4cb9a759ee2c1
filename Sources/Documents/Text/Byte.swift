/// The bytes that the grammars name.
enum Byte {
  static let end: UInt8 = 0
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space = UInt8(ascii: " ")

  /// Whether a byte goes on with a UTF-8 sequence that began before it.
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
  static func isBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// A blank, a line break or the end of the text: no other byte this low is let in.
  static func isBlankOrEnd(_ byte: UInt8) -> Bool { byte == space || byte <= carriageReturn }

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What a hexadecimal digit stands for; nil for any other byte.
  static func hexadecimalValue(of byte: UInt8) -> UInt32? {
    byte < 0x80
      ? Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init(truncatingIfNeeded:)) : nil
  }

  /// A letter, digit, `_` or `-`: what names of anchors are made of.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
