/// Changes texts at random, but the same way for the same seed.
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A text with a few changes: something put in, taken out, doubled, or copied from another text.
  mutating func mutant(of texts: [[UInt8]]) -> [UInt8] {
    var bytes = texts[below(texts.count)]
    for _ in 0...below(4) {
      let place = below(bytes.count + 1)
      switch below(5) {
      case 0, 1: bytes.insert(contentsOf: Mutator.pieces[below(Mutator.pieces.count)], at: place)
      case 2: bytes.removeSubrange(place..<min(place + 1 + below(5), bytes.count))
      case 3: bytes.insert(contentsOf: stretch(of: bytes), at: place)
      default: bytes.insert(contentsOf: stretch(of: texts[below(texts.count)]), at: place)
      }
    }
    return bytes
  }

  private mutating func stretch(of bytes: [UInt8]) -> [UInt8] {
    let start = below(bytes.count + 1)
    return Array(bytes[start..<min(start + 1 + below(20), bytes.count)])
  }

  /// The next number below a limit.
  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(limit, 1)))
  }

  /// Tokens of YAML and JSON, and bytes that are not text.
  private static let pieces: [[UInt8]] =
    [
      "- ", ": ", ":", "[", "]", "{", "}", ",", "\n", "\r\n", "\r", " ", "  ", "\t", "\"", "'",
      "|\n",
      ">-\n", "|2+\n", "#", " # ", "&a ", "*a", "&a", "<<: *a", "<<", "---\n", "...\n", "? ", "!x ",
      "%YAML 1.2\n", "@", "`", "\\", "\\x4", "\\u00e9", "a", "é", "😀", "0x1", "1:30", "yes", "~",
      "\u{FEFF}", "\u{85}", "\u{2028}", "\0", "\u{7F}", "{{x}}", "**A**", "<<<<<<< x\n",
      ">>>>>>> x\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80]]
}
