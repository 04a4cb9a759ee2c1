/// The hashes by which code scanning recognises the lines of a file when they move.
///
/// The algorithm is GitHub's: a rolling hash over the hundred characters from the beginning of a
/// line on, blanks left out, and how many lines of the file had the same hash so far.
struct LineHashes {
  private static let window = 100
  private static let base: UInt64 = 37
  private static let lineFeed: UInt16 = 0x0A
  private static let carriageReturn: UInt16 = 0x0D
  private static let end: UInt16 = 0xFFFF

  /// For each line, from the first on, `hash:occurrence`.
  let values: [String]

  init(of text: String) {
    var roll = Roll()
    var isAfterReturn = false
    for unit in text.utf16 {
      let isBlank = unit == 0x20 || unit == 0x09
      let isSecondHalf = isAfterReturn && unit == LineHashes.lineFeed
      isAfterReturn = unit == LineHashes.carriageReturn
      if !isBlank && !isSecondHalf {
        roll.take(unit == LineHashes.carriageReturn ? LineHashes.lineFeed : unit)
      }
    }
    roll.take(LineHashes.end)
    roll.flush()
    values = roll.values
  }

  /// The hash of what is in the window, and the lines that begin in it.
  private struct Roll {
    private var characters = [UInt64](repeating: 0, count: LineHashes.window)
    private var startsLine = [Bool](repeating: false, count: LineHashes.window)
    private var index = 0
    private var hash: UInt64 = 0
    private var isAtLineStart = true
    private var occurrences: [UInt64: Int] = [:]
    private(set) var values: [String] = []
    /// What a character weighs when it leaves the window.
    private let oldest = (0..<LineHashes.window).reduce(UInt64(1)) { weight, _ in
      weight &* LineHashes.base
    }

    mutating func take(_ unit: UInt16) {
      if startsLine[index] { finishLine() }
      if isAtLineStart { startsLine[index] = true }
      isAtLineStart = unit == LineHashes.lineFeed
      push(UInt64(unit))
    }

    /// Moves the window past the end of the text.
    mutating func flush() {
      for _ in 0..<LineHashes.window {
        if startsLine[index] { finishLine() }
        push(0)
      }
    }

    private mutating func finishLine() {
      let count = (occurrences[hash] ?? 0) + 1
      occurrences[hash] = count
      values.append("\(String(hash, radix: 16)):\(count)")
      startsLine[index] = false
    }

    private mutating func push(_ character: UInt64) {
      hash = LineHashes.base &* hash &+ character &- oldest &* characters[index]
      characters[index] = character
      index = (index + 1) % LineHashes.window
    }
  }
}
