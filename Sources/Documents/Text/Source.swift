/// The text of one file, with the start of each of its lines.
package final class Source: Sendable {
  /// The name that messages use: a path, or `<stdin>`.
  package let name: String
  /// Why the bytes are no text, if they are none: then they are good for messages only.
  let encodingError: Diagnostic?
  /// The first character that has no place in YAML, if there is one.
  let yamlError: Diagnostic?
  /// The text and a NUL behind it: no valid text contains one, so scanning needs no other bound.
  let bytes: [UInt8]
  /// Where each line begins; the first one after a byte order mark.
  let lineStarts: [UInt32]
  let longLines: LongLines?
  let isASCII: Bool

  /// Takes the bytes of a file, without a copy if the caller gives them up.
  package init(name: String, bytes: consuming [UInt8]) {
    var text = consume bytes
    text.append(Byte.end)
    let scan = EncodingScan(text)
    self.name = name
    self.bytes = text
    lineStarts = scan.lineStarts
    isASCII = scan.isASCII
    longLines = isASCII ? nil : LongLines(text, lineStarts: scan.lineStarts)
    encodingError = scan.error
    yamlError = scan.yamlError
  }

  package var count: Int { bytes.count - 1 }
  package var contents: ArraySlice<UInt8> { bytes.dropLast() }
  package var lineCount: Int { lineStarts.count }

  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
  }

  /// Hands out where the bytes begin; behind the last one of the text there is a NUL.
  func withBase<Result>(
    _ body: (UnsafePointer<UInt8>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      guard let base = bytes.baseAddress else {
        // Never thrown: a source always has its last byte.
        throw Diagnostic("the source is empty", at: Span(start: 0, end: 0))
      }
      return try body(base)
    }
  }

  package func text(of span: Span) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// The bytes of a line, counted from 1, without its line break.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : count
    while end > start, bytes[end - 1] == Byte.lineFeed || bytes[end - 1] == Byte.carriageReturn {
      end -= 1
    }
    return bytes[start..<end]
  }

  package func lineNumber(of offset: UInt32) -> Int {
    max(lineStarts.partitioningIndex { $0 > offset }, 1)
  }

  /// The byte at a line and a column; nil where the text does not reach.
  package func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    var offset = Int(lineStarts[line - 1])
    for _ in 1..<max(column, 1) {
      guard offset < count else { return nil }
      offset += 1
      while Byte.isContinuation(bytes[offset]) { offset += 1 }
    }
    return offset
  }

  package func position(of offset: UInt32) -> Position {
    position(of: offset, inLine: lineNumber(of: offset))
  }

  package func positions(of span: Span) -> (start: Position, end: Position) {
    let line = lineNumber(of: span.start)
    let isOneLine = line == lineStarts.count || span.end < lineStarts[line]
    return (
      position(of: span.start, inLine: line),
      position(of: span.end, inLine: isOneLine ? line : lineNumber(of: span.end))
    )
  }

  private func position(of offset: UInt32, inLine line: Int) -> Position {
    let start = Int(lineStarts[line - 1])
    let range = start..<max(Int(offset), start)
    if isASCII { return Position(line: line, column: range.count + 1) }
    let column =
      longLines?.characters(in: range, of: bytes) ?? LongLines.characters(in: range, of: bytes)
    return Position(line: line, column: column + 1)
  }
}

extension Place {
  package init(_ span: Span, in source: Source) {
    let (start, end) = source.positions(of: span)
    self.init(
      file: source.name, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }
}

extension Problem {
  /// What reading a source has to say, with places that outlive the source.
  init(_ diagnostic: Diagnostic, in source: Source) {
    self.init(
      diagnostic.message, at: Place(diagnostic.span, in: source), severity: diagnostic.severity,
      notes: diagnostic.notes.map { Note($0.message, at: Place($0.span, in: source)) },
      placeholder: diagnostic.placeholder)
  }
}
