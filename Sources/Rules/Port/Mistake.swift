/// A mistake that loading found, with all of its places and targets.
package struct Mistake {
  package let first: Notice
  /// The notices at the same place: a template or an include applies to several targets.
  package let twins: [Notice]
  /// Further places, if there are too many for a finding each.
  package var others: [Notice] = []

  /// With more places than this, a mistake is reported once.
  package static let mostTold = 3

  /// Groups notices of one kind by text and place, in order.
  package static func each(of notices: [Notice]) -> [Mistake] {
    // A path counts from the root, since specs may write it differently.
    Dictionary(grouping: notices) { Note($0.path ?? $0.subject, at: $0.place) }
      .values.map { Mistake(first: $0[0], twins: Array($0.dropFirst())) }
      .sorted(by: isBefore)
  }

  /// The same, reported once if there are more places than a limit.
  package static func all(of notices: [Notice], upTo most: Int = mostTold) -> [Mistake] {
    Dictionary(grouping: each(of: notices)) { mistake in
      [mistake.first.mistake, mistake.first.isSevere ? "severe" : ""]
    }.values
      .flatMap { group in
        guard group.count > most, var first = group.first else { return group }
        first.others = group.dropFirst().map(\.first)
        return [first]
      }
      .sorted(by: isBefore)
  }

  private static func isBefore(_ one: Mistake, _ other: Mistake) -> Bool {
    (one.first.place, one.first.subject) < (other.first.place, other.first.subject)
  }

  /// The same change at each place, for all of its targets.
  func fixes(_ action: Change.Action, in graph: ModuleGraph) -> [Fix] {
    let notices = [first] + twins + others
    return [
      Fix(
        notices.map { notice in
          Change(action, of: notice.target.map { Subject($0, in: graph) }, at: notice.place)
        })
    ]
  }

  func renames(in graph: ModuleGraph) -> [Fix] {
    guard let name = first.suggestion else { return [] }
    let names = graph.targets.flatMap { [$0.name, $0.product] }
    guard first.kind != .unknownName || NearestName.isOnly(name, near: first.subject, among: names)
    else { return [] }
    let key = first.kind == .misspelledKey ? first.subject.split(separator: ".").last : nil
    return fixes(.rename(from: key.map(String.init) ?? first.subject, to: name), in: graph)
  }
}

extension Rule {
  /// The mistakes of one kind, each reported once if there are many places.
  package func mistakes(of kind: Notice.Kind, in context: RuleContext) -> [Mistake] {
    Mistake.all(of: context.notices(kind))
  }

  /// A finding at the notice's place, about its target or spec and its subject as written.
  package func finding(
    _ message: String, severity: Severity, about mistake: Mistake, help: String?,
    in context: RuleContext
  ) -> Finding {
    let first = mistake.first
    guard !mistake.others.isEmpty else {
      let finding = finding(message, severity: severity, about: first, help: help, in: context)
      let names = Set(mistake.twins.compactMap(\.target).map(context.graph.name)).sorted()
      return names.isEmpty
        ? finding
        : finding.adding(Note("the same for \(names.listed(upTo: mostNames))", at: first.place))
    }
    // Without a target, since the first one is arbitrary. A new place is new; the others keep
    // their identity.
    return finding(
      message, severity: severity, at: first.place, from: Subject("."),
      to: Subject(first.mistake), help: help,
      notes: first.notes + mistake.others.map { Note("the same here", at: $0.place) },
      entries: { own in
        ([first] + mistake.others).map { notice in
          BaselineEntry(
            BaselineKey(
              rule: own.key.rule, from: Subject(notice, in: context.graph).identity,
              to: notice.typo.identity),
            grade: own.grade, note: Note(notice.subject, at: notice.place))
        }
      }, in: context)
  }
}

private let mostNames = 8
