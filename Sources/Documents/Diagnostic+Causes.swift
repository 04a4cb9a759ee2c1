extension Diagnostic {
  /// The same diagnostic, or the cause behind it that people know by name: a merge conflict, the
  /// placeholder of a template, a blank that only looks like one.
  func explained(in source: Source) -> Diagnostic {
    let line = source.line(source.lineNumber(of: span.start))
    if let conflict = source.conflictMarker(elseOn: line) {
      return .mergeConflict(at: conflict)
    }
    if let placeholder = Placeholder.find(in: line, around: Int(span.start)) {
      return .placeholder(source.text(of: placeholder), at: placeholder)
    }
    if let blank = source.oddBlank(upTo: span.start) { return .oddBlank(at: blank) }
    return self
  }

  private static func oddBlank(at span: Span) -> Diagnostic {
    Diagnostic("a no-break space cannot indent; replace it by a space", at: span)
  }

  private static func placeholder(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "`\(text)` is the placeholder of a template; this file is no YAML until it is filled in",
      at: span, cause: .placeholder(text))
  }
}

extension Source {
  /// The first no-break space among the blanks that a line begins with; web pages are full of them.
  fileprivate func oddBlank(upTo offset: UInt32) -> Span? {
    for start in lineStarts.prefix(while: { $0 <= offset }) {
      var blank = Int(start)
      while bytes[blank] == Byte.space { blank += 1 }
      if bytes[blank] == 0xC2, bytes[blank + 1] == 0xA0 {
        return Span(start: blank, end: blank + 2)
      }
    }
    return nil
  }
}
