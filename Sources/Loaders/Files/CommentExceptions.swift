extension ParsedFiles {
  /// The exceptions in comments of all files, sorted by place.
  package var exceptions: [CommentException] {
    texts.values.flatMap(\.exceptions).sorted { $0.place < $1.place }
  }

  /// Comments that look like exceptions but are not valid.
  package var failedExceptions: [Problem] {
    texts.values.flatMap(\.failedExceptions).sorted {
      guard let one = $0.place, let other = $1.place else { return false }
      return one < other
    }
  }
}

/// A comment from `archlint:` on, and the lines that an exception in it is for.
typealias ToolComment = (text: String, place: Place, lines: ClosedRange<Int>)

/// The comments of a parsed file, without its nodes.
struct CommentedText: Sendable {
  /// Nil if it can be read again at little cost.
  let source: Source?
  let count: Int
  let exceptions: [CommentException]
  let failedExceptions: [Problem]

  init(_ document: Document, keepsSource: Bool) {
    let isLarge = document.source.count > 1 << 20
    self.init(
      document.source, document.toolComments, sign: "#", keepsSource: keepsSource || isLarge)
  }

  init(_ source: Source, keepsSource: Bool) {
    let comments = ManifestComments(source)
    self.init(source, comments.all, sign: comments.sign, keepsSource: keepsSource)
  }

  private init(_ source: Source, _ comments: [ToolComment], sign: String, keepsSource: Bool) {
    self.source = keepsSource ? source : nil
    count = source.count
    exceptions = comments.flatMap(CommentException.all)
    failedExceptions = comments.compactMap { CommentException.failure(in: $0, sign: sign) }
  }
}

extension Document {
  fileprivate var toolComments: [ToolComment] {
    comments(beginningWith: "archlint:").map { comment in
      (comment.text, Place(comment.span, in: source), lines(meantBy: comment))
    }
  }

  /// The lines of the list entry around a comment, or below it; else the comment's line.
  private func lines(meantBy comment: Comment) -> ClosedRange<Int> {
    var line = source.lineNumber(of: comment.span.start)
    guard isAlone(comment.span) else { return entry(at: line) ?? line...line }
    repeat { line += 1 } while isCommentAlone(on: line)
    guard let entry = entry(at: line), entry.lowerBound == line else { return line...line }
    return entry
  }

  private func entry(at line: Int) -> ClosedRange<Int>? {
    var innermost: ClosedRange<Int>?
    var next = root
    while let node = next {
      let isList = node.kind == .sequence
      let children = isList ? node.items : node.entries.map(\.value)
      next = children.first { $0.aliasSpan == nil && $0.lines.contains(line) }
      if let next, isList { innermost = next.lines }
    }
    return innermost
  }
}

extension Node {
  fileprivate var lines: ClosedRange<Int> {
    let last = end.column == 1 ? end.line - 1 : end.line
    return start.line...max(start.line, last)
  }
}

extension CommentException {
  private static let mark = "archlint:allow"
  /// Words that people may use for exceptions.
  private static let meanings = ["allow", "disable", "ignore", "except"]

  /// Parses rules after the mark, separated by commas, and the reason after `because`.
  static func all(in comment: ToolComment) -> [CommentException] {
    guard comment.text.hasPrefix(mark) else { return [] }
    let words = comment.text.dropFirst(mark.count).split(separator: " ")
    let end = words.dropFirst().firstIndex(of: "because") ?? words.endIndex
    let reason = words[end...].dropFirst().joined(separator: " ")
    let rules = words[..<end].joined(separator: " ").split(separator: ",")
    return (rules.isEmpty ? [""] : rules).map { rule in
      CommentException(
        rule: rule.split(separator: " ").joined(separator: " "),
        reason: reason.isEmpty ? nil : reason, at: comment.place, lines: comment.lines)
    }
  }

  /// Warns about a comment that looks like an exception but isn't valid.
  static func failure(in comment: ToolComment, sign: String) -> Problem? {
    guard !comment.text.hasPrefix(mark) else { return nil }
    let words = comment.text.dropFirst("archlint:".count).lowercased()
      .split { $0 == " " || $0 == ":" }
    guard let word = words.first.map(String.init),
      meanings.contains(word) || NearestName.of(word, among: meanings) != nil
    else { return nil }
    return Problem(
      "this comment is not a valid exception", at: comment.place, severity: .warning,
      help: "write `\(sign) archlint:allow RULE because …`")
  }
}
