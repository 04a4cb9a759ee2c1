/// The bytes of a key; keys are equal only if all bytes are.
///
/// `String` compares canonical equivalents, and sorts the combining marks of a character for that.
/// This takes quadratic time: minutes for a megabyte of marks. Bytes of a document aren't copied.
package enum KeyText: Hashable, Sendable {
  /// At most as many bytes as an id of a project has, eight in a number, and how many there are.
  case short(UInt64, UInt64, UInt64, count: Int)
  case long(ArraySlice<UInt8>)

  init(of row: UInt32, in table: NodeTable) { self.init(table.text(of: row)) }

  /// A scalar's text; that of anything else is empty.
  package init(_ node: Node) {
    self.init(node.kind == .scalar ? node.document.table.text(of: node.row) : [])
  }

  package init(_ text: String) { self.init(Array(text.utf8)[...]) }

  private init(_ bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBytes { text in
      func word(_ start: Int) -> UInt64 {
        start + 8 <= text.count
          ? text.loadUnaligned(fromByteOffset: start, as: UInt64.self)
          : text.dropFirst(start).reduce(0) { $0 << 8 | UInt64($1) }
      }
      return text.count > 24 ? .long(bytes) : .short(word(0), word(8), word(16), count: text.count)
    }
  }
}
