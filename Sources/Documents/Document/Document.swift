/// A parsed text: its nodes in one flat table, and what was noticed while reading.
///
/// Nodes are rows, children are row numbers, texts are ranges of bytes: a document of any size is
/// a handful of arrays. `Node` is the view that the rest of the program uses.
package final class Document: Sendable {
  package let source: Source
  /// The format that decides how scalars are typed.
  package let format: Format
  /// Keys that stand twice in one mapping, in document order.
  package let duplicateKeys: [DuplicateKey]
  /// What was read all the same, but is probably not what was meant.
  package let warnings: [Diagnostic]

  /// The bytes of the source, one step nearer.
  let bytes: [UInt8]
  let rows: [Row]
  /// The children of all collections, each collection's side by side; key and value in turn.
  let children: [Child]
  /// Texts that differ from their source: folded, unescaped, or joined from several lines.
  let cooked: [UInt8]
  let comments: [Span]
  let rootRow: UInt32?

  /// The two formats that are read into nodes.
  package enum Format: Sendable {
    case yaml
    case json
  }

  /// Reads a text: YAML as XcodeGen's parser reads it, or JSON strictly.
  package static func read(_ source: Source, as format: Format) throws(Diagnostic) -> Document {
    if let error = source.encodingError { throw error }
    switch format {
    case .yaml:
      if let error = source.yamlError { throw error }
      return try Parser.read(source)
    case .json: return try JSONReader.read(source)
    }
  }

  init(
    source: Source, format: Format, table: NodeTable, root: UInt32?, comments: [Span],
    warnings: [Diagnostic]
  ) {
    self.source = source
    self.format = format
    self.duplicateKeys = table.duplicateKeys
    self.warnings = warnings
    self.bytes = source.bytes
    self.rows = table.rows
    self.children = table.children
    self.cooked = table.cooked
    self.comments = comments
    self.rootRow = root
  }

  /// The node that holds all others; an empty stream has none.
  package var root: Node? {
    rootRow.map { Node(document: self, row: $0) }
  }

  /// Everything noticed, in the order of the text; what begins at one place, by its words.
  package var diagnostics: [Diagnostic] {
    (duplicateKeys.map(\.diagnostic) + warnings).sorted {
      ($0.span.start, $0.message) < ($1.span.start, $1.message)
    }
  }
}

/// A key that stands twice in one mapping; the later entry is the one that counts.
package struct DuplicateKey: Sendable {
  package let key: String
  package let first: Span
  package let second: Span

  /// The warning that names both places.
  package var diagnostic: Diagnostic {
    Diagnostic(
      "the key `\(key)` stands twice in this mapping; the last one counts", at: second,
      severity: .warning, cause: .duplicateKey, notes: [.init("it stands here first", at: first)])
  }
}
