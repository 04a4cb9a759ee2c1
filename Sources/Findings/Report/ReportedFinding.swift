/// A finding in a report, with what a run adds to it: its state, its owner, its source line.
@dynamicMemberLookup
@usableFromInline
package struct ReportedFinding: Sendable {
  @usableFromInline package var finding: Finding
  /// Its state compared with an earlier run, if known.
  package var state: State?
  /// The rules of other findings about the same link.
  package var otherRules: [String] = []
  /// Its parts, each with ends and a fingerprint: findings of one cause count as one.
  package var parts: [ReportedFinding] = []
  package var owner: String?
  /// Its source line, if readable; of a very long line the part around the place.
  package var source: String?
  /// The column at which that part begins.
  package var sourceColumn = 1
  /// The hash by which code scanning identifies the line.
  package var lineHash: String?
  /// The fingerprint in a saved report, or of several parts.
  private var ownFingerprint: String?

  /// The result of a comparison with an earlier run.
  package enum State: String, CaseIterable, Sendable {
    case new, unchanged, fixed
  }

  package init(_ finding: Finding, _ state: State? = nil, fingerprint: String? = nil) {
    (self.finding, self.state, ownFingerprint) = (finding, state, fingerprint)
  }

  @inlinable
  package subscript<Value>(dynamicMember path: KeyPath<Finding, Value>) -> Value {
    finding[keyPath: path]
  }

  /// Its identity across runs.
  package var fingerprint: String { ownFingerprint ?? finding.identity.fingerprint }

  package func with(fixes: [Fix]) -> ReportedFinding {
    changed(self) { $0.finding = finding.with(fixes: fixes) }
  }

  package var each: [ReportedFinding] { parts.isEmpty ? [self] : parts }

  /// What it breaks; the first is what it is about.
  package var rules: [String] { [finding.rule] + otherRules }
}

extension [Finding] {
  /// The findings of a run that is compared with nothing.
  package var reported: [ReportedFinding] { map { ReportedFinding($0) } }
}
