internal import Documents
internal import Findings
internal import Modules

/// One sign of a drawing and what it means.
struct LegendKey {
  /// The sign, as a part of a picture.
  let sample: String
  let words: String

  /// The room that every sign takes.
  static let width = 30.0
  static let height = 20.0

  /// The keys to all signs that occur, in a fixed order.
  static func all(of drawing: Drawing) -> [LegendKey] {
    let legend = Legend(of: drawing)
    var keys = legend.kinds.map { LegendKey(sample: box($0), words: $0.word) }
    keys += legend.arrows.map { LegendKey(sample: arrow($0), words: $0.words) }
    keys += legend.changes.map {
      LegendKey(sample: sign($0), words: "\($0.rawValue) since then")
    }
    if let severity = legend.badge {
      keys.append(LegendKey(sample: badge(severity), words: Legend.badgeWords))
    }
    if legend.hasCuts { keys.append(LegendKey(sample: cut, words: Legend.cutWords)) }
    return keys
  }

  private static func box(_ kind: Drawing.Kind) -> String {
    let area = Rectangle(x: 1, y: 2, width: width - 2, height: 16)
    return "<g class=\"box \(kind.word)\">\(BoxShape(kind).outline(of: area))</g>"
  }

  private static func arrow(_ style: ArrowStyle) -> String {
    "<g class=\"arrow \(style)\"><path d=\"M0 10H\(Markup.number(width - 2))\""
      + " marker-end=\"url(#tip-\(style))\"/></g>"
  }

  private static func sign(_ change: Drawing.Change) -> String {
    SVGDrawing.sign(of: change, at: Point(x: 15, y: 10))
  }

  private static func badge(_ severity: Severity) -> String {
    "<g class=\"box \(severity.rawValue)\">"
      + SVGDrawing.badge(severity, 1, at: Point(x: 15, y: 10)) + "</g>"
  }

  private static let cut =
    "<g class=\"arrow error\"><circle class=\"cut\" cx=\"15\" cy=\"10\" r=\"8\"/>"
    + "<path class=\"cut\" d=\"M11 6l8 8m0 -8l-8 8\"/></g>"
}
