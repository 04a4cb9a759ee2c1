internal import Documents
internal import Findings
internal import Modules

extension [Finding] {
  /// The findings, with a cause for those that one entry brings about in several targets: they got
  /// it from a template or an included file, and one edit mends them all.
  func withSharedEntries() -> [Finding] {
    var findings = self
    let groups = Dictionary(
      grouping: indices.filter { self[$0].cause == nil && self[$0].to != nil }
    ) { EntryKey(self[$0]) }
    for members in groups.values where members.count > 1 {
      let group = members.map { self[$0] }.sortedForReading()
      let cause = Cause(
        group[0].message + "; the same for "
          + group.dropFirst().map(\.from.name).listed(upTo: mostNames),
        help: group[0].help, leavesMore: false)
      for member in members { findings[member].cause = cause }
    }
    return findings
  }
}

/// What is written at one place, and what is wrong with it.
private struct EntryKey: Hashable {
  let place: Place
  let to: String?
  let severity: Severity

  init(_ finding: Finding) {
    (place, to, severity) = (finding.place, finding.to?.identity, finding.severity)
  }
}

/// More targets than this are only counted.
private let mostNames = 8
