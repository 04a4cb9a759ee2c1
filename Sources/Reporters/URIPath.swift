/// Paths in addresses.
enum URIPath {
  /// The path with everything that may not stand in one as `%XX`.
  static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 0x10 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Array("-._~/".utf8).contains(byte)
    }
  }
}
