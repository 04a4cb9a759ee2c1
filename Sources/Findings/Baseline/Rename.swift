/// A word that was replaced in many names, and the number of findings that moved with it.
package struct Rename: Hashable, Sendable {
  package let old: String
  package let new: String
  package let findings: Int

  package init(_ old: String, _ new: String, findings: Int) {
    (self.old, self.new, self.findings) = (old, new, findings)
  }

  /// Sums the findings of each rename; sorted by names.
  package static func joined(_ renames: [Rename]) -> [Rename] {
    let groups = Dictionary(grouping: renames) { [$0.old, $0.new] }.values
    return groups.map { Rename($0[0].old, $0[0].new, findings: $0.reduce(0) { $0 + $1.findings }) }
      .sorted { ($0.old, $0.new) < ($1.old, $1.new) }
  }

  /// Such as `8 moved with the rename Dom1 → Dom1Project`.
  package var words: String { "\(findings) moved with the rename \(old) → \(new)" }
}
