internal import Pages

/// The colors and lines of pictures, by day and by night.
enum SVGStyle {
  /// How many tints bands take in turn.
  static let tintCount = 6

  /// A band, with its name at the left and so far below its edge.
  static func band(
    _ band: Drawing.Band, _ name: String, in area: Rectangle, below distance: Double
  ) -> Markup {
    let tint = band.layer.map { " tint\($0 % tintCount)" } ?? ""
    return #"""
      <g class="band\#(tint)"><rect \#(area.attributes) rx="10"/>\#
      <text x="\#(BandNames.indent)" y="\#(area.y + distance)">\#(name)</text></g>

      """#
  }

  /// What a box is, what became of it and what is wrong with it.
  static func classes(of box: Drawing.Box) -> [String] {
    [
      box.meaning.word, box.change?.rawValue, box.flaw?.rawValue,
      box.chosen.isEmpty ? nil : "asked",
    ].compactMap(\.self)
  }

  /// The tips of arrows, one for each style, because not every renderer lends them the line's.
  static let markers: Markup = "<defs>\(ArrowStyle.allCases.map(marker).joined())</defs>\n"

  private static func marker(_ style: ArrowStyle) -> Markup {
    let size = style == .error || style == .warning ? 9 : 8
    return #"""
      <marker id="tip-\#(style.rawValue)" class="tip \#(style.rawValue)" viewBox="0 0 10 10" \#
      refX="9" refY="5" markerWidth="\#(size)" markerHeight="\#(size)" \#
      markerUnits="userSpaceOnUse" orient="auto">\#
      \#(tip(of: style))</marker>
      """#
  }

  /// A triangle, two strokes, or the ring of what is no link.
  private static func tip(of style: ArrowStyle) -> Markup {
    style.isImport
      ? #"<circle cx="5" cy="5" r="4"/>"#
      : #"<path d="M0 1L10 5L0 9\#(style.hasOpenTip ? "" : "z")"/>"#
  }

  /// By day and by night, as the reader's system is set.
  static let text = Markup(
    stringLiteral: DrawingFiles.pictureStyle
      + "@media screen and (prefers-color-scheme:dark){\n\(night(""))}\n")

  /// What changes by night, under a selector.
  static func night(_ scope: String) -> String {
    DrawingFiles.pictureByNight.split(separator: "\n").map { "\(scope)\($0)\n" }.joined()
  }
}
