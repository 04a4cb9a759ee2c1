/// A replaced word of names: a prefix, a suffix, or a word inside.
struct NameWord: Hashable, Comparable {
  /// The words, with the marks of a name's ends if they are there.
  let old: String
  let new: String

  private static let samples = 8
  /// Marks around a name, so that a prefix matches only at the start.
  private static let (start, end) = ("\u{1}", "\u{2}")

  /// The replacements that most names may share, most likely first.
  static func common(to olds: [String], and news: [String]) -> some Sequence<NameWord> {
    let step = max(1, olds.count / samples)
    var counts: [NameWord: Int] = [:]
    for index in stride(from: 0, to: olds.count, by: step) {
      for word in Set(news.flatMap { between(olds[index], $0) }) { counts[word, default: 0] += 1 }
    }
    return counts.filter { $0.value > 1 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(samples).map(\.key)
  }

  /// The replacements that turn one name into another.
  private static func between(_ one: String, _ other: String) -> [NameWord] {
    let (old, new) = (Array((start + one + end).utf8), Array((start + other + end).utf8))
    let before = zip(old, new).prefix { $0 == $1 }.count
    let after = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let inner = min(after, min(old.count, new.count) - before)
    return [(0, after), (before, 0), (before, inner)].filter { $0 + $1 < old.count }.map {
      NameWord(
        old: String(decoding: old[$0..<old.count - $1], as: UTF8.self),
        new: String(decoding: new[$0..<new.count - $1], as: UTF8.self))
    }
  }

  /// The name with the new word; nil if the old one does not occur.
  func replaced(in name: String) -> String? {
    let name = NameWord.start + name + NameWord.end
    guard name.contains(old) else { return nil }
    return String(name.replacing(old, with: new).dropFirst().dropLast())
  }

  static func < (one: NameWord, other: NameWord) -> Bool {
    (one.old, one.new) < (other.old, other.new)
  }
}
