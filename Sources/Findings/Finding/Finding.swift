package import Documents
internal import Modules

/// Something that a run has to say about a project: what, where, how bad, and the way out.
///
/// An open value: a reporter prints what is in it and knows no rule.
package struct Finding: Sendable {
  /// The name of the rule that found it.
  package var rule: String
  package var severity: Severity
  /// One sentence that names both ends with their layers.
  package var message: String
  package var place: Place
  /// What to do instead.
  package var help: String?
  /// Lines to paste where the help says.
  package var lines: [String] = []
  /// What it comes from together with others, if it does.
  package var cause: Cause?
  /// Who else does it, of its cause, and is told with it.
  package var toldAlong: [String] = []
  /// The other places of the story, in the order to be read.
  package var notes: [Note]
  /// The links without which what it is about would be gone, however many: of a cycle the cut.
  package var cut: [Note] = []
  /// The one that does it: a target, or a spec.
  package var from: Subject
  /// What it does it to, if there are two ends.
  package var to: Subject?
  /// Those it is about if it is about a set, such as a cycle; sorted by identity.
  package var members: [Subject]
  /// The name of the module at fault; nil where no module is, but a spec or a configuration.
  package var module: String?
  /// Who looks after the file that it points at, if the repository says so.
  package var owner: String?
  /// The names of the modules concerned, or of the members; sorted.
  package var modules: [String]
  /// What it is made of, to be accepted or to be new; what a rule does not say is one debt, its ends.
  package var debts: [MeasuredDebt]
  /// What the exception covers that it is about, by the names of the rules that found it.
  package var covered: [MeasuredDebt] = []
  /// What it is the same by in every run.
  package var fingerprint: String
  /// How it compares with what was there before, if that is known.
  package var state: State?
  /// The line of the file that it points at, if the file could be read; of a very long one the
  /// part around the place.
  package var source: String?
  /// The column of the line that this begins with.
  package var sourceColumn = 1
  /// What code scanning recognises that line by.
  package var lineHash: String?

  /// How a finding compares with an earlier run.
  package enum State: String, CaseIterable, Sendable {
    case new
    case unchanged
    case fixed
  }

  package init(
    rule: String, _ severity: Severity, _ message: String, at place: Place, from: Subject,
    to: Subject? = nil, members: [Subject] = [], help: String? = nil, notes: [Note] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.from = from
    self.to = to
    self.members = members.sorted { $0.identity < $1.identity }
    self.help = help
    self.notes = notes
    modules = self.members.map(\.name)
    debts = [MeasuredDebt(Debt(rule: rule, from: from.identity, to: to?.identity))]
    fingerprint = ""
    fingerprint = identity.fingerprint
  }

  /// Makes it of one debt for each of several things between the same ends.
  package mutating func divide(into parts: [(Subject, Note?)]) {
    guard let whole = debts.first, !parts.isEmpty else { return }
    debts = parts.map { part, note in
      var debt = whole
      debt.debt.part = part.identity
      debt.note = note
      return debt
    }
  }

  package var identity: Identity {
    Identity(
      rule: rule, from: from.identity, to: to?.identity, members: members.map(\.identity))
  }
}
