internal import Documents

/// What several findings come from and one edit mends, so that people are told of it once.
///
/// Machines and baselines keep the findings apart, since one of them may be accepted and the next
/// one not.
package struct Cause: Hashable, Sendable {
  /// One sentence for all of them.
  package let message: String
  /// What to do instead, for all of them.
  package let help: String?
  /// Lines to paste where the help says.
  package let lines: [String]
  /// Whether each finding says what the sentence does not.
  package let leavesMore: Bool

  package init(
    _ message: String, help: String? = nil, lines: [String] = [], leavesMore: Bool = true
  ) {
    self.message = message
    self.help = help
    self.lines = lines
    self.leavesMore = leavesMore
  }
}

extension [Finding] {
  /// The findings as people read them: those of one cause, severity and state put together, where
  /// the first of them stands, with the others as notes.
  package var byCause: [Finding] {
    guard contains(where: { $0.cause != nil }) else { return self }
    var positions: [CauseKey: Int] = [:]
    var told: [Finding] = []
    for finding in self {
      guard let cause = finding.cause else {
        told.append(finding)
        continue
      }
      let key = CauseKey(
        cause: cause, rule: finding.rule, severity: finding.severity, state: finding.state)
      if let position = positions[key] {
        told[position].notes += finding.asNotes
        told[position].toldAlong += 1
      } else {
        positions[key] = told.count
        var first = finding
        (first.message, first.help, first.lines) = (cause.message, cause.help, cause.lines)
        first.notes = finding.asNotes
        told.append(first)
      }
    }
    return told
  }
}

/// What findings that are put together have in common.
private struct CauseKey: Hashable {
  let cause: Cause
  let rule: String
  let severity: Severity
  let state: Finding.State?
}

extension Finding {
  /// What it says, where it says it, and its own notes.
  fileprivate var asNotes: [Note] {
    (cause?.leavesMore ?? true ? [Note(message, at: place)] : []) + notes
  }
}
