/// Builds a document's nodes from the order in which they open and close.
///
/// Both formats are read through it, so sharing, nesting and duplicate keys mean the same in both.
struct Composer {
  /// Collections may nest this deep; the stack of the program never grows with the input.
  static let deepestNesting = 1000

  /// Aliases may add this many nodes to what is written; a few hundred bytes could name billions.
  static let largestExpansion = 1_000_000

  private(set) var table = NodeTable()
  private(set) var warnings: [Diagnostic] = []
  private(set) var root: UInt32?
  let source: Source
  private var frames: [Frame] = []
  /// Children of the collections that are still open, innermost last.
  private var pending: [Child] = []
  private var anchors: [String: Anchor] = [:]
  private var expansion = 0

  init(source: Source) {
    self.source = source
    table.reserve(forBytes: source.count)
  }

  /// A collection that is still open.
  private struct Frame {
    let row: UInt32
    let firstPending: Int
    let anchor: Span?
    /// How many nodes it holds when every alias is written out.
    var weight = 1
  }

  /// A node that aliases can name.
  private struct Anchor {
    let row: UInt32
    let weight: Int
  }

  /// The innermost bracket that is open.
  var openBracket: Span? {
    frames.last.map { table.rows[Int($0.row)] }.flatMap { $0.style == .flow ? $0.span : nil }
  }

  /// Where the innermost block collection begins that the open brackets stand in.
  var blockAroundBrackets: UInt32? {
    frames.lazy.map { [table] in table.rows[Int($0.row)] }.last { $0.style == .block }?.span.start
  }

  /// The first word of the innermost block collection that is open.
  var openBlock: Span? {
    frames.last.map { source.word(at: table.rows[Int($0.row)].span.start) }
  }

  /// Adds a scalar whose text is a range of the source.
  mutating func addScalar(
    _ style: Node.Style, span: Span, text: Span, isCooked: Bool = false, anchor: Span? = nil
  ) {
    let row = table.append(
      Row(
        kind: .scalar, style: style, isCooked: isCooked, span: span, first: text.start,
        count: text.end - text.start))
    place(row, weight: 1, anchor: anchor)
  }

  /// Adds the text that an escaped or folded scalar stands for, and tells its range.
  mutating func cook(_ bytes: [UInt8]) -> Span { table.cook(bytes) }

  /// Begins a sequence or a mapping.
  mutating func open(
    _ kind: Row.Kind, _ style: Node.Style, span: Span, anchor: Span? = nil
  ) throws(Diagnostic) {
    guard frames.count < Composer.deepestNesting else { throw .tooDeep(at: span) }
    let row = table.append(Row(kind: kind, style: style, span: span))
    frames.append(Frame(row: row, firstPending: pending.count, anchor: anchor))
  }

  /// Ends the innermost collection.
  mutating func close(at end: Int) throws(Diagnostic) {
    guard let frame = frames.popLast() else { return }
    var weight = frame.weight
    table.setChildren(of: frame.row, to: pending, from: frame.firstPending, end: end)
    if table.rows[Int(frame.row)].kind == .mapping {
      if table.hasMergeKey(frame.row, in: source) {
        let added = MergeKeys.resolve(frame.row, in: &table, source: source, warnings: &warnings)
        weight += added
        try charge(added, at: table.rows[Int(frame.row)].span)
      } else {
        table.hideRepeatedKeys(of: frame.row, in: source)
      }
    }
    pending.removeLast(pending.count - frame.firstPending)
    place(frame.row, weight: weight, anchor: frame.anchor)
  }

  /// Adds an alias of a node that was anchored before.
  mutating func addAlias(_ name: Span, span: Span) throws(Diagnostic) {
    let text = source.text(of: name)
    guard let anchor = anchors[text] else {
      throw .undefinedAlias(text, at: span)
    }
    try charge(anchor.weight, at: span)
    let row = table.append(Row(kind: .alias, style: .plain, span: span, first: anchor.row))
    place(row, weight: anchor.weight, anchor: nil)
  }

  /// Whether an alias names a collection, which cannot be a key.
  func namesCollection(_ name: Span) -> Bool {
    anchors[source.text(of: name)].map { table.rows[Int($0.row)].kind != .scalar } ?? false
  }

  private mutating func charge(_ nodes: Int, at span: Span) throws(Diagnostic) {
    expansion += nodes
    guard expansion <= Composer.largestExpansion else { throw .tooManyAliased(at: span) }
  }

  /// Puts a finished node into the collection that is open, or makes it the root.
  private mutating func place(_ row: UInt32, weight: Int, anchor: Span?) {
    if let anchor {
      anchors[source.text(of: anchor)] = Anchor(row: row, weight: weight)
    }
    guard !frames.isEmpty else {
      root = row
      return
    }
    frames[frames.count - 1].weight += weight
    pending.append(Child(row))
  }
}

extension Diagnostic {
  fileprivate static func tooDeep(at span: Span) -> Diagnostic {
    unsupported("collections nested deeper than \(Composer.deepestNesting) levels", at: span)
  }

  fileprivate static func tooManyAliased(at span: Span) -> Diagnostic {
    unsupported("aliases that expand to more than \(Composer.largestExpansion) nodes", at: span)
  }

  fileprivate static func undefinedAlias(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "the alias `*\(name)` names no anchor above it; if it is text, put it in quotes", at: span)
  }
}
