/// Counts lines and columns in one pass over the bytes.
struct LineCount {
  private var line = 1
  private var column = 1
  private var offset: Int

  /// Begins at an offset, which is the first column.
  init(from offset: Int) { self.offset = offset }

  /// The line and column of an offset that is not before the last one asked for.
  mutating func position(of end: Int, in text: ByteText) -> (line: Int, column: Int) {
    while offset < end {
      let byte = text[offset]
      offset += 1
      if byte == CodeByte.lineFeed
        || byte == CodeByte.carriageReturn && text[offset] != CodeByte.lineFeed
      {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}

/// The offsets of the first lines of a file.
struct LineStarts {
  private let text: ByteText
  private var starts = [0]

  private(set) var end = 0

  /// So many lines, if there are as many.
  init(_ text: ByteText, through last: Int) {
    self.text = text
    while end < text.count {
      let (byte, offset) = (text[end], end)
      if starts.count == last, CodeByte.isBreak(byte) { return }
      end += 1
      if byte == CodeByte.lineFeed
        || byte == CodeByte.carriageReturn && text[offset + 1] != CodeByte.lineFeed
      {
        starts.append(offset + 1)
      }
    }
  }

  /// A line, counted from 1, without its break; empty behind the last one.
  func range(of line: Int) -> Range<Int> {
    guard starts.indices.contains(line - 1) else { return text.count..<text.count }
    return starts[line - 1]..<text.lineEnd(from: starts[line - 1])
  }
}
