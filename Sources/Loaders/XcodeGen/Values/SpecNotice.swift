package import Documents
package import Modules

/// Something that reading a spec noticed; it becomes a `Notice` once targets have numbers.
package struct SpecNotice: Sendable {
  package let kind: Notice.Kind
  /// What is meant, as written: the key path, the value, the name.
  package let subject: String
  package let place: Place
  /// The final name of the target concerned, if it is one.
  package var target: String?
  /// The name that was probably meant, or the value that counts.
  package var suggestion: String?
  /// Whether links are lost by it.
  package var isGrave: Bool
  package var notes: [Note]

  package init(
    _ kind: Notice.Kind, _ subject: String, at place: Place, target: String? = nil,
    suggestion: String? = nil, isGrave: Bool = true, notes: [Note] = []
  ) {
    self.kind = kind
    self.subject = subject
    self.place = place
    self.target = target
    self.suggestion = suggestion
    self.isGrave = isGrave
    self.notes = notes
  }

  /// The same for people who look at a spec alone.
  package var problem: Problem {
    Problem(kind, subject, at: place, suggestion: suggestion, notes: notes)
  }
}
