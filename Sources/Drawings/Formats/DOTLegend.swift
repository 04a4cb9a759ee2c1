/// The table below a drawing for Graphviz: what is new in it, and its signs in their colors.
struct DOTLegend {
  private var rows: [(sample: String, words: String)] = []

  /// The shape is the word for what boxes with a meaning look like.
  init(of drawing: Drawing, shape: (Drawing.Meaning) -> String) {
    rows = drawing.news.map { news in
      (DOTLegend.colored(news.severity == nil ? "" : "●", news.severity?.style.color), news.words)
    }
    rows += Legend(of: drawing).entries.map { entry in
      let sample =
        switch entry.sign {
        case .box(let meaning): shape(meaning)
        case .arrow(let style): DOTLegend.colored(style.strokes, style.color)
        case .thin(let style): DOTLegend.colored("─→", style.color)
        case .change(let change): change.rawValue
        case .fixed: "fixed"
        case .hub(let sign): sign
        case .chosen: "double outline"
        case .affected: "tinted box"
        case .flaw(let severity): DOTLegend.colored("▭", severity.style.color)
        case .badge(let severity): DOTLegend.colored("●", severity.style.color)
        case .cut: DOTLegend.cut("")
        }
      return (sample, entry.words)
    }
  }

  /// The lines without markup, which say how much room the table takes.
  var lines: [String] { rows.map { "double outline\($0.words)" } }

  var markup: String {
    let cells = rows.map { row in
      "<TR><TD>\(row.sample)</TD><TD ALIGN=\"LEFT\">\(DOTText.markup(row.words))</TD></TR>"
    }
    return """
      <TABLE BORDER="1" COLOR="#CBD5E1" BGCOLOR="white" CELLBORDER="0" CELLPADDING="2" \
      CELLSPACING="1" STYLE="ROUNDED">\(cells.joined())</TABLE>
      """
  }

  /// A cross where a cycle is to be cut, with more words at the arrow.
  static func cut(_ words: String) -> String {
    let color = ArrowStyle.error.color
    return """
      <TABLE BORDER="1" COLOR="\(color)" BGCOLOR="white" CELLBORDER="0" CELLPADDING="0" \
      CELLSPACING="1" STYLE="ROUNDED"><TR><TD>\(colored("×", color)) \(DOTText.markup(words))</TD></TR></TABLE>
      """
  }

  private static func colored(_ sign: String, _ color: String?) -> String {
    color.map { "<FONT COLOR=\"\($0)\"><B>\(sign)</B></FONT>" } ?? sign
  }
}

extension ArrowStyle {
  /// The line and its tip in characters.
  fileprivate var strokes: String {
    let stroke =
      switch line {
      case "dashed": "╌╌"
      case "dotted": "┈┈"
      default: width > 1 ? "━━" : "──"
      }
    return stroke + (isImport ? "○" : hasOpenTip ? "›" : "▶")
  }
}
