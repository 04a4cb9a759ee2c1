/// Replaces words by others, each wherever it is a word of its own: `Net` is not in `Network`.
package struct WordReplacement: Sendable {
  /// A word that is replaced, or one around such a word that stays.
  private struct Word: Sendable {
    let old: [UInt8]
    let new: [UInt8]?
  }

  /// One place where a word is, and what is written there instead.
  package struct Match: Sendable {
    package let range: Range<Int>
    package let new: [UInt8]
  }

  package let names: [String: String]
  /// Names that contain such a word and stay.
  package let kept: Set<String>
  /// By their first bytes, the longest first.
  private let words: [UInt8: [Word]]
  /// Whether words are also parts of longer ones, as `Radio` is of `RadioTests`.
  private let takesParts: Bool

  /// Takes the words by what is written instead, and names that have one in them and stay.
  package init(_ names: [String: String], keeping kept: Set<String> = [], inParts: Bool = false) {
    (self.names, self.kept, takesParts) = (names, kept, inParts)
    let words =
      names.map { Word(old: Array($0.utf8), new: Array($1.utf8)) }
      + kept.subtracting(names.keys).map { Word(old: Array($0.utf8), new: nil) }
    self.words = Dictionary(grouping: words.filter { !$0.old.isEmpty }) { $0.old[0] }
      .mapValues { $0.sorted { $0.old.count > $1.old.count } }
  }

  /// What undoes it where none of the new words was before.
  package var reversed: WordReplacement {
    let pairs = names.map { ($1, $0) }
    return WordReplacement(Dictionary(pairs) { min($0, $1) }, keeping: kept, inParts: takesParts)
  }

  package func matches(in text: [UInt8]) -> [Match] {
    var (matches, offset): ([Match], Int) = ([], 0)
    while offset < text.count {
      guard let word = word(at: offset, in: text) else {
        offset += 1
        continue
      }
      let range = offset..<offset + word.old.count
      if let new = word.new { matches.append(Match(range: range, new: new)) }
      offset = range.upperBound
    }
    return matches
  }

  package func replaced(in text: String, atMost limit: Int = .max) -> String {
    let bytes = Array(text.utf8)
    let matches = Array(matches(in: bytes).prefix(limit))
    return String(decoding: matches.applied(to: bytes), as: UTF8.self)
  }

  private func word(at offset: Int, in text: [UInt8]) -> Word? {
    words[text[offset]]?.first { word in
      let end = offset + word.old.count
      guard end <= text.count, text[offset..<end].elementsEqual(word.old) else { return false }
      let takesParts = takesParts && word.new != nil
      return (isEdge(offset, in: text) || takesParts && isSeam(offset, in: text))
        && (isEdge(end, in: text) || takesParts && isSeam(end, in: text))
    }
  }

  /// Whether no word goes on from one side of a byte to the other.
  private func isEdge(_ offset: Int, in text: [UInt8]) -> Bool {
    offset == 0 || offset == text.count || !text[offset - 1].isOfName || !text[offset].isOfName
  }

  /// Whether a part of a word ends before a byte and another one begins: three in `ISSRadioTests`.
  private func isSeam(_ offset: Int, in text: [UInt8]) -> Bool {
    let (before, after) = (text[offset - 1], text[offset])
    if !before.isLetter || !after.isLetter { return !(before.isDigit && after.isDigit) }
    guard after.isCapital else { return false }
    return !before.isCapital || offset + 1 < text.count && text[offset + 1].isSmall
  }
}

extension [WordReplacement.Match] {
  package func applied(to text: [UInt8]) -> [UInt8] { applied(to: text[...]) }

  /// The same for a part of the text that they are matches of.
  package func applied(to text: ArraySlice<UInt8>) -> [UInt8] {
    var (result, start): ([UInt8], Int) = ([], text.startIndex)
    for match in self {
      result += text[start..<match.range.lowerBound] + match.new
      start = match.range.upperBound
    }
    return result + text[start...]
  }
}

extension UInt8 {
  fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whatever is beyond ASCII is part of words.
  fileprivate var isLetter: Bool { isSmall || isCapital || self >= 0x80 }
  /// Whether names of targets have it inside.
  package var isOfName: Bool { isLetter || isDigit || self == .dash || self == UInt8(ascii: "_") }
}
