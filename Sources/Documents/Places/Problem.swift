/// Something that kept a run from doing its job, or nearly so: never a finding.
package struct Problem: Hashable, Error, Sendable {
  /// What a problem does to the exit code: an error makes it 2, a warning nothing.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  package let severity: Severity
  package let message: String
  /// Nothing, if it is about no file.
  package let place: Place?
  /// What can be done about it.
  package let help: String?
  package let notes: [Note]

  package init(
    _ message: String, at place: Place? = nil, severity: Severity = .error, help: String? = nil,
    notes: [Note] = []
  ) {
    self.message = message
    self.place = place
    self.severity = severity
    self.help = help
    self.notes = notes
  }
}
