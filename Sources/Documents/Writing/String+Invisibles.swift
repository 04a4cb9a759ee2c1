extension Unicode.Scalar {
  /// Whether a character acts instead of showing: it moves the cursor, ends the line, turns the
  /// direction of writing or is a letter without a shape; or whether it is a byte outside of any
  /// character.
  ///
  /// Such a character in a name from a spec never reaches a reader as it is, so that names which
  /// differ look different. What joins or colors emoji is not among them, for it depends on what is
  /// around it.
  package var isUnseen: Bool {
    switch value {
    case 0...0x1F, 0x7F...0xA0, 0x2028, 0x2029: true  // control characters, ends of lines
    case 0xAD, 0x2800, 0xFFFC: true  // soft hyphen, empty Braille, a place for an object
    case 0x16FE4, 0x1D159: true  // a filler, a note without a head
    case 0x20...0x2FF: false
    default:
      value & 0xFFFE == 0xFFFE || rawByte != nil  // no characters at all
        || (properties.isDefaultIgnorableCodePoint || hasNoShape) && !isJoiner
    }
  }

  /// Whether it is an unusual blank, a control or a format character, or unassigned.
  private var hasNoShape: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .privateUse, .unassigned: true
    // Signs around numbers and letters are seen, those of Arabic, Syriac and Kaithi.
    case .format:
      switch value {
      case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: false
      default: true
      }
    default: false
    }
  }

  /// A joiner, or a choice between text and picture.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D || value & ~1 == 0xFE0E }

  /// Whether a choice of picture behind the character changes how it looks.
  fileprivate var takesChoice: Bool {
    value > 0xFF && properties.isEmoji && !properties.isEmojiPresentation
  }

  /// Whether a joiner behind the character makes one picture of it and the next.
  fileprivate var endsPicture: Bool {
    value == 0xFE0F || value > 0xFF && (properties.isEmoji || properties.isEmojiModifier)
  }

  /// The character as Swift source writes it: `\u{1B}`.
  package var writtenOut: String {
    rawByte.map { "\\x\(String($0, radix: 16, uppercase: true))" }
      ?? "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}

extension String {
  /// Whether a character acts or hides; a look at the bytes first, for hardly any text has one.
  private var mayHoldUnseen: Bool {
    has { $0 < 0x20 || $0 > 0x7E } && unicodeScalars.contains { $0.isUnseen || $0.isJoiner }
  }

  /// Visits each character, with whether it is invisible in its context.
  func forEachScalar(_ body: (Unicode.Scalar, _ isUnseen: Bool) -> Void) {
    var last: Unicode.Scalar?
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isSeen =
        switch scalar.value {
        case 0xFE0F: last?.takesChoice ?? false
        case 0x200D: last?.endsPicture ?? false && rest.first?.endsPicture ?? false
        default: !scalar.isJoiner
        }
      body(scalar, scalar.isUnseen || !isSeen)
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
  package var escapingInvisibles: String { showingUnseen(\.writtenOut) }
}
