/// A string in which each `*` matches any number of characters.
///
/// The first piece is matched at the start, the last at the end, and pieces between stars from left
/// to right, so the time is linear in pattern plus string. Names are equal if they look equal: `é`
/// may be one character or two.
struct Wildcard: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")

  private let bytes: [UInt8]
  private let pieces: [Piece<UInt8>]
  private let isASCII: Bool
  /// The last letter of every match, if it is known and one byte.
  private let end: UInt8?

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    pieces = bytes.split(separator: Wildcard.star, omittingEmptySubsequences: false)
      .map { Piece(Array($0)) }
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    end = isASCII ? pieces.last?.letters.last : nil
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
      letters.split(separator: "*", omittingEmptySubsequences: false).map { Piece(Array($0)) },
      Array(String(decoding: text, as: UTF8.self))[...])
  }

  /// Whether a path can't end in a match; a quick check that rejects nearly all paths.
  func isUnlikeEnd(of path: String) -> Bool {
    guard isASCII, let end = pieces.last?.letters, !end.isEmpty,
      !path.utf8.suffix(end.count).elementsEqual(end)
    else { return false }
    if let last = path.utf8.last, isUnlikeEnd(last) { return true }
    // Not valid with combining marks.
    return path.utf8.allSatisfy { $0 & 0x80 == 0 }
  }

  /// Whether no match ends in this byte, which is ASCII: combining marks take several bytes.
  private func isUnlikeEnd(_ last: UInt8) -> Bool { last < 0x80 && end.map { $0 != last } ?? false }

  private func fits<Letter>(_ pieces: [Piece<Letter>], _ text: ArraySlice<Letter>) -> Bool {
    guard !pieces.isEmpty else { return text.isEmpty }
    let last = pieces.count - 1
    guard last > 0 else { return pieces[0].letters.elementsEqual(text) }
    let (front, back) = (pieces[0].letters.count, pieces[last].letters.count)
    guard text.count >= front + back, text.suffix(back).elementsEqual(pieces[last].letters),
      text.starts(with: pieces[0].letters)
    else { return false }
    var rest = text.dropFirst(front).dropLast(back)
    for piece in pieces.dropFirst().dropLast() {
      guard let end = piece.end(in: rest) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// The shortest match of the first `*` in a string; nil if the string doesn't match.
  func star(in text: ArraySlice<UInt8>) -> String? {
    guard pieces.count > 1, matches(text) else { return nil }
    let rest = text.dropFirst(pieces[0].letters.count)
    let next = pieces[1].letters.count
    let end =
      pieces.count == 2
      ? rest.dropLast(next).endIndex : pieces[1].end(in: rest).map { $0 - next }
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

/// A piece between two stars, with its table for skipping mismatches.
struct Piece<Letter: Hashable & Sendable>: Hashable, Sendable {
  let letters: [Letter]
  /// The failure function of Knuth, Morris and Pratt.
  private let fallback: [Int]

  init(_ letters: [Letter]) {
    self.letters = letters
    var fallback: [Int] = []
    var length = 0
    for index in letters.indices {
      while index > 0, length > 0, letters[index] != letters[length] {
        length = fallback[length - 1]
      }
      if index > 0, letters[index] == letters[length] { length += 1 }
      fallback.append(length)
    }
    self.fallback = fallback
  }

  /// The end of the first occurrence of the piece in a string.
  func end(in text: ArraySlice<Letter>) -> Int? {
    guard !letters.isEmpty else { return text.startIndex }
    var length = 0
    for index in text.indices {
      while length > 0, letters[length] != text[index] { length = fallback[length - 1] }
      if letters[length] == text[index] { length += 1 }
      if length == letters.count { return index + 1 }
    }
    return nil
  }
}
