/// The hashes by which code scanning identifies lines that move.
///
/// This is GitHub's algorithm: a rolling hash over a hundred characters from the start of a line,
/// without blanks, and the number of equal hashes so far. Only requested hashes are kept, since a
/// file may have too many lines to keep them all.
enum LineHashes {
  /// Returns `hash:occurrence` for each requested line, counted from 1.
  static func values(of lines: Set<Int>, in source: Source) -> [Int: String] {
    var hashes: [Int: UInt64] = [:]
    forEachLine(of: source) { if lines.contains($0) { hashes[$0] = $1 } }
    var occurrences: [UInt64: Int] = Dictionary(hashes.values.map { ($0, 0) }) { $1 }
    var values: [Int: String] = [:]
    forEachLine(of: source) { line, hash in
      guard let count = occurrences[hash] else { return }
      occurrences[hash] = count + 1
      if lines.contains(line) { values[line] = "\(String(hash, radix: 16)):\(count + 1)" }
    }
    return values
  }

  private static func forEachLine(of source: Source, _ body: (Int, UInt64) -> Void) {
    var roll = Roll()
    var last: UInt16 = 0
    for unit in String(decoding: source.contents, as: UTF8.self).utf16 {
      defer { last = unit }
      let isSecondHalf = unit == lineFeed && last == carriageReturn
      if unit == space || unit == tab || isSecondHalf { continue }
      roll.take(unit == carriageReturn ? lineFeed : unit, body)
    }
    roll.take(end, body)
    roll.flush(body)
  }

  private static let lineFeed: UInt16 = 0x0A
  private static let carriageReturn: UInt16 = 0x0D
  private static let space: UInt16 = 0x20
  private static let tab: UInt16 = 0x09
  private static let end: UInt16 = 0xFFFF

  /// The hash of the window, and the lines that begin in it.
  private struct Roll {
    private static let window = 100
    private static let base: UInt64 = 37

    private var characters = [UInt64](repeating: 0, count: Roll.window)
    private var startsLine = [Bool](repeating: false, count: Roll.window)
    private var index = 0
    private var hash: UInt64 = 0
    private var isAtLineStart = true
    private var line = 0
    private let oldest = (0..<Roll.window).reduce(UInt64(1)) { weight, _ in weight &* Roll.base }

    mutating func take(_ unit: UInt16, _ body: (Int, UInt64) -> Void) {
      if startsLine[index] { finishLine(body) }
      if isAtLineStart { startsLine[index] = true }
      isAtLineStart = unit == lineFeed
      push(UInt64(unit))
    }

    /// Moves the window past the end of the text.
    mutating func flush(_ body: (Int, UInt64) -> Void) {
      for _ in 0..<Roll.window {
        if startsLine[index] { finishLine(body) }
        push(0)
      }
    }

    private mutating func finishLine(_ body: (Int, UInt64) -> Void) {
      line += 1
      body(line, hash)
      startsLine[index] = false
    }

    private mutating func push(_ character: UInt64) {
      hash = Roll.base &* hash &+ character &- oldest &* characters[index]
      characters[index] = character
      index = (index + 1) % Roll.window
    }
  }
}
