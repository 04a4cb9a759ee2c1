internal import Findings

/// How wide text is in the fonts that drawings ask for: Helvetica, Arial and Liberation Sans agree.
///
/// Drawings also tell the renderer the width, so that another font cannot leave the box.
enum TextWidth {
  static func of(_ text: String, size: Double) -> Double {
    let units = text.reduce(0) { $0 + width(of: $1) }
    return Double(units) * size / 1000 * emphasis
  }

  /// Names are set in a medium weight, which is a little wider.
  private static let emphasis = 1.04

  private static func width(of character: Character) -> Int {
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
      return ascii[Int(byte) - 0x20]
    }
    // Most other letters are no wider than a capital, and ideographs are square.
    return DisplayWidth.of(character) > 1 ? 1000 : 700
  }

  /// The widths of the characters from the blank to the tilde, in thousandths of the size.
  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
