/// The rows of a document while it is built.
struct NodeTable {
  private(set) var rows: [Row] = []
  private(set) var children: [Child] = []
  private(set) var cooked: [UInt8] = []
  private(set) var duplicateKeys: [DuplicateKey] = []

  /// Makes room for what a specification of a size usually holds.
  mutating func reserve(forBytes count: Int) {
    rows.reserveCapacity(count / 14)
    children.reserveCapacity(count / 14)
  }

  mutating func append(_ row: Row) -> UInt32 {
    rows.append(row)
    return UInt32(truncatingIfNeeded: rows.count - 1)
  }

  /// Keeps a text that is written differently in the source, and tells its range.
  mutating func cook(_ bytes: [UInt8]) -> Span {
    let start = cooked.count
    cooked.append(contentsOf: bytes)
    return Span(start: start, end: cooked.count)
  }

  /// Gives a collection its children, the last of the pending ones, and its end.
  mutating func setChildren(of row: UInt32, to pending: [Child], from first: Int, end: Int) {
    let index = Int(row)
    rows[index].first = UInt32(truncatingIfNeeded: children.count)
    rows[index].count = UInt32(truncatingIfNeeded: pending.count - first)
    rows[index].span = Span(start: Int(rows[index].span.start), end: end)
    // One by one: most collections have a few, and a slice of them costs more than that.
    for child in first..<pending.count { children.append(pending[child]) }
  }

  /// Gives the collection whose children were set last other children.
  mutating func replaceChildren(of row: UInt32, by members: [Child]) {
    children.removeLast(Int(rows[Int(row)].count))
    rows[Int(row)].count = UInt32(truncatingIfNeeded: members.count)
    children.append(contentsOf: members)
  }

  /// The children of a collection that has been closed.
  func children(of row: UInt32) -> ArraySlice<Child> {
    let record = rows[Int(row)]
    return children[Int(record.first)..<Int(record.first) + Int(record.count)]
  }

  mutating func hide(_ child: Int) { children[child].isHidden = true }

  /// Remembers that two keys of one mapping are the same.
  mutating func noteDuplicate(_ earlier: Child, _ later: Child, in source: Source) {
    duplicateKeys.append(
      DuplicateKey(
        key: String(decoding: bytes(of: later.row, in: source), as: UTF8.self),
        first: rows[Int(earlier.row)].span,
        second: rows[Int(later.row)].span))
  }

  /// The row that an alias names, or the row itself.
  func resolved(_ row: UInt32) -> UInt32 {
    rows[Int(row)].kind == .alias ? rows[Int(row)].first : row
  }

  /// The bytes of a scalar's text, seen through an alias.
  func bytes(of row: UInt32, in source: Source) -> ArraySlice<UInt8> {
    let record = rows[Int(resolved(row))]
    let range = Int(record.first)..<Int(record.first) + Int(record.count)
    return (record.isCooked ? cooked : source.bytes)[range]
  }
}
