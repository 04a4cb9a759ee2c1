extension Unicode.Scalar {
  /// Whether a character acts instead of showing: it moves the cursor, ends the line, turns the
  /// direction of writing or hides between two others; or stands for a byte that is no text.
  ///
  /// Such a character in a name from a spec never reaches a reader as it is. The joiners U+200C
  /// and U+200D are not among them, for it depends on what stands around them.
  package var isUnseen: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F: true  // control characters
    case 0xAD, 0x200B, 0x2060...0x2064, 0xFEFF: true  // soft hyphen and others of no width
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true  // direction of writing
    case 0x2028, 0x2029: true  // line and paragraph ends
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true  // annotations and tags
    default: value & 0xFFFE == 0xFFFE || rawByte != nil  // no characters at all
    }
  }

  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether a joiner behind the character makes one picture of it and the next.
  fileprivate var endsPicture: Bool {
    value == 0xFE0F || value > 0xFF && (properties.isEmoji || properties.isEmojiModifier)
  }
}

extension String {
  /// Whether a character acts or hides; a look at the bytes first, for hardly any text has one.
  private var mayHoldUnseen: Bool {
    has { $0 < 0x20 || $0 > 0x7E } && unicodeScalars.contains { $0.isUnseen || $0.isJoiner }
  }

  /// Calls with each character, and whether it would not show itself where it stands: a joiner does
  /// between two emoji only.
  func forEachScalar(_ body: (Unicode.Scalar, _ isUnseen: Bool) -> Void) {
    var last: Unicode.Scalar?
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let joinsPictures =
        scalar.value == 0x200D && last?.endsPicture ?? false && rest.first?.endsPicture ?? false
      body(scalar, scalar.isUnseen || scalar.isJoiner && !joinsPictures)
      last = scalar
    }
  }

  /// The text with each character as it is, or, if it is unseen, as it is written out.
  package func showingUnseen(_ writtenOut: (Unicode.Scalar) -> String) -> String {
    guard mayHoldUnseen else { return self }
    var text = ""
    forEachScalar { scalar, isUnseen in
      if isUnseen { text += writtenOut(scalar) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// The text with every unseen character written out as `\u{…}`, and a byte as `\xFF`.
  package var withUnseenShown: String { showingUnseen(\.writtenOut) }
}

extension Unicode.Scalar {
  /// The character as Swift source writes it: `\u{1B}`.
  package var writtenOut: String {
    rawByte.map { "\\x\(String($0, radix: 16, uppercase: true))" }
      ?? "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
