/// Finds the name that a mistyped one was probably meant to be.
package enum NearestName {
  /// More slips than this and the guess would puzzle instead of help.
  package static let mostSlips = 2

  /// The name nearest to a word, at most two slips away, or nil.
  ///
  /// A slip is a letter too many, missing, wrong or exchanged with its neighbour; upper and lower
  /// case count as the same, and a `y` where `ies` should be is one slip. In words of three letters
  /// and less only one slip is forgiven, in a single letter none. Among names equally near the first
  /// one listed is taken.
  package static func of(
    _ word: String, among names: [String], atMost slips: Int = mostSlips
  ) -> String? {
    let typed = folded(word)
    let otherNumber = otherNumber(of: typed)
    var best: String?
    var limit = min(slips, typed.count > 3 ? mostSlips : typed.count > 1 ? 1 : 0)
    let lengths = typed.count - mostSlips...typed.count + mostSlips
    // Nearly all of many names are told apart by their lengths, which only folding of what is beyond
    // ASCII changes.
    for name in names
    where (lengths.contains(name.utf8.count) || isBeyondASCII(name)) && name != word {
      let known = folded(name)
      let found = known == otherNumber ? min(1, limit) : distance(typed, known, atMost: limit)
      guard let found else { continue }
      best = name
      guard found > 0 else { break }
      limit = found - 1
    }
    return best
  }

  /// The same where words and names are as many as somebody writes: among more than anybody has it
  /// is not looked for.
  package static func of(_ word: String, amongFew names: some Collection<String>) -> String? {
    names.count < 200 ? of(word, among: names.sorted()) : nil
  }

  private static func isBeyondASCII(_ text: String) -> Bool { text.has { $0 >= 0x80 } }

  /// In lower case.
  private static func folded(_ text: String) -> [UInt8] {
    guard !isBeyondASCII(text) else { return Array(text.lowercased().utf8) }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return text.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }
  }

  /// The plural of a word that ends in `y`, or the other way round.
  private static func otherNumber(of word: [UInt8]) -> [UInt8]? {
    let (one, many) = (Array("y".utf8), Array("ies".utf8))
    if word.suffix(1).elementsEqual(one) { return word.dropLast(one.count) + many }
    if word.suffix(3).elementsEqual(many) { return word.dropLast(many.count) + one }
    return nil
  }

  /// The number of slips between two words, or nil if it is beyond the limit.
  ///
  /// Only the cells that can still be within the limit are looked at, and none behind a row that has
  /// none of them: the time grows with the length of the words at most, and not with its square.
  private static func distance(_ one: [UInt8], _ other: [UInt8], atMost limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    let far = limit + 1
    var before = [Int](repeating: far, count: other.count + 2)
    var above = before
    var current = before
    for column in 0...min(limit, other.count) { above[column] = column }
    for row in 1..<one.count + 1 {
      let near = max(1, row - limit)..<max(1, min(other.count, row + limit) + 1)
      // Beside what is looked at stands what is out of reach.
      current[near.lowerBound - 1] = near.lowerBound == 1 ? min(row, far) : far
      current[near.upperBound] = far
      for column in near {
        let isSame = one[row - 1] == other[column - 1]
        var slips = min(above[column], current[column - 1]) + 1
        slips = min(slips, above[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2],
          one[row - 2] == other[column - 1]
        {
          slips = min(slips, before[column - 2] + 1)
        }
        current[column] = min(slips, far)
      }
      guard current[(near.lowerBound - 1)..<near.upperBound].contains(where: { $0 < far }) else {
        return nil
      }
      (before, above, current) = (above, current, before)
    }
    return above[other.count] <= limit ? above[other.count] : nil
  }
}

extension NearestName {
  /// `did you mean …?`; nil if no name is near.
  ///
  /// Whoever knows a place where all names are listed says so after `??`.
  package static func help(
    for word: String, among names: [String]
  ) -> String? {
    of(word, among: names).map(help(naming:))
  }

  /// The question whether a name was meant.
  package static func help(naming name: String) -> String { "did you mean `\(name)`?" }

  /// `did you mean …?`, else all the names there are; nil if there are none.
  package static func help(for word: String, listing names: [String]) -> String? {
    if let help = help(for: word, among: names) { return help }
    guard !names.isEmpty else { return nil }
    return "there are " + names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
