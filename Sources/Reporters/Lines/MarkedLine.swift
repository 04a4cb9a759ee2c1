/// The glyphs of a line, or of the part of a very long one, and which of them are meant.
struct MarkedLine {
  /// Bytes looked at on each side of the mark: enough for a terminal, however long the line is.
  private static let reach = 1000

  let glyphs: [Glyph]
  /// The bytes that the glyphs stand for; of most lines each byte is a glyph that shows itself.
  private let bytes: ArraySlice<UInt8>
  /// The glyphs that are meant; empty behind the last one when the end of the line is meant.
  let marked: Range<Int>
  /// Whether the line begins before the first glyph.
  let goesOnBefore: Bool
  /// Whether the line ends behind the last glyph.
  let goesOnAfter: Bool

  init(_ piece: SourcePiece, from column: Int, to endColumn: Int) {
    let line = piece.bytes
    let mark = MarkedLine.offset(of: max(max(column, 1) - piece.column, 0) + 1, in: line)
    var start = max(line.startIndex, mark - MarkedLine.reach)
    while start > line.startIndex, MarkedLine.isContinuation(line[start]) { start -= 1 }
    var end = min(line.endIndex, mark + MarkedLine.reach)
    while end < line.endIndex, MarkedLine.isContinuation(line[end]) { end += 1 }

    bytes = line[start..<end]
    glyphs = Glyph.glyphs(of: bytes)
    goesOnBefore = start > line.startIndex || piece.column > 1
    goesOnAfter = end < line.endIndex
    let skipped = line[start..<mark].count { !MarkedLine.isContinuation($0) }
    let length = endColumn > column ? endColumn - column : 1
    marked = MarkedLine.cover(glyphs, from: skipped, length: length)
  }

  /// What is printed for some glyphs.
  func text(of range: Range<Int>) -> String {
    guard Glyph.areBytes(bytes) else { return glyphs[range].map(\.text).joined() }
    let start = bytes.startIndex
    return String(
      decoding: bytes[start + range.lowerBound..<start + range.upperBound], as: UTF8.self)
  }

  /// How many columns of a terminal some glyphs take.
  func width(of range: Range<Int>) -> Int { glyphs[range].reduce(0) { $0 + $1.width } }

  /// The first of the glyphs that fill a width up to a glyph.
  func start(of width: Int, before index: Int) -> Int {
    index - MarkedLine.count(of: glyphs[..<index].reversed(), fitting: width)
  }

  /// The end of the glyphs that fill a width from a glyph on.
  func end(of width: Int, after index: Int) -> Int {
    index + MarkedLine.count(of: glyphs[index...], fitting: width)
  }

  private static func count(of glyphs: some Sequence<Glyph>, fitting width: Int) -> Int {
    var left = width
    return glyphs.prefix { glyph in
      left -= glyph.width
      return left >= 0
    }.count
  }

  /// Where the bytes of a column begin, at most the end of the line.
  private static func offset(of column: Int, in line: ArraySlice<UInt8>) -> Int {
    var left = column
    for index in line.indices where !isContinuation(line[index]) {
      left -= 1
      if left <= 0 { return index }
    }
    return line.endIndex
  }

  /// The glyphs that hold some scalars: a mark inside of one takes all of it.
  private static func cover(_ glyphs: [Glyph], from first: Int, length: Int) -> Range<Int> {
    var seen = 0
    var start = glyphs.count
    for (index, glyph) in glyphs.enumerated() {
      if seen + glyph.scalars > first, start > index { start = index }
      seen += glyph.scalars
      if start <= index, seen - first >= length { return start..<index + 1 }
    }
    return start..<glyphs.count
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
