/// One mistake that loading noticed, with all places and targets that have it.
package struct Mistake {
  /// The notice that is shown; the others are its notes.
  package let first: Notice
  /// What was noticed at the same place: a template or an include gives it to several targets.
  package let twins: [Notice]
  /// Further places, if there are too many for a finding each.
  package var others: [Notice] = []

  /// With more places than this, a mistake is reported once.
  package static let mostTold = 3

  /// Notices of one kind by what is written where, in the order of their places.
  package static func each(of notices: [Notice]) -> [Mistake] {
    Dictionary(grouping: notices) { PlaceKey(place: $0.place, subject: $0.path ?? $0.subject) }
      .values.map { Mistake(first: $0[0], twins: Array($0.dropFirst())) }
      .sorted(by: isBefore)
  }

  /// The same, told once where it is made in more places than some.
  package static func all(of notices: [Notice], upTo most: Int = mostTold) -> [Mistake] {
    Dictionary(grouping: each(of: notices)) { Key($0.first) }.values
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

  /// What is written at one place.
  private struct PlaceKey: Hashable {
    let place: Place
    /// The text; for a path that of the root, which several specs may write in several ways.
    let subject: String
  }

  private struct Key: Hashable {
    let mistake: String
    let isSevere: Bool

    init(_ notice: Notice) { (mistake, isSevere) = (notice.mistake, notice.isSevere) }
  }
}

extension Mistake {
  /// The same change at each of its places, for all targets that have it.
  func fixes(_ action: Change.Action, in graph: ModuleGraph) -> [Fix] {
    let notices = [first] + twins + others
    return [
      Fix(
        notices.map { notice in
          Change(action, of: notice.target.map { Subject($0, in: graph) }, at: notice.place)
        })
    ]
  }

  /// The name that was probably meant, in the place of what is written.
  func renames(in graph: ModuleGraph) -> [Fix] {
    guard let name = first.suggestion else { return [] }
    let key = first.kind == .misspelledKey ? first.subject.split(separator: ".").last : nil
    return fixes(.rename(from: key.map(String.init) ?? first.subject, to: name), in: graph)
  }
}

extension Rule {
  /// What loading noticed of one kind, the same mistake once where it is made all over.
  package func mistakes(of kind: Notice.Kind, in context: RuleContext) -> [Mistake] {
    Mistake.all(of: context.notices(kind))
  }

  /// What loading noticed, as a finding: it points at the place of the notice, and is about the
  /// target, or the spec, and what is meant, as it is written.
  package func finding(
    _ message: String, severity: Severity, about mistake: Mistake, help: String?,
    in context: RuleContext
  ) -> Finding {
    let first = mistake.first
    guard !mistake.others.isEmpty else {
      var finding = finding(message, severity: severity, about: first, help: help, in: context)
      let names = Set(mistake.twins.compactMap(\.target).map(context.graph.name)).sorted()
      if !names.isEmpty {
        finding.notes.append(
          Note("the same for \(names.listed(upTo: mostNames))", at: first.place))
      }
      return finding
    }
    // About no target: which of them comes first is no one's doing.
    var finding = finding(
      message, severity: severity, at: first.place, from: Subject("."),
      to: Subject(first.mistake), help: help,
      notes: first.notes + mistake.others.map { Note("the same here", at: $0.place) },
      in: context)
    // A place that is added is new, and each that was there before is as old as it was alone.
    finding.debts = ([first] + mistake.others).map { notice in
      MeasuredDebt(
        Debt(
          rule: finding.rule, from: Subject(notice, in: context.graph).identity,
          to: notice.slip.identity),
        grade: finding.debts.first?.grade, note: Note(notice.subject, at: notice.place))
    }
    return finding
  }
}

/// More targets than this are only counted.
private let mostNames = 8
