extension Pattern {
  /// What other kinds of patterns have, and these have not.
  private static let foreign: Set<Character> = [
    "{", "}", "[", "]", "?", "^", "$", "\\", "|", "+",
  ]

  /// The way out for a pattern that matches nothing because it is written as elsewhere; nil where
  /// its letters do not show that.
  package var advice: String? {
    if text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false {
      return "take away the space at its end"
    }
    if text.contains(where: Pattern.foreign.contains) || text.contains(".*") {
      return "in a pattern `*` and `**` alone stand for something else; for several write a list"
    }
    if text.hasPrefix("../") { return "a path begins at the folder of `.archlint.yml`" }
    if text.hasPrefix("layer:") { return "a layer is named by its word: `\(text.dropFirst(6))`" }
    return nil
  }
}
