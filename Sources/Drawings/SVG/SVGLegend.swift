/// What the shapes and lines of a picture mean, in rows below it.
struct SVGLegend {
  private(set) var markup: Markup = ""
  private(set) var height = SVGLegend.rowHeight + 12

  private static let rowHeight = 26.0
  private static let size = 11.5
  private static let (lineHeight, indentOfNews) = (17.0, 16.0)
  /// Between a sign and its words, and between them and the next sign.
  private static let gaps = (inner: 8.0, outer: 22.0)

  init(
    _ keys: [LegendKey], below news: [(severity: Severity?, words: String)] = [], width: Double
  ) {
    var x = 0.0
    for entry in news {
      if let severity = entry.severity {
        markup +=
          #"<circle class="badge \#(severity.rawValue)" cx="6" cy="\#(height - 16)" r="4"/>"#
      }
      for line in TextWidth.wrapped(
        entry.words.escapingInvisibles, size: SVGLegend.size, to: width - SVGLegend.indentOfNews)
      {
        markup += #"""
          <text class="caption" x="\#(SVGLegend.indentOfNews)" y="\#(height - 12)">\#(line)</text>
          """#
        height += SVGLegend.lineHeight
      }
    }
    height += news.isEmpty ? 0 : SVGLegend.gaps.inner
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
  let sample: Markup
  let words: String

  /// The room that every sign takes.
  static let width = 30.0
  static let height = 20.0
  private static let middle = Point(x: width / 2, y: height / 2)

  /// The keys to all signs that occur, in a fixed order.
  static func all(of drawing: Drawing) -> [LegendKey] {
    Legend(of: drawing).entries.map { LegendKey(sample: sample(of: $0.sign), words: $0.words) }
  }

  private static func sample(of sign: Legend.Sign) -> Markup {
    switch sign {
    case .box(let meaning): box(meaning)
    case .arrow(let style): arrow(style)
    case .thin(let style): arrow(style, " thin")
    case .change(let change): SVGSign.change(change, at: middle)
    case .fixed: SVGSign.fixed(at: middle)
    case .hub(let sign): SVGSign.port(sign, at: middle)
    case .chosen: box(.layer, "asked")
    case .affected: box(.layer, "affected")
    case .flaw(let severity): box(.layer, severity.rawValue)
    case .badge(let severity): SVGSign.badge(severity, 1, at: middle)
    case .cut: #"<g class="arrow error">\#(SVGSign.cut(at: middle))</g>"#
    }
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
