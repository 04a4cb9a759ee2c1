extension Diagnostic {
  /// The same diagnostic, or the cause behind it that people know by name: a merge conflict or the
  /// placeholder of a template.
  func explained(in source: Source) -> Diagnostic {
    if let conflict = source.conflictMarker() { return .mergeConflict(at: conflict) }
    if let placeholder = source.placeholder(around: span) {
      return .placeholder(source.text(of: placeholder), at: placeholder)
    }
    return self
  }

  private static func mergeConflict(at span: Span) -> Diagnostic {
    Diagnostic("a merge conflict is left in this file", at: span)
  }

  private static func placeholder(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "`\(text)` is the placeholder of a template; this file is no YAML until it is filled in",
      at: span, cause: .placeholder(text))
  }
}

extension Source {
  /// The first line that `git` leaves in a file when a merge stops.
  fileprivate func conflictMarker() -> Span? {
    func marker(_ byte: UInt8) -> UInt32? {
      lineStarts.first { start in
        let line = bytes[Int(start)...].prefix(8)
        return line.count == 8 && line.prefix(7).allSatisfy { $0 == byte }
          && line.last.map(Byte.isBlankOrEnd) ?? false
      }
    }
    guard let start = marker(UInt8(ascii: "<")), marker(UInt8(ascii: ">")) != nil else {
      return nil
    }
    return Span(start: Int(start), end: Int(start) + 7)
  }

  /// The placeholder that a span begins in.
  fileprivate func placeholder(around span: Span) -> Span? {
    let number = lineNumber(of: span.start)
    let line = self.line(number)
    for (opening, closing) in Source.placeholderMarks {
      var start = line.startIndex
      while let begin = line[start...].firstRange(of: opening)?.lowerBound {
        let inside = line[(begin + opening.count)...]
        guard let end = inside.firstRange(of: closing)?.upperBound else { break }
        if begin <= Int(span.start), Int(span.start) < end,
          end > begin + opening.count + closing.count
        {
          return Span(start: begin, end: end)
        }
        start = begin + opening.count
      }
    }
    return nil
  }

  private static let placeholderMarks: [([UInt8], [UInt8])] = [
    ("**", "**"), ("{{", "}}"), ("<%", "%>"), ("{%", "%}"), ("<", ">"), ("%", "%"), ("@", "@"),
  ].map { (Array($0.utf8), Array($1.utf8)) }
}
