/// How far one need not look again for the end of a token, because none was found.
///
/// Without it a line of nothing but beginnings would be searched once for each of them.
struct DeadEnds {
  /// What may turn out to have no end.
  enum Token: Int {
    case string, regex, bareRegex, placeholder, typeArguments
  }

  private var ends = [Int](repeating: 0, count: 5)
  private var hashes = [Int](repeating: 0, count: 5)

  /// Whether nothing ends before a certain offset that begins here, and has as many hashes.
  func isDead(_ offset: Int, _ token: Token, _ count: Int = 0) -> Bool {
    offset < ends[token.rawValue] && count >= hashes[token.rawValue]
  }

  mutating func note(_ token: Token, _ count: Int = 0, until end: Int) {
    ends[token.rawValue] = end
    hashes[token.rawValue] = count
  }
}
