/// The escaping of characters in JSON strings.
///
/// Beyond what JSON requires, it escapes what acts on a terminal, is invisible in an editor or is a
/// command to a build server, so JSON with names from a spec can be printed anywhere. Parsers
/// decode the same text.
enum JSONEscape {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      var (start, last) = (0, UInt8(0))
      for index in utf8.indices where !isPlain(utf8[index], after: &last) {
        bytes.append(contentsOf: utf8[start..<index])
        guard let letter = shortForm(of: Unicode.Scalar(utf8[index])) else {
          let before = index > 0 ? Unicode.Scalar(utf8[index - 1]) : nil
          let rest = String(decoding: utf8[index...], as: UTF8.self)
          return appendEach(of: rest, after: before, to: &bytes)
        }
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: letter)]
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// Whether the byte needs no escape, and isn't the second sign of a logging command.
  private static func isPlain(_ byte: UInt8, after last: inout UInt8) -> Bool {
    let isCommand = byte == UInt8(ascii: "#") && last == byte
    last = byte
    return byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"")
      && byte != UInt8(ascii: "\\") && !isCommand
  }

  private static func appendEach(
    of text: String, after before: Unicode.Scalar?, to bytes: inout [UInt8]
  ) {
    var last = before
    text.forEachScalar { scalar, isUnseen in
      if let letter = shortForm(of: scalar) {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: letter)]
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
