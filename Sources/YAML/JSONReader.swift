struct JSONReader {
  static func read(_ source: Source) throws(Diagnostic) -> Document {
    throw .unsupported("JSON", at: Span(start: 0, end: 0))
  }
}
