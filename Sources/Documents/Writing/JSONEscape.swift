/// The escaping of characters in JSON strings.
///
/// Beyond what JSON requires, it escapes what acts on a terminal, is invisible in an editor or is a
/// command to a build server, so JSON with names from a spec can be printed anywhere. Parsers
/// decode the same text.
enum JSONEscape {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      if isPlain(utf8) {
        bytes.append(contentsOf: utf8)
      } else {
        appendEach(of: String(decoding: utf8, as: UTF8.self), to: &bytes)
      }
    }
  }

  private static let numberSign = UInt8(ascii: "#")

  /// Whether the text is ASCII without escapes, and without the two signs that commands begin with.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      guard byte >= UInt8(ascii: " "), byte < 0x7F, byte != UInt8(ascii: "\""),
        byte != UInt8(ascii: "\\"), byte != numberSign || last != numberSign
      else { return false }
      last = byte
    }
    return true
  }

  private static func appendEach(of text: String, to bytes: inout [UInt8]) {
    var last: Unicode.Scalar?
    text.forEachScalar { scalar, isUnseen in
      if let letter = shortForm(of: scalar) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: letter))
      } else if isUnseen || scalar == "#" && last == "#" {
        for unit in scalar.utf16 { bytes += "\\u\(unit.hexadecimal(4, uppercase: false))".utf8 }
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
      last = scalar
    }
  }

  private static func shortForm(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\"": "\""
    case "\\": "\\"
    case "\n": "n"
    case "\r": "r"
    case "\t": "t"
    case "\u{8}": "b"
    case "\u{C}": "f"
    default: nil
    }
  }
}
