/// A comment `archlint:…` at an import.
package struct ImportComment: Hashable, Sendable {
  /// What the comment says, from `archlint:` on, without blanks around it.
  package let text: String
  package let line: Int
  package let column: Int
  package let endColumn: Int
  package let importLine: Int

  private static let mark = SoughtWord("archlint:")

  /// Searches next to and above the imports of a source, if it contains the word at all.
  static func all(in text: ByteText, at imports: [Import]) -> [ImportComment] {
    let lines = LineStarts(text, through: imports.last?.line ?? 0)
    guard text.lastOffset(of: mark, before: lines.end) != nil else { return [] }
    var found: [ImportComment] = []
    var known: Set<Int> = []
    for item in imports where known.insert(item.line).inserted {
      var numbers = [item.line]
      var above = item.line - 1
      while above > 0, !known.contains(above), isComment(text, lines.range(of: above)) {
        numbers.append(above)
        above -= 1
      }
      found += numbers.compactMap { comment(in: text, lines, on: $0, at: item.line) }
    }
    return found.sorted { ($0.importLine, $0.line) < ($1.importLine, $1.line) }
  }

  private static func isComment(_ text: ByteText, _ line: Range<Int>) -> Bool {
    let start = text.skippingBlanks(from: line.lowerBound)
    return text[start] == CodeByte.slash && text[start + 1] == CodeByte.slash
      && start < line.upperBound
  }

  /// The comment of a line: the text after its first `//`, if it begins with the word.
  private static func comment(
    in text: ByteText, _ lines: LineStarts, on line: Int, at importLine: Int
  ) -> ImportComment? {
    let range = lines.range(of: line)
    guard
      let slashes = range.dropLast().first(where: {
        text[$0] == CodeByte.slash && text[$0 + 1] == CodeByte.slash
      })
    else { return nil }
    let start = text.skippingBlanks(from: slashes + 2)
    guard text.hasPrefix(mark.bytes, at: start) else { return nil }
    var end = range.upperBound
    while end > start, CodeByte.isBlank(text[end - 1]) { end -= 1 }
    let column = 1 + text.scalarCount(in: range.lowerBound..<start)
    return ImportComment(
      text: text.string(start..<end), line: line, column: column,
      endColumn: column + text.scalarCount(in: start..<end), importLine: importLine)
  }
}
