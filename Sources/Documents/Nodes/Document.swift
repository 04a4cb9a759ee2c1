/// A parsed text: its nodes in one flat table, and what was noticed while reading.
///
/// A document of any size is a handful of arrays, which `NodeTable` holds. `Node` is the view that
/// the rest of the program uses; `Document.read` makes documents.
package final class Document: Sendable {
  package let source: Source
  package let format: Format
  let table: NodeTable
  /// The row that holds all others; an empty stream has none.
  let rootRow: UInt32?
  let comments: [Span]
  private let noticed: [Diagnostic]

  package enum Format: Sendable {
    case yaml, json
    /// The form of `Info.plist`, in XML, and that of projects.
    case propertyList
  }

  init(
    source: Source, format: Format, table: NodeTable, root: UInt32?, comments: [Span],
    warnings: [Diagnostic]
  ) {
    (self.source, self.format, self.table) = (source, format, table)
    self.rootRow = root
    self.comments = comments
    noticed = warnings
  }

  package var repeatedKeys: [RepeatedKey] { table.repeatedKeys }

  /// What was read all the same, but is probably not what was meant; without repeated keys.
  package var warnings: [Problem] { noticed.map { Problem($0, in: source) } }

  /// Everything noticed, in the order of the text; what begins at one place, by its words.
  package var problems: [Problem] {
    (repeatedKeys.map(\.warning) + noticed).sorted {
      ($0.span.start, $0.message) < ($1.span.start, $1.message)
    }.map { Problem($0, in: source) }
  }

  /// How much reading took, in steps that grow with the text and no faster.
  package var steps: Int { table.steps }

  /// Whether the two bytes stand side by side anywhere in the text or in a scalar of it.
  package func hasPair(_ first: UInt8, _ second: UInt8) -> Bool {
    table.bytes.withUnsafeBufferPointer { ByteSearch.hasPair(first, second, in: $0) }
      || table.cooked.withUnsafeBufferPointer { ByteSearch.hasPair(first, second, in: $0) }
  }

  /// The keys that lead to each of some keys, itself included; also to those that a later entry
  /// hides.
  ///
  /// Positions in sequences are left out, so that a path survives what is added before it.
  package func keyPaths(to keys: Set<Span>) -> [Span: [String]] {
    rootRow.map { table.keyPaths(from: $0, to: keys) } ?? [:]
  }
}
