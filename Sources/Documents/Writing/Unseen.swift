extension Unicode.Scalar {
  /// Whether a character acts instead of showing: it moves the cursor, ends the line, turns the
  /// direction of writing or hides between two others.
  ///
  /// Such a character in a name from a spec never reaches a reader as it is. The joiners U+200C
  /// and U+200D are not among them: scripts and emoji need them.
  package var isUnseen: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F: true  // control characters
    case 0xAD, 0x200B, 0x2060...0x2064, 0xFEFF: true  // soft hyphen and others of no width
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true  // direction of writing
    case 0x2028, 0x2029: true  // line and paragraph ends
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true  // annotations and tags
    default: false
    }
  }
}

extension String {
  /// The text with every unseen character written out as `\u{…}`.
  package var withUnseenShown: String {
    guard unicodeScalars.contains(where: \.isUnseen) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnseen {
        text += scalar.writtenOut
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The character as Swift source writes it: `\u{1B}`.
  package var writtenOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
