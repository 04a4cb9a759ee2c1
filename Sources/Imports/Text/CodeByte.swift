/// The bytes that scanners look for.
enum CodeByte {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let point = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let at = UInt8(ascii: "@")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func isBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// Blanks, and what compilers take for such: a form feed, a vertical tab, a NUL.
  static func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == 0x0B || byte == 0x0C || byte == 0
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// A letter, `_`, `$`, or a part of a character beyond ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
