/// The `#if`s around a place of a source.
struct BranchConditions {
  /// The condition of the branch at hand, and those of the branches before it, which do not hold.
  private struct Branch {
    var text: Range<Int>?
    var others: [Range<Int>] = []
    /// Whether no branch before it is left out.
    var isWhole = true

    /// The next branch; none of many before it but the last few are kept.
    mutating func turn(_ next: Range<Int>?) {
      others += [text].compactMap(\.self)
      if others.count > BranchConditions.depth { isWhole = false }
      (others, text) = (others.suffix(BranchConditions.depth), next)
    }
  }

  /// What replaces a part that is left out.
  static let gap = "…"
  /// How many of the innermost are shown, and how much of each: there may be any number of any length.
  private static let depth = 4
  private static let length = 80

  private var branches: [Branch] = []

  mutating func begin(_ text: Range<Int>) { branches.append(Branch(text: text)) }

  /// The next branch; nil is that of `#else`.
  mutating func turn(_ text: Range<Int>?) {
    guard !branches.isEmpty else { return }
    branches[branches.count - 1].turn(text)
  }

  mutating func end() { _ = branches.popLast() }

  /// The conditions in words, the outer ones first, with a gap for what is left out.
  func words(in text: ByteText) -> String? {
    guard !branches.isEmpty else { return nil }
    let shown = branches.suffix(BranchConditions.depth)
    let isWhole = shown.count == branches.count && shown.allSatisfy(\.isWhole)
    let parts =
      (isWhole ? [] : [BranchConditions.gap])
      + shown.flatMap { branch in
        branch.others.map { "!(\(words(of: $0, in: text)))" }
          + [branch.text].compactMap { $0 }.map { words(of: $0, in: text) }
      }
    return parts.count == 1
      ? parts[0]
      : parts.map { $0.contains("||") && !$0.hasPrefix("!(") ? "(\($0))" : $0 }
        .joined(separator: " && ")
  }

  private func words(of range: Range<Int>, in text: ByteText) -> String {
    let shown = range.prefix(BranchConditions.length)
    return (shown.count < range.count ? BranchConditions.gap : "")
      + text.string(shown.startIndex..<shown.endIndex)
  }
}
