extension String {
  /// The text with some signs written as its reader wants them.
  package func replacing(_ words: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let word = words[scalar] {
        text += word
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// A path as a part of an address: what may not stand in one as `%XX`.
  package var asURIPath: String {
    nameBytes.reduce(into: "") { text, byte in
      if String.isPlainInURI(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func isPlainInURI(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
    default: false
    }
  }
}
