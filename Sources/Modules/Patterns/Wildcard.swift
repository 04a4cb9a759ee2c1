/// A text in which each `*` stands for any number of bytes.
///
/// Matched without recursion: when the text stops fitting, only the latest `*` takes one byte
/// more, which is enough because an earlier one could gain nothing by it.
struct Wildcard: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")

  private let bytes: [UInt8]

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var hasStar: Bool { bytes.contains(Wildcard.star) }

  var literalCount: Int { bytes.count { $0 != Wildcard.star } }

  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var position = text.startIndex
    var next = 0
    var latest: (star: Int, taken: Int)?
    while position < text.endIndex {
      if next < bytes.count, bytes[next] == Wildcard.star {
        latest = (next, position)
        next += 1
      } else if next < bytes.count, bytes[next] == text[position] {
        next += 1
        position += 1
      } else if let (star, taken) = latest {
        latest = (star, taken + 1)
        next = star + 1
        position = taken + 1
      } else {
        return false
      }
    }
    return bytes[next...].allSatisfy { $0 == Wildcard.star }
  }

  /// What the first `*` stands for in a text, the shortest there is; nil if the text does not fit.
  func star(in text: ArraySlice<UInt8>) -> String? {
    let pieces = bytes.split(separator: Wildcard.star, omittingEmptySubsequences: false)
    guard pieces.count > 1, matches(text) else { return nil }
    let rest = text.dropFirst(pieces[0].count)
    let end =
      pieces.count == 2
      ? rest.dropLast(pieces[1].count).endIndex : rest.firstRange(of: pieces[1])?.lowerBound
    return end.map { String(decoding: rest[..<$0], as: UTF8.self) }
  }

  /// The part of a matching name that is not spelled out in the pattern.
  ///
  /// Of `ISSNetworkCore` and `*Core` it is `ISSNetwork`; a pattern with several stars has none.
  func rest(of name: String) -> String? {
    guard bytes.count == literalCount + 1, let rest = star(in: Array(name.utf8)[...]) else {
      return nil
    }
    return rest.isEmpty ? nil : rest
  }
}
