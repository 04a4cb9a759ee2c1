// Known causes of syntax errors: a merge conflict, a template placeholder, a special space.

extension Diagnostic {
  /// The same diagnostic, or such a cause if there is one near by.
  func explained(in source: Source) -> Diagnostic {
    let line = source.line(source.lineNumber(of: span.start))
    if let conflict = source.conflictMarker(elseOn: line) {
      return .mergeConflict(at: conflict)
    }
    if let span = Placeholder.find(in: line, around: Int(span.start)) {
      let text = source.text(of: span)
      return Diagnostic(
        "`\(text)` is a template placeholder; fill it in to make this file YAML",
        at: span, placeholder: text)
    }
    if let blank = source.oddBlank(upTo: span.start) {
      return Diagnostic("a no-break space cannot indent; replace it with a space", at: blank)
    }
    return self
  }

  /// An error where it is why reading failed, a warning where all was read as text.
  static func mergeConflict(at span: Span, severity: Severity = .error) -> Diagnostic {
    Diagnostic("a merge conflict is left in this file", at: span, severity: severity)
  }
}

extension Source {
  /// The merge conflict that is left in a file of any kind.
  package var mergeConflict: Problem? {
    let opening = lineStarts.lazy.map { Int($0) }.first { isMarker($0, of: UInt8(ascii: "<")) }
    return opening.map { Problem(.mergeConflict(at: Span(start: $0, end: $0 + 7)), in: self) }
  }

  /// The first line of a merge conflict anywhere in the text; or the given line, where reading
  /// failed, if it is part of one that was cleaned up in haste.
  fileprivate func conflictMarker(elseOn line: ArraySlice<UInt8>) -> Span? {
    let starts = lineStarts.lazy.map { Int($0) }
    if let opening = starts.first(where: { isMarker($0, of: UInt8(ascii: "<")) }),
      starts.contains(where: { isMarker($0, of: UInt8(ascii: ">")) })
    {
      return Span(start: opening, end: opening + 7)
    }
    return conflictMarker(at: line.startIndex)
  }

  /// The marker that `git` left at an offset when a merge stopped.
  func conflictMarker(at offset: Int) -> Span? {
    "<|=>".utf8.contains { isMarker(offset, of: $0) } ? Span(start: offset, end: offset + 7) : nil
  }

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
