extension Place {
  /// Where a stretch of a source stands, counted in lines and columns.
  package init(_ span: Span, in source: Source) {
    let (start, end) = source.positions(of: span)
    self.init(
      file: source.name, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }
}

extension Problem {
  /// What reading a source has to say, with places that outlive the source.
  package init(_ diagnostic: Diagnostic, in source: Source) {
    self.init(
      diagnostic.message, at: Place(diagnostic.span, in: source),
      severity: diagnostic.severity == .error ? .error : .warning,
      notes: diagnostic.notes.map { Note($0.message, at: Place($0.span, in: source)) })
  }
}
