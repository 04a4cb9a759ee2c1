/// A path as git prints it, with escaped bytes in quotes: `"caf\303\251/project.yml"`.
package enum QuotedPath {
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]

  /// The unquoted path; a line without quotes is returned unchanged.
  package static func path(in line: ArraySlice<UInt8>) -> String {
    let quote = UInt8(ascii: "\"")
    let isQuoted = line.count > 1 && line.first == quote && line.last == quote
    let bytes = isQuoted ? unescaped(line.dropFirst().dropLast()) : Array(line)
    return String(name: bytes)
  }

  private static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else if rest.count > 2,
        // The byte that three digits stand for.
        let number = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(number)
        rest = rest.dropFirst(3)
      } else if let escaped = rest.popFirst() {
        bytes.append(escapes[escaped] ?? escaped)
      }
    }
    return bytes
  }
}
