@_exported public import KeyedDecoding
@_exported public import Modules

/// A problem of a project: what, where, how severe, and how to fix it.
///
/// An open value: a reporter prints its contents and knows no rule. Findings are copied often, so
/// all but the sort keys is in shared storage, copied on write.
@dynamicMemberLookup
@usableFromInline
package struct Finding: Sendable {
  package var rule: String
  package var severity: Severity
  package var place: Place
  /// Its state compared with an earlier run, if known.
  package var state: State?
  @usableFromInline var shared: SharedFields

  /// The other fields; see `Story`.
  @inlinable
  package subscript<Value>(dynamicMember path: WritableKeyPath<Fields, Value>) -> Value {
    get { shared.fields[keyPath: path] }
    _modify {
      unshare()
      yield &shared.fields[keyPath: path]
    }
  }

  package var each: [Finding] { self.parts.isEmpty ? [self] : self.parts }

  /// The baseline entries that accept it; by default one, its ends.
  package var entries: [BaselineEntry] {
    get { shared.fields.entries ?? [ownEntry] }
    _modify {
      unshare()
      var entries = shared.fields.entries ?? [ownEntry]
      // Changed in place: a cycle may have thousands of entries.
      shared.fields.entries = nil
      defer { shared.fields.entries = entries }
      yield &entries
    }
  }

  /// Its identity across runs; a saved report keeps it.
  package var fingerprint: String {
    get { shared.fields.fingerprint ?? identity.fingerprint }
    set {
      unshare()
      shared.fields.fingerprint = newValue
    }
  }

  /// The result of a comparison with an earlier run.
  package enum State: String, CaseIterable, Sendable {
    case new, unchanged, fixed
  }

  package init(
    rule: String, _ severity: Severity, _ message: String, at place: Place, from: Subject,
    to: Subject? = nil, members: [Subject] = [], help: String? = nil, notes: [Note] = []
  ) {
    (self.rule, self.severity, self.place) = (rule, severity, place)
    let members = members.count > 1 ? members.sorted { $0.identity < $1.identity } : members
    shared = SharedFields(
      Fields(
        message: message, help: help, notes: notes, from: from, to: to, members: members,
        modules: members.map(\.name)))
  }

  /// Splits it into an entry for each of several things between the same ends.
  package mutating func divide(into parts: [(Subject, Note?)]) {
    guard let whole = entries.first, !parts.isEmpty else { return }
    entries = parts.map { part, note in
      var entry = whole
      entry.key.part = part.identity
      entry.note = note
      return entry
    }
  }

  package var identity: Identity {
    Identity(
      rule: rule, from: self.from.identity, to: self.to?.identity,
      members: self.members.map(\.identity))
  }

  private var ownEntry: BaselineEntry {
    BaselineEntry(BaselineKey(rule: rule, from: self.from.identity, to: self.to?.identity))
  }

  /// Makes the storage unique before a change.
  @usableFromInline
  mutating func unshare() {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedFields(shared.fields) }
  }

  /// What it breaks; the first is what it is about.
  package var rules: [String] { [rule] + self.otherRules }

  /// The fields of a finding other than its main sort keys.
  @usableFromInline
  package struct Fields {
    package var message: String
    package var help: String?
    /// Lines to paste, as the help explains.
    package var lines: [String] = []
    package var fixes: [Fix] = []
    /// The cause that it shares with others, if any.
    package var cause: Cause?
    /// Whether an image fails to link because of it, though its rule is about what loads.
    package var breaksLink = false
    package var otherRules: [String] = []
    /// Its parts, each with ends and a fingerprint: findings of one cause count as one.
    package var parts: [Finding] = []
    /// Other places, in reading order.
    package var notes: [Note]
    /// The links to remove, as many as there are: for a cycle the feedback arc set.
    package var cut: [Note] = []
    /// The target or spec that causes it.
    package var from: Subject
    package var to: Subject?
    /// The members of a set, such as a cycle; sorted by identity.
    package var members: [Subject]
    /// The module at fault; nil if a spec or a configuration is.
    package var module: String?
    package var owner: String?
    /// The modules concerned, or the members; sorted.
    package var modules: [String]
    package var entries: [BaselineEntry]?
    /// The entries that the exception covers, for a finding about one.
    package var covered: [BaselineEntry] = []
    package var fingerprint: String?
    /// Its source line, if readable; of a very long line the part around the place.
    package var source: String?
    /// The column at which that part begins.
    package var sourceColumn: Int = 1
    /// The hash by which code scanning identifies the line.
    package var lineHash: String?
  }
}

/// The shared storage of a finding's copies; a writer first makes it unique.
@usableFromInline
final class SharedFields: @unchecked Sendable {
  @usableFromInline var fields: Finding.Fields

  init(_ fields: Finding.Fields) { self.fields = fields }
}
