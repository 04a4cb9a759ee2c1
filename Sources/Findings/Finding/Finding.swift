@_exported public import KeyedDecoding
@_exported public import Modules

/// A problem of a project: what, where, how severe, and how to fix it.
///
/// An open value, made whole and never changed: a reporter prints its contents and knows no rule.
/// A class, since findings are copied often.
@usableFromInline
package final class Finding: Sendable {
  package let rule: String
  package let severity: Severity
  package let message: String
  package let help: String?
  /// Lines to paste, as the help explains.
  package let lines: [String]
  package let place: Place
  /// The target or spec that causes it.
  package let from: Subject
  package let to: Subject?
  /// The members of a set, such as a cycle; sorted by identity.
  package let members: [Subject]
  /// The module at fault; nil if a spec or a configuration is.
  package let module: String?
  /// The modules concerned, or the members; sorted.
  package let modules: [String]
  /// Other places, in reading order.
  package let notes: [Note]
  /// The links to remove, as many as there are: for a cycle the feedback arc set.
  package let cut: [Note]
  package let fixes: [Fix]
  /// The cause that it shares with others, if any.
  package let cause: Cause?
  /// Whether an image fails to link because of it, though its rule is about what loads.
  package let breaksLink: Bool
  /// The entries that the exception covers, for a finding about one.
  package let covered: [BaselineEntry]
  private let ownEntries: [BaselineEntry]?

  package init(
    rule: String, _ severity: Severity, _ message: String, at place: Place, from: Subject,
    to: Subject? = nil, members: [Subject] = [], module: String? = nil, modules: [String]? = nil,
    help: String? = nil, lines: [String] = [], notes: [Note] = [], cut: [Note] = [],
    fixes: [Fix] = [], cause: Cause? = nil, breaksLink: Bool = false,
    entries: [BaselineEntry]? = nil, covered: [BaselineEntry] = []
  ) {
    (self.rule, self.severity, self.message, self.place) = (rule, severity, message, place)
    (self.from, self.to, self.module) = (from, to, module)
    self.members = members.count > 1 ? members.sorted { $0.identity < $1.identity } : members
    self.modules = modules ?? self.members.map(\.name)
    (self.help, self.lines, self.notes, self.cut) = (help, lines, notes, cut)
    (self.fixes, self.cause, self.breaksLink) = (fixes, cause, breaksLink)
    (ownEntries, self.covered) = (entries, covered)
  }

  /// The same finding as seen together with others, or moved to another place.
  package func with(
    _ severity: Severity? = nil, _ message: String? = nil, at place: Place? = nil,
    from: Subject? = nil, to: Subject? = nil, modules: [String]? = nil, help: String?? = nil,
    lines: [String]? = nil, notes: [Note]? = nil, fixes: [Fix]? = nil, cause: Cause?? = nil,
    entries: [BaselineEntry]? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity ?? self.severity, message ?? self.message, at: place ?? self.place,
      from: from ?? self.from, to: to ?? self.to, members: members, module: module,
      modules: modules ?? self.modules, help: help ?? self.help, lines: lines ?? self.lines,
      notes: notes ?? self.notes, cut: cut, fixes: fixes ?? self.fixes, cause: cause ?? self.cause,
      breaksLink: breaksLink, entries: entries ?? ownEntries, covered: covered)
  }

  /// The finding with fixes, the first of which is the default help.
  package func fixed(by fixes: [Fix]) -> Finding {
    fixes.isEmpty ? self : with(help: help ?? fixes[0].words, fixes: fixes)
  }

  package func adding(_ note: Note) -> Finding { with(notes: notes + [note]) }

  /// The baseline entries that accept it; by default one, its ends.
  package var entries: [BaselineEntry] {
    ownEntries ?? [BaselineEntry(BaselineKey(rule: rule, from: from.identity, to: to?.identity))]
  }

  package var identity: Identity {
    Identity(rule: rule, from: from.identity, to: to?.identity, members: members.map(\.identity))
  }
}
