extension Place {
  /// Where a node is written.
  package init(of node: Node) {
    let (start, end) = (node.start, node.end)
    self.init(
      file: node.document.source.name, line: start.line, column: start.column,
      endLine: end.line, endColumn: end.column)
  }
}
