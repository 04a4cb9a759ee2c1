/// A message of the parser, in byte offsets; callers get a `Problem` with a place.
///
/// The code that detects an error also words its diagnostic; `docs/yaml-errors.md` lists them all.
struct Diagnostic: Error {
  /// A second place that belongs to the story.
  typealias Note = (message: String, span: Span)

  let severity: Severity
  let message: String
  let span: Span
  let notes: [Note]
  /// Where the file is a template: the placeholder as it is written.
  let placeholder: String?

  init(
    _ message: String, at span: Span, severity: Severity = .error, notes: [Note] = [],
    placeholder: String? = nil
  ) {
    (self.message, self.span, self.severity) = (message, span, severity)
    (self.notes, self.placeholder) = (notes, placeholder)
  }

  /// Something that is read all the same, but is probably not what was meant.
  static func warning(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(message, at: span, severity: .warning)
  }

  /// A feature of YAML that archlint does not read; the first words are a promise to users.
  static func unsupported(_ feature: String, at span: Span) -> Diagnostic {
    Diagnostic("unsupported YAML feature: \(feature)", at: span)
  }

  /// A bracket that the text goes on without closing.
  static func neverClosed(at opening: Span, until end: Span? = nil) -> Diagnostic {
    let notes = end.map { [("the text continues here as if it were closed", $0)] }
    return Diagnostic("this bracket is never closed", at: opening, notes: notes ?? [])
  }
}
