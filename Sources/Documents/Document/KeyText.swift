/// The text of a key, which is another key's as soon as one byte differs.
///
/// A `String` would also call texts the same whose accents are composed differently. To find that
/// out it sorts the accents of a letter, which takes the square of their number: a megabyte of them
/// on one letter would take minutes.
struct KeyText: Hashable {
  private let bytes: ArraySlice<UInt8>

  /// The text of a scalar of a table, seen through an alias.
  init(of row: UInt32, in table: NodeTable, _ source: Source) {
    bytes = table.bytes(of: row, in: source)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
