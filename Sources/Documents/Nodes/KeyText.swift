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
    self = bytes.count > 24 ? .long(bytes) : bytes.withUnsafeBytes(KeyText.packed)
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self =
      bytes.count > 24 ? .long(Array(bytes)[...]) : KeyText.packed(UnsafeRawBufferPointer(bytes))
  }

  private static func packed(_ text: UnsafeRawBufferPointer) -> KeyText {
    func word(_ start: Int) -> UInt64 {
      start + 8 <= text.count
        ? text.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        : text.dropFirst(start).reduce(0) { $0 << 8 | UInt64($1) }
    }
    return .short(word(0), word(8), word(16), count: text.count)
  }
}

/// Finds out which of a few names a key is, from its bytes and without making a `String` of it.
package struct KeyTable: Sendable {
  private let numbers: [KeyText: Int]

  /// Takes names that are all different.
  package init(_ names: [String]) {
    numbers = Dictionary(
      names.enumerated().map { (KeyText($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func number(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { number(of: $0) }
  }

  package func number(of key: UnsafeBufferPointer<UInt8>) -> Int? { numbers[KeyText(key)] }
}
