/// Which characters stand in a JSON string as they are, and what stands for the others.
///
/// Beyond what JSON asks for, everything is escaped that would act on a terminal or hide in an
/// editor, so that a name from a spec can be printed wherever JSON can.
enum JSONEscape {
  /// Appends the inside of a string literal.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(isPlain) {
        bytes.append(contentsOf: utf8)
      } else {
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
          append(scalar, to: &bytes)
        }
      }
    }
  }

  /// An ASCII character that needs no second look.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"")
      && byte != UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let letter = shortForm(of: scalar) {
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(ascii: letter))
    } else if scalar.isUnseen {
      for unit in scalar.utf16 { appendHex(unit, to: &bytes) }
    } else {
      bytes.append(contentsOf: scalar.utf8)
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

  private static func appendHex(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes.append(contentsOf: "\\u".utf8)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
    bytes.append(contentsOf: digits.utf8)
  }
}
