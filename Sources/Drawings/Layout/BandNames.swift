internal import Documents
internal import Findings

/// The names of the bands, and the room that they need at the left.
struct BandNames: Equatable {
  /// Shortened where they are very long.
  let texts: [String]
  /// Where the boxes begin.
  let gutter: Double

  /// From the left edge of a band to its name.
  static let indent = 18.0
  private static let mostWidth = 210.0
  private static let leastGutter = 132.0
  /// Bold letters of 14 pixels, and the room between them, take as much as plain ones of this size.
  private static let size = 16.0

  init(of drawing: Drawing) {
    texts = drawing.bands.map { band in
      TextWidth.shortened(
        band.name.withUnseenShown, size: BandNames.size, to: BandNames.mostWidth)
    }
    let widest = texts.map { TextWidth.of($0, size: BandNames.size) }.max() ?? 0
    gutter = max(BandNames.leastGutter, (widest + 2 * BandNames.indent).rounded(.up))
  }
}
