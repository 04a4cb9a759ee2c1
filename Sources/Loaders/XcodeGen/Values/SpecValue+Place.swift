internal import Modules
internal import YAML

extension Node {
  /// Where the node stands, at the alias if it was reached through one.
  var place: Place { document.source.place(of: usedAt) }
}

extension Source {
  /// A stretch of the text as people find it.
  func place(of span: Span) -> Place {
    let start = position(of: span.start)
    let end = position(of: span.end)
    return Place(
      file: name, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension SpecValue {
  /// Where the value is written.
  var place: Place { node.place }
}

extension SpecKey {
  /// Where the key is written.
  var place: Place { node.place }
}
