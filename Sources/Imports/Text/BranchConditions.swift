/// The `#if`s around a place of a source.
struct BranchConditions {
  /// The condition of the branch at hand, and whether it is that of `#else`.
  private struct Branch {
    var text: Range<Int>
    var isOtherwise = false
  }

  /// How many of the innermost are told, and how much of each: there may be any number of any
  /// length.
  private static let depth = 4
  private static let length = 80

  private var branches: [Branch] = []

  mutating func begin(_ text: Range<Int>) { branches.append(Branch(text: text)) }

  mutating func turn(_ text: Range<Int>) {
    guard !branches.isEmpty else { return }
    branches[branches.count - 1] = Branch(text: text)
  }

  mutating func turnOtherwise() {
    guard !branches.isEmpty else { return }
    branches[branches.count - 1].isOtherwise = true
  }

  mutating func end() { _ = branches.popLast() }

  /// The conditions in words, the outer ones first.
  func words(in text: ByteText) -> String? {
    guard let last = branches.last else { return nil }
    if branches.count == 1, !last.isOtherwise { return self.words(of: last, in: text) }
    return branches.suffix(BranchConditions.depth).map { branch in
      let words = self.words(of: branch, in: text)
      return branch.isOtherwise ? "!(\(words))" : words.contains("||") ? "(\(words))" : words
    }.joined(separator: " && ")
  }

  private func words(of branch: Branch, in text: ByteText) -> String {
    let range = branch.text.prefix(BranchConditions.length)
    return text.string(range.startIndex..<range.endIndex)
  }
}
