/// What `git` leaves in a file when a merge stops: lines that begin with seven of these.
private let marks = [
  UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"),
]

extension Source {
  /// The first line of a merge conflict anywhere in the text; or the given line, where reading
  /// failed, if it is part of one that was cleaned up in haste.
  func conflictMarker(elseOn line: ArraySlice<UInt8>) -> Span? {
    let starts = lineStarts.lazy.map { Int($0) }
    if let opening = starts.first(where: { isMarker($0, of: UInt8(ascii: "<")) }),
      starts.contains(where: { isMarker($0, of: UInt8(ascii: ">")) })
    {
      return Span(start: opening, end: opening + 7)
    }
    return conflictMarker(at: line.startIndex)
  }

  /// The marker of a conflict that begins at an offset.
  func conflictMarker(at offset: Int) -> Span? {
    marks.contains { isMarker(offset, of: $0) } ? Span(start: offset, end: offset + 7) : nil
  }

  /// Whether seven times the same byte and then a blank begin at an offset.
  private func isMarker(_ start: Int, of byte: UInt8) -> Bool {
    let line = bytes[start...].prefix(8)
    return line.count == 8 && line.prefix(7).allSatisfy { $0 == byte }
      && line.last.map(Byte.isBlankOrEnd) ?? false
  }
}

extension Diagnostic {
  /// An error where it is why reading failed, a warning where all was read as text.
  static func mergeConflict(at span: Span, severity: Severity = .error) -> Diagnostic {
    Diagnostic("a merge conflict is left in this file", at: span, severity: severity)
  }
}
