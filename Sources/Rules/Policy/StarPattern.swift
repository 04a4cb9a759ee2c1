internal import Modules

/// A pattern for paths that tells what its first `*` stands for: of `slices/*/**` a slice's name.
struct StarPattern {
  /// The part with the first `*`, cut at its stars.
  private let pieces: [Substring]
  private let part: Pattern
  /// What stands before and behind that part; a pattern of no parts fits a path of none.
  private let before: Pattern
  private let after: Pattern

  /// Nothing for names, or if there is no `*` that stays within a part.
  init?(_ text: String) {
    let parts = text.split(separator: "/")
    guard Pattern(text).isPath,
      let index = parts.firstIndex(where: { $0.contains("*") && $0 != "**" })
    else { return nil }
    pieces = parts[index].split(separator: "*", omittingEmptySubsequences: false)
    part = Pattern("\(parts[index])/")
    before = Pattern(parts[..<index].joined(separator: "/") + "/")
    after = Pattern(parts[(index + 1)...].joined(separator: "/") + "/")
  }

  /// What the first `*` stands for in a path; nothing, if the pattern does not fit.
  func star(in path: String) -> String? {
    let parts = path.split(separator: "/")
    let index = parts.indices.first { index in
      part.matches(path: String(parts[index]))
        && before.matches(path: parts[..<index].joined(separator: "/"))
        && after.matches(path: parts[(index + 1)...].joined(separator: "/"))
    }
    return index.flatMap { star(inPart: parts[$0]) }
  }

  /// The shortest text between what is spelled out around the first `*`.
  private func star(inPart text: Substring) -> String? {
    let rest = text.dropFirst(pieces[0].count)
    if pieces.count == 2 { return String(rest.dropLast(pieces[1].count)) }
    return rest.firstRange(of: pieces[1]).map { String(rest[..<$0.lowerBound]) }
  }
}
