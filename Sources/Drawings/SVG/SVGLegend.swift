/// What the shapes and lines of a picture mean, in rows below it.
struct SVGLegend {
  private(set) var markup: Markup = ""
  private(set) var height = SVGLegend.rowHeight + 12

  private static let rowHeight = 26.0
  private static let size = 11.5
  /// Between a sign and its words, and between them and the next sign.
  private static let gaps = (inner: 8.0, outer: 22.0)

  init(of drawing: Drawing, width: Double) {
    self.init(LegendKey.all(of: drawing), width: width)
  }

  init(_ keys: [LegendKey], width: Double) {
    var x = 0.0
    let indent = LegendKey.width + SVGLegend.gaps.inner
    for key in keys {
      let room = indent + TextWidth.of(key.words, size: SVGLegend.size) + SVGLegend.gaps.outer
      if x > 0, x + room > width {
        x = 0
        height += SVGLegend.rowHeight
      }
      markup += #"""
        <g class="key" transform="translate(\#(x) \#(height - SVGLegend.rowHeight))">\#
        \#(key.sample)<text x="\#(indent)" y="14">\#(key.words)</text></g>

        """#
      x += room
    }
  }
}

/// One sign of a drawing and what it means.
struct LegendKey {
  /// The sign, as a part of a picture.
  let sample: Markup
  let words: String

  /// The room that every sign takes.
  static let width = 30.0
  static let height = 20.0
  private static let middle = Point(x: width / 2, y: height / 2)

  /// The keys to all signs that occur, in a fixed order.
  static func all(of drawing: Drawing) -> [LegendKey] {
    let legend = Legend(of: drawing)
    var keys = legend.meanings.map { LegendKey(sample: box($0), words: $0.word) }
    keys += legend.arrows.map { LegendKey(sample: arrow($0), words: $0.words) }
    if legend.hasThin {
      keys.append(LegendKey(sample: arrow(.link, " thin"), words: Legend.thinWords))
    }
    keys += legend.changes.map {
      LegendKey(sample: SVGSign.change($0, at: middle), words: "\($0.rawValue) since then")
    }
    if legend.hasFixed {
      keys.append(LegendKey(sample: SVGSign.fixed(at: middle), words: Legend.fixedWords))
    }
    keys += legend.hubs.map {
      LegendKey(sample: SVGSign.port($0.sign, at: middle), words: $0.words)
    }
    if legend.hasChosen {
      keys.append(LegendKey(sample: box(.layer, "asked"), words: Legend.chosenWords))
    }
    if legend.hasAffected {
      keys.append(LegendKey(sample: box(.layer, "affected"), words: Legend.affectedWords))
    }
    if let severity = legend.badge {
      let badge = SVGSign.badge(severity, 1, at: middle)
      keys.append(LegendKey(sample: badge, words: Legend.badgeWords))
    }
    if legend.hasCuts {
      let sample: Markup = #"<g class="arrow error">\#(SVGSign.cut(at: middle))</g>"#
      keys.append(LegendKey(sample: sample, words: Legend.cutWords))
    }
    return keys
  }

  private static func box(_ meaning: Drawing.Meaning, _ mark: String = "") -> Markup {
    let area = Rectangle(x: 1, y: 2, width: width - 2, height: height - 4)
    let signs = mark.isEmpty ? meaning.word : mark
    return #"<g class="box \#(signs)">\#(BoxShape(meaning).outline(of: area))</g>"#
  }

  private static func arrow(_ style: ArrowStyle, _ mark: String = "") -> Markup {
    #"""
    <g class="arrow \#(style.rawValue)\#(mark)"><path d="M0 10H\#(width - 2)" \#
    marker-end="url(#tip-\#(style.rawValue))"/></g>
    """#
  }
}
