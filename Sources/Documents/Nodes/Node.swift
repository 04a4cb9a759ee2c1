/// One value of a document and its place: a document and a row number.
///
/// Aliases are resolved: the node is the aliased one, and `aliasSpan` is the alias itself.
package struct Node: Sendable {
  package let document: Document
  let row: UInt32
  package let aliasSpan: Span?

  init(document: Document, row: UInt32) {
    self.document = document
    let record = document.table.rows[Int(row)]
    if record.form == .alias {
      self.row = record.first
      aliasSpan = record.span
    } else {
      self.row = row
      aliasSpan = nil
    }
  }

  package enum Kind: String, Sendable {
    case scalar, sequence, mapping
  }

  package var kind: Kind {
    switch record.form {
    case .scalar, .alias: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  package var style: NodeStyle { record.style }

  /// The whole of the node, brackets and quotes included.
  package var span: Span { record.span }

  package var start: Position { document.source.position(of: span.start) }
  package var end: Position { document.source.position(of: span.end) }

  /// Where this document uses the node: at the alias if there is one, else where it is written.
  package var usedAt: Span { aliasSpan ?? span }

  /// Whether the value of a key, or the text between them, contains an `&`, so an alias may use it.
  package func mayHoldAnchor(below key: Node) -> Bool {
    guard key.document === document, key.span.end <= span.end else { return true }
    let bytes = document.table.bytes
    return bytes[Int(key.span.end)..<min(Int(span.end), bytes.count)].contains(UInt8(ascii: "&"))
  }

  var record: Row { document.table.rows[Int(row)] }

  /// The place of the node, or of the alias that led to it.
  package var place: Place { Place(usedAt, in: document.source) }
}

extension Document {
  /// The node that holds all others; an empty stream has none.
  package var root: Node? { rootRow.map { Node(document: self, row: $0) } }

  /// Every scalar, keys among them, in the order of the text.
  package var scalars: some Sequence<Node> {
    table.rows.indices.lazy.filter { [table] in table.rows[$0].form == .scalar }
      .map { Node(document: self, row: UInt32(truncatingIfNeeded: $0)) }
  }
}

extension Place {
  package init(of node: Node) { self.init(node.span, in: node.document.source) }
}
