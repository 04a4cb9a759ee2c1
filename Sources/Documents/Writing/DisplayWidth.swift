/// The width of characters in terminal columns.
package enum DisplayWidth {
  /// The width of what a reader sees as one character.
  ///
  /// A picture of several scalars takes two columns, anything else what its parts take.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if let first = scalars.first, first != scalars.last, first.properties.isEmoji,
      scalars.contains(where: makesPicture)
    {
      return 2
    }
    return scalars.reduce(0) { $0 + of($1) }
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    let isWide = scalar.value >= 0x1100 && wide.contains { $0.contains(scalar.value) }
    if isWide || isPicture(scalar) { return 2 }
    return isMark(scalar) ? 0 : 1
  }

  /// Whether a scalar combines others into one glyph, such as a joiner or a skin tone.
  private static func makesPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
    default: false
    }
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x231A && scalar.properties.isEmojiPresentation
      && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Combining marks, and the medial and final letters of Korean syllables.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .enclosingMark, .format]
    return (0x1160...0x11FF).contains(scalar.value)
      || marks.contains(scalar.properties.generalCategory)
  }

  /// East Asian scripts and symbols of two columns; emoji follow from Unicode's own properties.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // beginnings of Korean syllables
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, punctuation
    0x3041...0x3247,  // Kana, Bopomofo, letters in brackets
    0x3250...0x4DBF,  // letters in circles, squared words, Han
    0x4E00...0xA4CF,  // Han, Yi
    0xA960...0xA97F,  // more beginnings of Korean syllables
    0xAC00...0xD7A3,  // Korean syllables
    0xF900...0xFAFF,  // Han for compatibility
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // punctuation for vertical lines and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // Kana supplements, Nushu
    0x1F200...0x1F2FF,  // ideographs in squares
    0x20000...0x2FFFD, 0x30000...0x3FFFD,  // Han supplements
  ]
}

extension String {
  /// The number of terminal columns of the text on one line.
  package var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + DisplayWidth.of($1) }
  }
}
