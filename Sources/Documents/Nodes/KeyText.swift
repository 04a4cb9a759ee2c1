/// The bytes of a key; keys are equal only if all bytes are.
///
/// `String` compares canonical equivalents, and sorts the combining marks of a character for that.
/// This takes quadratic time: minutes for a megabyte of marks. Bytes of a document aren't copied.
package struct KeyText: Hashable, Sendable {
  private let bytes: ArraySlice<UInt8>

  init(of row: UInt32, in table: NodeTable) { bytes = table.text(of: row) }

  /// A scalar's text; that of anything else is empty.
  package init(_ node: Node) {
    bytes = node.kind == .scalar ? node.document.table.text(of: node.row) : []
  }

  package init(_ text: String) { bytes = Array(text.utf8)[...] }

  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
