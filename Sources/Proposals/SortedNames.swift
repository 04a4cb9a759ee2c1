/// The names of all modules, to count those with a word at one end without a look at all of them.
struct SortedNames {
  private let forwards: [[UInt8]]
  /// Each name from its end to its beginning.
  private let backwards: [[UInt8]]

  init(_ names: [String]) {
    forwards = names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    backwards = names.map { $0.utf8.reversed() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// How many names have a word at its end, and something besides.
  func count(with word: NameFamilies.Word) -> Int {
    let names = word.isLast ? backwards : forwards
    let text = word.isLast ? word.text.utf8.reversed() : Array(word.text.utf8)
    let start = names.firstPosition(behind: { !text.lexicographicallyPrecedes($0) })
    return names[start...].prefix { $0.starts(with: text) }.count
  }
}

extension [[UInt8]] {
  /// The first position behind all names for which something holds, as it does for those before.
  fileprivate func firstPosition(behind holds: ([UInt8]) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
