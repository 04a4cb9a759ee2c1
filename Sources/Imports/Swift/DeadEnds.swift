/// Caches failed searches for the end of a token, which keeps scanning linear.
///
/// Otherwise a line of opening delimiters only would be searched once for each of them.
struct DeadEnds {
  /// A kind of token that may be unterminated.
  enum Token: Int {
    case string, regex, bareRegex, placeholder, typeArguments
  }

  private var ends = [Int](repeating: 0, count: 5)
  private var hashes = [Int](repeating: 0, count: 5)

  /// Whether a token with this many hashes that begins here is known to be unterminated.
  func isDead(_ offset: Int, _ token: Token, _ count: Int = 0) -> Bool {
    offset < ends[token.rawValue] && count >= hashes[token.rawValue]
  }

  mutating func note(_ token: Token, _ count: Int = 0, until end: Int) {
    ends[token.rawValue] = end
    hashes[token.rawValue] = count
  }
}
