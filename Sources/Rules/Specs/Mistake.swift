internal import Documents
internal import Findings
internal import Modules

/// One mistake that loading noticed, with all places that have it.
struct Mistake {
  /// The notice that is shown; the others are its notes.
  let first: Notice
  /// Further places, if there are so many that the mistake is told only once.
  let others: [Notice]

  /// In more places than this the same mistake is told once.
  private static let mostTold = 3

  /// Notices of one kind by their mistake, in the order of their places.
  fileprivate static func all(of notices: [Notice]) -> [Mistake] {
    var groups: [Key: [Notice]] = [:]
    for notice in notices { groups[Key(notice), default: []].append(notice) }
    return groups.values.flatMap { group in
      Set(group.map(\.place)).count > mostTold
        ? [Mistake(first: group[0], others: Array(group.dropFirst()))]
        : group.map { Mistake(first: $0, others: []) }
    }
    .sorted { ($0.first.place, $0.first.subject) < ($1.first.place, $1.first.subject) }
  }

  private struct Key: Hashable {
    let mistake: String
    let isSevere: Bool

    init(_ notice: Notice) { (mistake, isSevere) = (notice.mistake, notice.isSevere) }
  }
}

extension Rule {
  /// What loading noticed of one kind, the same mistake once where it is made all over.
  func mistakes(of kind: Notice.Kind, in context: RuleContext) -> [Mistake] {
    Mistake.all(of: context.notices(kind))
  }

  /// What loading noticed, as a finding: it points at the place of the notice, and is about the
  /// target, or the spec, and what is meant, as it is written.
  func finding(
    _ message: String, severity: Severity, about mistake: Mistake, help: String?,
    in context: RuleContext
  ) -> Finding {
    let first = mistake.first
    guard !mistake.others.isEmpty else {
      return finding(message, severity: severity, about: first, help: help, in: context)
    }
    // About no target: which of them comes first is no one's doing.
    return finding(
      message, severity: severity, at: first.place, from: Subject("."),
      to: Subject(first.mistake), help: help,
      notes: first.notes + mistake.others.map { Note("the same here", at: $0.place) },
      in: context)
  }
}
