/// An index of character counts, for finding columns in very long lines.
///
/// Handwritten lines don't need it, but a generated spec may be a single line, and counting each
/// place from its start would take quadratic time.
struct LongLines {
  private static let short = 4096
  private static let step = 256

  /// How many characters begin before each step.
  private let begun: [UInt32]

  /// Indexes the bytes; nil if all of its lines are short.
  init?(_ bytes: [UInt8], lineStarts: [UInt32]) {
    let last = bytes.count - Int(lineStarts.last ?? 0)
    guard
      last > LongLines.short
        || zip(lineStarts, lineStarts.dropFirst()).contains(where: { $1 - $0 > LongLines.short })
    else { return nil }
    var begun: [UInt32] = []
    var total: UInt32 = 0
    for start in stride(from: 0, to: bytes.count, by: LongLines.step) {
      begun.append(total)
      let end = min(start + LongLines.step, bytes.count)
      total += UInt32(truncatingIfNeeded: LongLines.characters(in: start..<end, of: bytes))
    }
    self.begun = begun
  }

  /// How many characters begin in a range of the same text.
  func characters(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    characters(before: range.upperBound, of: bytes)
      - characters(before: range.lowerBound, of: bytes)
  }

  /// Where a character of a line begins, counted from 0; at most the end of the line.
  func offset(of character: Int, in line: ArraySlice<UInt8>, of bytes: [UInt8]) -> Int {
    let start = line.startIndex
    let wanted = character + characters(before: start, of: bytes)
    let last = max(begun.partitioningIndex { $0 > wanted } - 1, 0)
    let step = last * LongLines.step
    guard step > start else { return LongLines.offset(of: character, in: line) }
    guard step < line.endIndex else { return line.endIndex }
    return LongLines.offset(of: wanted - Int(begun[last]), in: line[step...])
  }

  /// Where a character begins, counted one by one; what goes on a character counts for nothing.
  static func offset(of character: Int, in line: ArraySlice<UInt8>) -> Int {
    var left = character
    for index in line.indices where !Byte.isContinuation(line[index]) {
      if left == 0 { return index }
      left -= 1
    }
    return line.endIndex
  }

  private func characters(before offset: Int, of bytes: [UInt8]) -> Int {
    let index = min(offset / LongLines.step, begun.count - 1)
    let start = index * LongLines.step
    return Int(begun[index]) + LongLines.characters(in: start..<offset, of: bytes)
  }

  static func characters(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes[range].count { !Byte.isContinuation($0) }
  }
}
