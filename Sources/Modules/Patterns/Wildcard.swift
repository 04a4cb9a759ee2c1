/// A string in which each `*` matches any number of characters.
///
/// The first piece is matched at the start, the last at the end, and pieces between stars from left
/// to right, so the time is linear in pattern plus string. Names are equal if they look equal: `é`
/// may be one character or two.
struct Wildcard: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")

  private let bytes: [UInt8]
  private let pieces: [[UInt8]]
  private let isASCII: Bool
  /// The last letter of every match, if it is known and one byte.
  private let end: UInt8?

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    pieces = bytes.split(separator: Wildcard.star, omittingEmptySubsequences: false).map(Array.init)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    end = isASCII ? pieces.last?.last : nil
  }

  var hasStar: Bool { pieces.count > 1 }

  /// The whole pattern, if it is literal ASCII.
  var literal: ArraySlice<UInt8>? { isASCII && !hasStar ? bytes[...] : nil }

  var literalCount: Int { bytes.count { $0 != Wildcard.star } }

  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    if let last = text.last, isUnlikeEnd(last) { return false }
    if isASCII, text.allSatisfy({ $0 < 0x80 }) { return fits(pieces, text) }
    // Compares letters instead of bytes, because of combining marks.
    let letters = Array(String(decoding: bytes, as: UTF8.self))
    return fits(
      letters.split(separator: "*", omittingEmptySubsequences: false).map(Array.init),
      Array(String(decoding: text, as: UTF8.self))[...])
  }

  /// Whether a path can't end in a match; a quick check that rejects nearly all paths.
  func isUnlikeEnd(of path: String) -> Bool {
    guard isASCII, let end = pieces.last, !end.isEmpty,
      !path.utf8.suffix(end.count).elementsEqual(end)
    else { return false }
    if let last = path.utf8.last, isUnlikeEnd(last) { return true }
    // Not valid with combining marks.
    return path.utf8.allSatisfy { $0 & 0x80 == 0 }
  }

  /// Whether no match ends in this byte, which is ASCII: combining marks take several bytes.
  private func isUnlikeEnd(_ last: UInt8) -> Bool { last < 0x80 && end.map { $0 != last } ?? false }

  private func fits<Letter: Comparable>(_ pieces: [[Letter]], _ text: ArraySlice<Letter>) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return text.isEmpty }
    guard pieces.count > 1 else { return first.elementsEqual(text) }
    guard text.count >= first.count + last.count, text.suffix(last.count).elementsEqual(last),
      text.starts(with: first)
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// The shortest match of the first `*` in a string; nil if the string doesn't match.
  func star(in text: ArraySlice<UInt8>) -> String? {
    guard pieces.count > 1, matches(text) else { return nil }
    let (rest, next) = (text.dropFirst(pieces[0].count), pieces[1])
    let end =
      pieces.count == 2
      ? rest.dropLast(next.count).endIndex
      : next.isEmpty ? rest.startIndex : rest.firstRange(of: next)?.lowerBound
    return end.map { String(decoding: rest[..<$0], as: UTF8.self) }
  }

  /// The part of a matching name that is not literal in the pattern.
  ///
  /// Of `ISSNetworkCore` and `*Core` it is `ISSNetwork`; a pattern with several stars has none.
  func rest(of name: String) -> String? {
    guard bytes.count == literalCount + 1, let rest = star(in: Array(name.utf8)[...]) else {
      return nil
    }
    return rest.isEmpty ? nil : rest
  }
}
