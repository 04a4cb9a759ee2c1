@_exported public import Maps
@_exported public import Modules

/// A problem of a project: what, where, how severe, and how to fix it.
///
/// An open value: a reporter prints its contents and knows no rule. Findings are copied often, so
/// all but the sort keys is in shared storage, copied on write.
@dynamicMemberLookup
@usableFromInline
package struct Finding: Sendable {
  /// The name of the rule that found it.
  package var rule: String
  package var severity: Severity
  package var place: Place
  /// How it compares with what was there before, if that is known.
  package var state: State?
  @usableFromInline var shared: SharedStory

  /// The rest of it, as `Story` names it.
  @inlinable
  package subscript<Value>(dynamicMember path: WritableKeyPath<Story, Value>) -> Value {
    get { shared.story[keyPath: path] }
    _modify {
      unshare()
      yield &shared.story[keyPath: path]
    }
  }

  /// The parts, or the finding itself if it is one.
  package var each: [Finding] { self.parts.isEmpty ? [self] : self.parts }

  /// What it is made of, to be accepted or to be new; what a rule does not say is one debt, its ends.
  package var debts: [MeasuredDebt] {
    get { shared.story.debts ?? [ownDebt] }
    _modify {
      unshare()
      var debts = shared.story.debts ?? [ownDebt]
      // Changed in place: a cycle may have thousands of debts.
      shared.story.debts = nil
      defer { shared.story.debts = debts }
      yield &debts
    }
  }

  /// What it is the same by in every run; a report that is read back has kept it.
  package var fingerprint: String {
    get { shared.story.fingerprint ?? identity.fingerprint }
    set {
      unshare()
      shared.story.fingerprint = newValue
    }
  }

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
    self.place = place
    let members = members.count > 1 ? members.sorted { $0.identity < $1.identity } : members
    shared = SharedStory(
      Story(
        message: message, help: help, notes: notes, from: from, to: to, members: members,
        modules: members.map(\.name)))
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
      rule: rule, from: self.from.identity, to: self.to?.identity,
      members: self.members.map(\.identity))
  }

  private var ownDebt: MeasuredDebt {
    MeasuredDebt(Debt(rule: rule, from: self.from.identity, to: self.to?.identity))
  }

  /// Makes the storage unique before a change.
  @usableFromInline
  mutating func unshare() {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedStory(shared.story) }
  }
}

/// The shared storage of a finding's copies; a writer first makes it unique.
@usableFromInline
final class SharedStory: @unchecked Sendable {
  @usableFromInline var story: Finding.Story

  init(_ story: Finding.Story) { self.story = story }
}

extension Finding {
  /// All of a finding but what mostly decides its order.
  @usableFromInline
  package struct Story {
    /// One sentence that names both ends with their layers.
    package var message: String
    /// What to do instead.
    package var help: String?
    /// Lines to paste where the help says.
    package var lines: [String] = []
    /// What would fix it, the best first.
    package var fixes: [Fix] = []
    /// What it comes from together with others, if it does.
    package var cause: Cause?
    /// What it is made of if that is several, each with ends and a fingerprint of its own: findings of
    /// one cause are counted as one.
    package var parts: [Finding] = []
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
    /// The owner of its file, if the repository declares one.
    package var owner: String?
    /// The names of the modules concerned, or of the members; sorted.
    package var modules: [String]
    package var debts: [MeasuredDebt]?
    /// What the exception covers that it is about, by the names of the rules that found it.
    package var covered: [MeasuredDebt] = []
    package var fingerprint: String?
    /// The line of the file that it points at, if the file could be read; of a very long one the
    /// part around the place.
    package var source: String?
    /// The column of the line that this begins with.
    package var sourceColumn: Int = 1
    /// The hash by which code scanning identifies the line.
    package var lineHash: String?
  }
}
