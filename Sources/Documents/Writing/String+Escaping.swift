extension BinaryInteger {
  /// The number in so many hexadecimal digits at least.
  package func hexadecimal(_ count: Int, uppercase: Bool = true) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
  }
}

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

  /// The path percent-encoded for a URI.
  package var asURIPath: String {
    nameBytes.reduce(into: "") { text, byte in
      if byte.isPlainInPath || byte == UInt8(ascii: "~") {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + byte.hexadecimal(2)
      }
    }
  }
}

extension UInt8 {
  /// Whether a letter means itself in addresses and in words for a shell.
  package var isPlainInPath: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "/": true
    default: false
    }
  }
}
