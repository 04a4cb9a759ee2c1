/// The nodes of a document: rows in text order, adjacent children, texts as byte ranges.
///
/// Only `Composer` adds to it. A collection's row comes before those of its children, but it has
/// children only once it is closed; the row that an alias names is always complete.
struct NodeTable {
  /// The text, with a NUL behind it.
  let bytes: [UInt8]
  private(set) var rows: [Row] = []
  /// The children of all collections, each collection's side by side; key and value in turn.
  private(set) var children: [Child] = []
  /// Texts that differ from their source: folded, unescaped, or joined from several lines.
  private(set) var cooked: [UInt8] = []
  private(set) var repeatedKeys: [RepeatedKey] = []
  /// How many states the parser passed, keys were compared and entries merged so far.
  ///
  /// That grows with the text and no faster, which the tests of bounds hold it to.
  var steps = 0

  /// Makes room for what a specification of this size usually holds.
  init(of source: Source) {
    bytes = source.bytes
    rows.reserveCapacity(source.count / 14)
    children.reserveCapacity(source.count / 14)
  }

  mutating func append(_ row: Row) -> UInt32 {
    rows.append(row)
    return UInt32(truncatingIfNeeded: rows.count - 1)
  }

  mutating func cook(_ text: [UInt8]) -> Span {
    let start = cooked.count
    cooked.append(contentsOf: text)
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

  mutating func hide(_ child: Int) { children[child].isHidden = true }

  mutating func noteRepeated(_ earlier: Int, _ later: Int) {
    let key = children[later].row
    repeatedKeys.append(
      RepeatedKey(
        key: String(decoding: text(of: key), as: UTF8.self),
        first: rows[Int(children[earlier].row)].span, second: rows[Int(key)].span,
        loss: loss(of: children[earlier + 1].row, for: children[later + 1].row)))
  }

  /// How much is lost if a value replaces another one; quotes alone make no difference.
  private func loss(of value: UInt32, for other: UInt32) -> RepeatedKey.Loss {
    let (one, two) = (rows[Int(resolved(value))], rows[Int(resolved(other))])
    if one.count == 0 { return .none }
    guard one.form == two.form else { return .value }
    let isSame =
      one.form == .scalar
      ? text(of: value) == text(of: other) && isString(one) == isString(two)
      : written(one.span) == written(two.span)
    return isSame ? .same : .value
  }

  private func isString(_ row: Row) -> Bool {
    row.style != .plain || row.isCooked || withText(of: row) { Scalar(plain: $0) } == .string
  }

  /// The text of a collection, without the blanks behind it.
  private func written(_ span: Span) -> ArraySlice<UInt8> {
    let text = bytes[min(Int(span.start), bytes.count)..<min(Int(span.end), bytes.count)]
    return text[..<((text.lastIndex { $0 > 0x20 } ?? text.startIndex - 1) + 1)]
  }

  func resolved(_ row: UInt32) -> UInt32 {
    rows[Int(row)].form == .alias ? rows[Int(row)].first : row
  }

  func childRange(of row: Row) -> Range<Int> { Int(row.first)..<Int(row.first) + Int(row.count) }
  func children(of row: UInt32) -> ArraySlice<Child> { children[childRange(of: rows[Int(row)])] }

  func text(of row: UInt32) -> ArraySlice<UInt8> {
    let row = rows[Int(resolved(row))]
    return (row.isCooked ? cooked : bytes)[Int(row.first)..<Int(row.first) + Int(row.count)]
  }

  /// Hands out the bytes of a scalar's text; none for anything else.
  func withText<Result>(
    of row: Row, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result
  ) -> Result {
    let isText = row.form == .scalar
    let start = isText ? Int(row.first) : 0
    let range = start..<(isText ? start + Int(row.count) : 0)
    return row.isCooked
      ? cooked.withUnsafeBufferPointer { body($0[range]) }
      : bytes.withUnsafeBufferPointer { body($0[range]) }
  }
}
