extension Source {
  /// The bytes from an offset to the next blank or the end of the line.
  package func word(at start: some BinaryInteger) -> Span {
    var end = Int(start)
    while !Byte.isBlankOrEnd(bytes[end]) { end += 1 }
    return Span(start: Int(start), end: end)
  }

  /// The first word of a line; empty if there is none but a comment.
  func firstWord(ofLine number: Int) -> Span {
    let text = line(number).drop(while: Byte.isBlank)
    return text.first == UInt8(ascii: "#") ? Span(start: 0, end: 0) : word(at: text.startIndex)
  }

  func firstLine(of span: Span) -> Span {
    let line = line(lineNumber(of: span.start))
    return Span(start: Int(span.start), end: min(Int(span.end), line.endIndex))
  }

  /// The first word of the line above with which a misplaced line was probably meant to align.
  ///
  /// Going up, only lines count that begin further left than all below them: what the misplaced
  /// line is nested in. Of these, one of its own sort (an item or a key) and nearest in column.
  func sibling(above offset: UInt32) -> Span? {
    let own = LineFront(lineNumber(of: offset), in: self)
    var best: (distance: Int, word: Span)?
    var leftmost = Int.max
    for number in stride(from: lineNumber(of: offset) - 1, through: 1, by: -1) {
      let line = LineFront(number, in: self)
      guard line.sort != .other, line.column < leftmost else { continue }
      leftmost = line.column
      let distance = abs(line.column - own.column)
      if line.sort == own.sort, distance <= best?.distance ?? .max {
        best = (distance, word(at: line.start))
      }
      if own.sort == .key, let key = line.keyOfItem {
        let distance = abs(line.column + key - line.start - own.column)
        if distance <= best?.distance ?? .max { best = (distance, word(at: key)) }
      }
    }
    return best?.word
  }
}

/// The start of a line: its indentation, and whether a list entry or a key follows.
private struct LineFront {
  /// What a line can begin with, as far as it matters for aligning lines.
  enum Sort {
    case item, key, other
  }

  let column: Int
  let start: Int
  let sort: Sort
  let keyOfItem: Int?

  init(_ number: Int, in source: Source) {
    let line = source.line(number)
    let text = line.drop { $0 == Byte.space }
    column = text.startIndex - line.startIndex
    start = text.startIndex
    sort = LineFront.sort(of: text)
    let inner = text.dropFirst().drop { $0 == Byte.space }
    let isKeyOfItem = sort == .item && LineFront.sort(of: inner) == .key
    keyOfItem = isKeyOfItem ? inner.startIndex : nil
  }

  private static func sort(of text: ArraySlice<UInt8>) -> Sort {
    guard let first = text.first, first != UInt8(ascii: "#") else { return .other }
    let next = text.dropFirst().first ?? Byte.end
    if first == UInt8(ascii: "-"), Byte.isBlankOrEnd(next) { return .item }
    let hasColon = zip(text, text.dropFirst() + CollectionOfOne(Byte.end)).contains {
      $0 == UInt8(ascii: ":") && Byte.isBlankOrEnd($1)
    }
    return hasColon ? .key : .other
  }
}
