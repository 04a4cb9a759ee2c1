/// One value of a document, with the place where it was written.
///
/// An alias is seen through: its node is the one it names, and `aliasSpan` tells where it stands.
package struct Node: Sendable {
  package let document: Document
  let row: UInt32
  /// Where the alias stands through which this node was reached.
  package let aliasSpan: Span?

  init(document: Document, row: UInt32) {
    self.document = document
    let record = document.rows[Int(row)]
    if record.kind == .alias {
      self.row = record.first
      aliasSpan = record.span
    } else {
      self.row = row
      aliasSpan = nil
    }
  }

  /// What a node is made of.
  package enum Kind: String, Sendable {
    case scalar
    case sequence
    case mapping
  }

  /// How a node was written.
  package enum Style: UInt8, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
    case block
    case flow
  }

  package var kind: Kind {
    switch record.kind {
    case .scalar, .alias: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  package var style: Style { record.style }

  /// The whole of the node, brackets and quotes included.
  package var span: Span { record.span }

  /// Where the node begins.
  package var start: Position { document.source.position(of: span.start) }

  /// Where the node ends, exclusively.
  package var end: Position { document.source.position(of: span.end) }

  /// Where this document uses the node: at the alias if there is one, else where it is written.
  package var usedAt: Span { aliasSpan ?? span }

  /// Whether two views show the same node of the same document, as aliases make them.
  package func isSame(as other: Node) -> Bool {
    row == other.row && document === other.document
  }

  var record: Row { document.rows[Int(row)] }
}

extension Node {
  /// The text of a scalar, without quotes, escapes and folding; empty for a collection.
  package var text: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a scalar's text is the given one.
  package func hasText(_ other: StaticString) -> Bool {
    withBytes { bytes in
      bytes.count == other.utf8CodeUnitCount
        && other.withUTF8Buffer { bytes.elementsEqual($0) }
    }
  }

  /// Hands out the bytes of a scalar's text without making a `String` of them.
  package func withBytes<Result>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result) -> Result {
    document.withBytes(of: record, body)
  }
}
