/// Finds the name that a mistyped one was probably meant to be.
package enum NearestName {
  /// A name with more typos than this is not suggested.
  package static let mostTypos = 2

  /// The name nearest to a word, at most two typos away, or nil.
  ///
  /// A typo is a letter added, missing, wrong or swapped with the next; case is ignored, and `y`
  /// for `ies` is one typo. Words of two to four letters may have one typo, a single letter none.
  /// Of equally near names the first one is taken.
  package static func of(
    _ word: String, among names: [String], atMost typos: Int = mostTypos
  ) -> String? {
    let typed = folded(word)
    let otherNumber = otherNumber(of: typed)
    var best: String?
    var limit = min(typos, typed.count > 4 ? mostTypos : typed.count > 1 ? 1 : 0)
    for name in names where name != word {
      let known = folded(name)
      let found = known == otherNumber ? min(1, limit) : distance(typed, known, atMost: limit)
      guard let found else { continue }
      best = name
      guard found > 0 else { break }
      limit = found - 1
    }
    return best
  }

  /// Whether no other name is as near to a word, so that it may be written in its place.
  package static func isOnly(_ name: String, near word: String, among names: [String]) -> Bool {
    let typos = (0...mostTypos).first { of(word, among: [name], atMost: $0) != nil } ?? mostTypos
    return of(word, among: names.filter { $0 != name }, atMost: typos) == nil
  }

  /// Whether names are so few that they can be listed, or looked through for each of as many words.
  package static func areFew(_ names: some Collection<String>) -> Bool { names.count < 200 }

  /// The same for handwritten input; returns nil for more words or names than that.
  package static func of(_ word: String, amongFew names: some Collection<String>) -> String? {
    areFew(names) ? of(word, among: names.sorted()) : nil
  }

  private static func folded(_ text: String) -> [UInt8] {
    guard !text.has(where: { $0 >= 0x80 }) else { return Array(text.lowercased().utf8) }
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

  /// The number of typos between two words, or nil if it is beyond the limit.
  ///
  /// Computes only cells that can be within the limit, and stops at a row without any: the time is
  /// linear in the length of the words, not quadratic.
  private static func distance(_ one: [UInt8], _ other: [UInt8], atMost limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    let far = limit + 1
    // One array of three rows that take turns: Swift 6.3's optimizer mixes up three arrays that do.
    let width = other.count + 2
    var cells = [Int](repeating: far, count: 3 * width)
    var (before, above, current) = (0, width, 2 * width)
    for column in 0...min(limit, other.count) { cells[above + column] = column }
    for row in 1..<one.count + 1 {
      let near = max(1, row - limit)..<max(1, min(other.count, row + limit) + 1)
      // The cell next to the band counts as unreachable.
      cells[current + near.lowerBound - 1] = near.lowerBound == 1 ? min(row, far) : far
      cells[current + near.upperBound] = far
      for column in near {
        let isSame = one[row - 1] == other[column - 1]
        var typos = min(cells[above + column], cells[current + column - 1]) + 1
        typos = min(typos, cells[above + column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1]
        {
          typos = min(typos, cells[before + column - 2] + 1)
        }
        cells[current + column] = min(typos, far)
      }
      let reached = cells[(current + near.lowerBound - 1)..<(current + near.upperBound)]
      guard reached.contains(where: { $0 < far }) else { return nil }
      (before, above, current) = (above, current, before)
    }
    let typos = cells[above + other.count]
    return typos <= limit ? typos : nil
  }

  /// `did you mean …?`; nil if no name is near.
  ///
  /// Callers add where all names are listed after `??`.
  package static func help(for word: String, among names: [String]) -> String? {
    of(word, among: names).map(help(naming:))
  }

  /// The same among names that are as many as the words, if they are few.
  package static func help(for word: String, amongFew names: some Collection<String>) -> String? {
    of(word, amongFew: names).map(help(naming:))
  }

  package static func help(naming name: String) -> String { "did you mean `\(name)`?" }

  /// `did you mean …?`, else all the names there are; nil without any.
  package static func help(for word: String, listing names: [String]) -> String? {
    if let help = help(for: word, among: names) { return help }
    guard !names.isEmpty else { return nil }
    return "expected one of: " + names.joined(separator: ", ")
  }
}
