/// Strings and labels of Graphviz.
enum DOTText {
  /// Graphviz accepts no string over 16 KB, and longer lines are unreadable.
  private static let longestLine = 200

  /// A quoted string, with escapes for backslashes, quotation marks and HTML entities.
  static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      safe(line) { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0 == "&" ? "&amp;" : nil }
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }

  static func markup(_ line: String) -> String {
    safe(line) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }

  static func table(_ rows: [(sign: String, words: String, color: String?)]) -> String {
    let cells = rows.map { row in
      // Not every program that shows the picture has the font that Graphviz measures with.
      let width = Int(TextWidth.of(row.words, size: 11)) + 4
      let words = "<TD ALIGN=\"LEFT\" WIDTH=\"\(width)\">\(markup(row.words))</TD>"
      let sign = "<FONT COLOR=\"\(row.color ?? "#475569")\"><B>\(markup(row.sign))</B></FONT>"
      return "<TR><TD ALIGN=\"LEFT\">\(sign)</TD>\(words)</TR>"
    }
    return """
      <TABLE BORDER="1" COLOR="#CBD5E1" BGCOLOR="white" CELLBORDER="0" CELLPADDING="2" \
      CELLSPACING="1" STYLE="ROUNDED">\(cells.joined())</TABLE>
      """
  }

  /// Words on a ground of their own, with a sign where a cycle is to be cut.
  static func plate(_ words: String, isCut: Bool) -> String {
    let sign = isCut ? "<FONT COLOR=\"\(ArrowStyle.error.look.color)\"><B>×</B></FONT>" : ""
    return """
      <<TABLE BORDER="0" CELLBORDER="0" CELLPADDING="1" CELLSPACING="0" BGCOLOR="white">\
      <TR><TD>\(sign)\(isCut ? " " : "")\(markup(words))</TD></TR></TABLE>>
      """
  }

  static func cut(_ line: String) -> String {
    line.count > longestLine ? "\(line.prefix(longestLine - 1))…" : line
  }

  /// No two number signs in a row: some build services run what follows them.
  private static func safe(_ line: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    var last: Unicode.Scalar?
    for scalar in cut(line.escapingInvisibles).unicodeScalars {
      if let other = scalar == "#" && last == "#" ? "&#35;" : replacement(scalar) {
        text += other
      } else {
        text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return text
  }
}
