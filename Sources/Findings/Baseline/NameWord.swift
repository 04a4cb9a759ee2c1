/// A word of names that is another one now: at their beginning, at their end, or wherever it is.
struct NameWord: Hashable, Comparable {
  /// Where it is replaced.
  enum Position: Int {
    case start
    case end
    case anywhere
  }

  let position: Position
  let old: String
  let new: String

  /// So many names are compared with all others, and so many words with all names.
  private static let samples = 8

  /// The words in which most of some names may differ from other ones, most likely first.
  static func common(to olds: [String], and news: [String]) -> some Sequence<NameWord> {
    let step = max(1, olds.count / samples)
    var counts: [NameWord: Int] = [:]
    for index in stride(from: 0, to: olds.count, by: step) {
      for word in Set(news.flatMap { between(olds[index], $0) }) { counts[word, default: 0] += 1 }
    }
    return counts.filter { $0.value > 1 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(samples).map(\.key)
  }

  /// The words in which one name differs from another.
  private static func between(_ one: String, _ other: String) -> [NameWord] {
    let (old, new) = (Array(one.utf8), Array(other.utf8))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let inner = min(end, min(old.count, new.count) - start)
    func word(_ position: Position, _ start: Int, _ end: Int) -> NameWord {
      NameWord(
        position: position,
        old: String(decoding: old[start..<old.count - end], as: UTF8.self),
        new: String(decoding: new[start..<new.count - end], as: UTF8.self))
    }
    let words = [word(.start, 0, end), word(.end, start, 0)]
    return start + inner < old.count ? words + [word(.anywhere, start, inner)] : words
  }

  /// A name with the new word; nil, where the old one is not.
  func replaced(in name: String) -> String? {
    switch position {
    case .start: name.hasPrefix(old) ? new + name.dropFirst(old.count) : nil
    case .end: name.hasSuffix(old) ? name.dropLast(old.count) + new : nil
    case .anywhere: name.contains(old) ? name.replacing(old, with: new) : nil
    }
  }

  static func < (one: NameWord, other: NameWord) -> Bool {
    (one.position.rawValue, one.old, one.new) < (other.position.rawValue, other.old, other.new)
  }
}
