internal import Findings

/// Words for a cell of a table in Markdown.
enum MarkdownText {
  /// The text as it is: no markup, no end of the cell, and nobody called by an `@`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.withUnseenShown.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "@<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
