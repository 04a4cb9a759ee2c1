/// The header of a block scalar: `|2-` has indentation and chomping.
struct BlockHeader {
  /// The treatment of trailing line breaks.
  enum Chomping {
    case strip, keep
  }

  /// One break is left when it is nil.
  var chomping: Chomping?
  var indentation: Int?
  /// Where the mark and its signs end.
  var end: UInt32
}

/// The text of a block scalar as its lines come in.
struct BlockBody {
  let isLiteral: Bool
  let header: BlockHeader
  /// The column of the text, once it is known.
  var indent: Int?
  var end = 0
  var endsInBreak = false
  var trailingBreaks = 0

  private var text: [UInt8] = []
  private var hasLines = false
  private var lastLineIsIndented = false

  init(isLiteral: Bool, header: BlockHeader) { (self.isLiteral, self.header) = (isLiteral, header) }

  mutating func addLine(_ line: UnsafeBufferPointer<UInt8>, after breaks: Int) {
    let isIndented = line.first.map(Byte.isBlank) ?? false
    if hasLines {
      if isLiteral || lastLineIsIndented || isIndented {
        text.append(Byte.lineFeed)
      } else if breaks == 0 {
        text.append(Byte.space)
      }
    }
    text.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks))
    text.append(contentsOf: line)
    hasLines = true
    lastLineIsIndented = isIndented
  }

  /// The whole text, with the breaks at its end that the header asks for.
  mutating func finished() -> [UInt8] {
    if header.chomping != .strip, endsInBreak { text.append(Byte.lineFeed) }
    if header.chomping == .keep {
      text.append(contentsOf: repeatElement(Byte.lineFeed, count: trailingBreaks))
    }
    return text
  }
}
