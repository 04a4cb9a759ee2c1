/// An error or warning about the run itself, such as an unreadable file; never a finding.
package struct Problem: Hashable, Error, Sendable {
  /// An error sets exit code 2, a warning doesn't.
  package let severity: Severity
  package let message: String
  package let place: Place?
  package var help: String?
  package let notes: [Note]
  /// Where a file is a template and therefore cannot be read: the placeholder, as it is written.
  package let placeholder: String?
  /// The path from the root of the file whose absence it is.
  package let missing: String?

  package init(
    _ message: String, at place: Place? = nil, severity: Severity = .error, help: String? = nil,
    notes: [Note] = [], placeholder: String? = nil, missing: String? = nil
  ) {
    (self.message, self.place, self.severity) = (message, place, severity)
    (self.help, self.notes, self.placeholder) = (help, notes, placeholder)
    self.missing = missing
  }
}

/// A text and where it is: of a note, the words that say why a second place belongs to a story.
package struct Note: Hashable, Sendable {
  package let text: String
  package let place: Place

  package init(_ text: String, at place: Place) { (self.text, self.place) = (text, place) }
}

/// The weight of a problem or a finding; the raw values are those of configurations and reports.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case info, warning, error

  package static func < (one: Severity, other: Severity) -> Bool {
    one != other && (one == .info || other == .error)
  }
}

extension [Problem] {
  package var haveError: Bool { contains { $0.severity == .error } }
}
