/// A word that was replaced wherever it stood, and how many findings moved with it.
package struct Rename: Hashable, Sendable {
  package let old: String
  package let new: String
  package let findings: Int

  package init(_ old: String, _ new: String, findings: Int) {
    (self.old, self.new, self.findings) = (old, new, findings)
  }

  /// Two lists made one: what both name is counted once.
  package static func joined(_ one: [Rename], _ other: [Rename]) -> [Rename] {
    let counts = Dictionary(
      (one + other).map { ([$0.old, $0.new], $0.findings) }, uniquingKeysWith: +)
    return counts.map { Rename($0.key[0], $0.key[1], findings: $0.value) }
      .sorted { ($0.old, $0.new) < ($1.old, $1.new) }
  }

  /// Such as `8 moved with the rename Dom1 → Dom1Project`.
  package var words: String { "\(findings) moved with the rename \(old) → \(new)" }
}
