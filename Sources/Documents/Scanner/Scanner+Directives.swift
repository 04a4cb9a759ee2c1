extension Scanner {
  /// A line that begins with `%`: only the version of YAML may be declared, before the document.
  mutating func scanDirective() throws(Diagnostic) {
    try releaseAnchor()
    let line = lineSpan()
    guard parser.expectsDirectives else { throw .reservedPercent(at: span(1)) }
    let text = source.text(of: line).unicodeScalars.prefix { $0 != "#" }
    let words = text.split { $0 == " " || $0 == "\t" }.map { String($0) }
    guard words.first == "%YAML" else {
      throw .unsupported(words.first == "%TAG" ? "%TAG directive" : "unknown directive", at: line)
    }
    guard words.count == 2, words[1] == "1.1" || words[1] == "1.2" else {
      throw .unknownVersion(at: line)
    }
    try parser.acceptDirective(at: line)
    cursor = Int(line.end)
    if Byte.isBreak(base[cursor]) { skipBreak() }
    keyAllowed = false
  }

  /// The rest of the line.
  private func lineSpan() -> Span {
    var end = cursor
    while base[end] != Byte.end, !Byte.isBreak(base[end]) { end += 1 }
    return Span(start: cursor, end: end)
  }
}

extension Diagnostic {
  fileprivate static func reservedPercent(at span: Span) -> Diagnostic {
    Diagnostic("a line cannot begin with `%` here; put the value in quotes", at: span)
  }

  fileprivate static func unknownVersion(at span: Span) -> Diagnostic {
    Diagnostic("the version of YAML is `%YAML 1.1` or `%YAML 1.2`", at: span)
  }
}
