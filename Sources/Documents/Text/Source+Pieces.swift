/// The displayed part of a line: the line itself, unless it is very long.
package struct SourcePiece: Sendable {
  package let bytes: ArraySlice<UInt8>
  /// The column of the line that the first of the bytes has.
  package let column: Int

  package init(_ bytes: ArraySlice<UInt8>, from column: Int = 1) {
    (self.bytes, self.column) = (bytes, column)
  }
}

extension Source {
  /// Bytes kept on each side of a place: more characters than a terminal is wide.
  private static let reach = 400

  /// The line around a place, cut to what is shown; nil if there is no such line.
  ///
  /// It costs what it gives: a spec that a program wrote may be one line with thousands of findings.
  package func piece(around place: Place) -> SourcePiece? {
    guard (1...lineCount).contains(place.line) else { return nil }
    let line = line(place.line)
    guard line.count > 2 * Source.reach else { return SourcePiece(line) }
    let mark = offset(of: place.column, in: line)
    var start = max(line.startIndex, mark - Source.reach)
    while start > line.startIndex, Byte.isContinuation(line[start]) { start -= 1 }
    var end = min(line.endIndex, mark + Source.reach)
    while end < line.endIndex, Byte.isContinuation(line[end]) { end += 1 }
    let skipped = position(of: UInt32(truncatingIfNeeded: start)).column
    return SourcePiece(line[start..<end], from: start > line.startIndex ? skipped : 1)
  }

  private func offset(of column: Int, in line: ArraySlice<UInt8>) -> Int {
    let before = min(max(column - 1, 0), line.count)
    if isASCII { return line.startIndex + before }
    return longLines?.offset(of: before, in: line, of: bytes)
      ?? LongLines.offset(of: before, in: line)
  }
}
