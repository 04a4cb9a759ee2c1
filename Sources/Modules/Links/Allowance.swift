package import Documents

/// A comment in a spec that excuses a finding: `# archlint:allow RULE because …`.
package struct Allowance: Hashable, Sendable {
  package let rule: String
  /// What stands behind `because`; nothing, if nobody says why.
  package let reason: String?
  package let place: Place
  /// The lines that a finding must point at: the entry beside or below the comment.
  package let lines: ClosedRange<Int>

  package init(rule: String, reason: String?, at place: Place, lines: ClosedRange<Int>) {
    self.rule = rule
    self.reason = reason
    self.place = place
    self.lines = lines
  }
}
