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
  /// The names of the modules concerned, or of the members; sorted.
  package var modules: [String]
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
    fingerprint = ""
    fingerprint = identity.fingerprint
  }

  package var identity: Identity {
    Identity(
      rule: rule, from: from.identity, to: to?.identity, members: members.map(\.identity))
  }
}
