extension Diagnostic {
  /// The same diagnostic, or the cause behind it that people know by name: a merge conflict, the
  /// placeholder of a template, a blank that only looks like one.
  func explained(in source: Source) -> Diagnostic {
    let line = source.line(source.lineNumber(of: span.start))
    if let conflict = source.conflictMarker(onOrBefore: line) {
      return .mergeConflict(at: conflict)
    }
    if let placeholder = Placeholder.find(in: line, around: Int(span.start)) {
      return .placeholder(source.text(of: placeholder), at: placeholder)
    }
    if let blank = source.oddBlank(upTo: span.start) { return .oddBlank(at: blank) }
    return self
  }

  private static func mergeConflict(at span: Span) -> Diagnostic {
    Diagnostic("a merge conflict is left in this file", at: span)
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
  /// What `git` leaves in a file when a merge stops: the first of its lines, or a later one if
  /// that is where reading failed.
  fileprivate func conflictMarker(onOrBefore line: ArraySlice<UInt8>) -> Span? {
    let opening = lineStarts.first { isMarker(Int($0), of: UInt8(ascii: "<")) }
    if let opening, lineStarts.contains(where: { isMarker(Int($0), of: UInt8(ascii: ">")) }) {
      return Span(start: Int(opening), end: Int(opening) + 7)
    }
    let marks = [UInt8(ascii: "="), UInt8(ascii: ">")]
    let isLater = marks.contains { isMarker(line.startIndex, of: $0) }
    return isLater ? Span(start: line.startIndex, end: line.startIndex + 7) : nil
  }

  /// Whether seven times the same byte and then a blank begin at an offset.
  private func isMarker(_ start: Int, of byte: UInt8) -> Bool {
    let line = bytes[start...].prefix(8)
    return line.count == 8 && line.prefix(7).allSatisfy { $0 == byte }
      && line.last.map(Byte.isBlankOrEnd) ?? false
  }

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
