/// Something to tell the author of a document: what, and where.
///
/// Each diagnostic is made by a static function beside the code that notices it, so that wording
/// and cause stay together; `docs/yaml-errors.md` lists them all.
package struct Diagnostic: Error, Equatable, Sendable {
  /// What a diagnostic does to the run.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// What callers may have to tell apart; everything else is only words.
  package enum Cause: Equatable, Sendable {
    case syntax
    /// YAML that archlint declines to read, such as tags or a second document.
    case unsupported
    /// The file is a template: the placeholder as it is written.
    case placeholder(String)
    /// The bytes are not text that YAML allows.
    case encoding
    /// A key that stands twice in one mapping.
    case duplicateKey
  }

  /// A second place that belongs to the story.
  package struct Note: Equatable, Sendable {
    package let message: String
    package let span: Span

    package init(_ message: String, at span: Span) {
      self.message = message
      self.span = span
    }
  }

  package let severity: Severity
  package let cause: Cause
  package let message: String
  package let span: Span
  package let notes: [Note]

  package init(
    _ message: String, at span: Span, severity: Severity = .error, cause: Cause = .syntax,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.cause = cause
    self.message = message
    self.span = span
    self.notes = notes
  }
}

extension Diagnostic {
  /// Something that is read all the same, but is probably not what was meant.
  static func warning(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(message, at: span, severity: .warning)
  }

  /// A feature of YAML that archlint does not read; the first words are a promise to users.
  static func unsupported(_ feature: String, at span: Span) -> Diagnostic {
    Diagnostic("unsupported YAML feature: \(feature)", at: span, cause: .unsupported)
  }
}
