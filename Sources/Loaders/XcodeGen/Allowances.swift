package import Modules
internal import YAML

extension SpecReader {
  /// The comments of all files read so far that excuse findings, sorted by place.
  package var allowances: [Allowance] { cache.documents.flatMap(\.allowances).sorted(by: <) }
}

extension Document {
  private static let mark = "archlint:allow"

  /// The comments of a spec that excuse findings.
  var allowances: [Allowance] {
    allComments.filter { $0.text.hasPrefix(Document.mark) }.map(allowance)
  }

  /// Takes a comment apart: the rule is its second word, the reason what follows `because`.
  private func allowance(_ comment: Comment) -> Allowance {
    let words = comment.text.dropFirst(Document.mark.count)
      .split(separator: " ", omittingEmptySubsequences: true)
    let hasReason = words.count > 2 && words[1] == "because"
    return Allowance(
      rule: words.first.map(String.init) ?? "",
      reason: hasReason ? words[2...].joined(separator: " ") : nil,
      at: Place(comment.span, in: source), lines: lines(meantBy: comment))
  }

  /// The lines of the list entry that a comment is in, or that begins right below it; what is in
  /// no list has one line.
  private func lines(meantBy comment: Comment) -> ClosedRange<Int> {
    var line = source.lineNumber(of: comment.span.start)
    guard isAlone(comment) else { return entry(at: line) ?? line...line }
    repeat { line += 1 } while isCommentAlone(on: line)
    guard let entry = entry(at: line), entry.lowerBound == line else { return line...line }
    return entry
  }

  /// The lines of the innermost list entry around a line.
  private func entry(at line: Int) -> ClosedRange<Int>? {
    var innermost: ClosedRange<Int>?
    var next = root
    while let node = next {
      let isList = node.kind == .sequence
      let children = isList ? Array(node.items) : node.entries.map(\.value)
      next = children.first { $0.aliasSpan == nil && $0.lines.contains(line) }
      if let next, isList { innermost = next.lines }
    }
    return innermost
  }
}

extension Node {
  /// The lines from the first character to the last.
  fileprivate var lines: ClosedRange<Int> {
    let last = end.column == 1 ? end.line - 1 : end.line
    return start.line...max(start.line, last)
  }
}

extension Allowance {
  fileprivate static func < (one: Allowance, other: Allowance) -> Bool { one.place < other.place }
}
