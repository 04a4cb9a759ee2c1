/// Words for a cell of a table in Markdown.
enum MarkdownText {
  /// The text without markup, table breaks, links and `@` mentions.
  ///
  /// Text between backticks stays code if it is harmless.
  static func escaped(_ text: String) -> String {
    let parts = text.escapingInvisibles.split(separator: "`", omittingEmptySubsequences: false)
    var result = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { result += isCode(index, parts) || isCode(index - 1, parts) ? "`" : "\\`" }
      result += isCode(index, parts) ? String(part) : plain(part)
    }
    return result
  }

  /// Whether a part is between two backticks and harmless there.
  private static func isCode(_ index: Int, _ parts: [Substring]) -> Bool {
    let part = parts[index]
    return index % 2 == 1 && index < parts.count - 1 && !part.isEmpty
      && part.first != " " && part.last != " " && !part.contains("##")
      && part.utf8.allSatisfy { (0x20..<0x7F).contains($0) && !harmful.contains($0) }
  }

  private static let harmful = Set("<>&@|\\".utf8)

  /// The text between two tags, where Markdown means nothing.
  static func inTag(_ text: String) -> String {
    text.escapingInvisibles.replacing(["&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;"])
  }

  private static func plain(_ text: Substring) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isOfName == first.isOfName }
      rest = rest[word.endIndex...]
      if first.isOfName {
        result += broken(String(word), before: rest)
      } else {
        result += String(word).replacing(signs)
      }
    }
    return result
  }

  /// Breaks a word that may link to an address or a commit, with an invisible part.
  private static func broken(_ word: String, before rest: Substring.UnicodeScalarView) -> String {
    let isHost = rest.first == "." && word.lowercased().hasSuffix("www")
    if isHost || rest.starts(with: "://".unicodeScalars) { return word + unseen }
    let isIssue = rest.first == "-" && word.lowercased() == "gh"
    if isIssue { return word + unseen }
    let isCommit = word.utf8.count >= 7 && word.allSatisfy(\.isHexDigit)
    return isCommit ? "\(word.prefix(1))\(unseen)\(word.dropFirst())" : word
  }

  /// An HTML comment, which stops a code host's autolinks.
  private static let unseen = "<!-- -->"

  private static let signs: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "@\(unseen)", "\\": "\\\\", "*": "\\*",
    "_": "\\_", "[": "\\[", "]": "\\]", "|": "\\|", "~": "\\~", "$": "\\$",
    "#": "#\(unseen)", "!": "!\(unseen)",
  ]
}

extension Unicode.Scalar {
  fileprivate var isOfName: Bool { properties.isAlphabetic || properties.numericType != nil }
}
