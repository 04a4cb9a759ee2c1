/// Builds a document's nodes from the order in which they open and close.
///
/// Both formats are read through it, so sharing, nesting and repeated keys mean the same in both.
struct Composer {
  /// Collections may nest this deep; the stack of the program never grows with the input.
  private static let deepestNesting = 1000
  private static let longestKey = 4096

  /// Aliases may add this many nodes to what is written; a few hundred bytes could name billions.
  private static let largestExpansion = 1_000_000

  /// The default limit of nodes, which bounds memory: a node takes more than its shortest text.
  private static let usualBound = 3_000_000

  private let source: Source
  private let mostNodes: Int
  private var table: NodeTable
  private var root: UInt32?
  private var warnings: [Diagnostic] = []
  private var frames: [Frame] = []
  /// How many nodes the innermost of them holds when every alias is written out.
  private var weight = 1
  /// Children of the collections that are still open, innermost last.
  private var pending: [Child] = []
  /// The nodes that aliases can name.
  private var anchors: [String: (row: UInt32, weight: Int)] = [:]
  private var expansion = 0

  init(source: Source, mostNodes: Int = usualBound) {
    (self.source, self.mostNodes) = (source, mostNodes)
    table = NodeTable(of: source)
  }

  /// A collection that is still open.
  private struct Frame {
    let row: UInt32
    let firstPending: Int
    let anchor: Span?
    /// The weight of the one around it, as far as that was read.
    let outerWeight: Int
  }

  /// The document, once all that was opened is closed.
  func document(
    as format: Document.Format, comments: [Span] = [], warnings more: [Diagnostic] = []
  ) -> Document {
    Document(
      source: source, format: format, table: table, root: root, comments: comments,
      warnings: warnings + more)
  }

  mutating func countStep() { table.steps += 1 }

  /// Adds a scalar; `cooked` is its text where that is not written like this in the source.
  mutating func addScalar(
    _ style: NodeStyle, span: Span, text: Span, cooked: [UInt8]? = nil, anchor: Span? = nil
  ) throws(Diagnostic) {
    let text = cooked.map { table.cook($0) } ?? text
    let row = Row(
      form: .scalar, style: style, isCooked: cooked != nil, span: span, first: text.start,
      count: text.end - text.start)
    try place(table.append(row), weight: 1, anchor: anchor)
  }

  mutating func open(
    _ form: Row.Content, _ style: NodeStyle, span: Span, anchor: Span? = nil
  ) throws(Diagnostic) {
    guard frames.count < Composer.deepestNesting else {
      throw .unsupported(
        "collections nested deeper than \(Composer.deepestNesting) levels", at: span)
    }
    let row = table.append(Row(form: form, style: style, span: span))
    frames.append(Frame(row: row, firstPending: pending.count, anchor: anchor, outerWeight: weight))
    weight = 1
  }

  mutating func close(at end: Int) throws(Diagnostic) {
    guard let frame = frames.popLast() else { return }
    var closed = weight
    weight = frame.outerWeight
    table.setChildren(of: frame.row, to: pending, from: frame.firstPending, end: end)
    if table.rows[Int(frame.row)].form == .mapping {
      try refuseLongKeys(from: frame.firstPending)
      if table.hasMergeKey(frame.row) {
        let added = MergeKeys.resolve(frame.row, in: &table, warnings: &warnings)
        closed += added
        try charge(added, at: table.rows[Int(frame.row)].span)
      } else {
        table.hideRepeatedKeys(of: frame.row)
      }
    }
    pending.removeLast(pending.count - frame.firstPending)
    try place(frame.row, weight: closed, anchor: frame.anchor)
  }

  /// Rejects long keys, since messages repeat them as names.
  private func refuseLongKeys(from first: Int) throws(Diagnostic) {
    for index in stride(from: first, to: pending.count, by: 2) {
      let key = table.rows[Int(table.resolved(pending[index].row))]
      guard key.form == .scalar, key.count > Composer.longestKey else { continue }
      throw Diagnostic("this key is longer than \(Composer.longestKey) bytes", at: key.span)
    }
  }

  mutating func addAlias(_ name: Span, span: Span) throws(Diagnostic) {
    let text = source.text(of: name)
    guard let anchor = anchors[text] else {
      throw Diagnostic("the alias `*\(text)` has no anchor above it; put text in quotes", at: span)
    }
    try charge(anchor.weight, at: span)
    let row = table.append(Row(form: .alias, style: .plain, span: span, first: anchor.row))
    try place(row, weight: anchor.weight, anchor: nil)
  }

  private mutating func charge(_ nodes: Int, at span: Span) throws(Diagnostic) {
    expansion += nodes
    guard expansion <= Composer.largestExpansion else {
      throw .unsupported(
        "aliases that expand to more than \(Composer.largestExpansion) nodes", at: span)
    }
  }

  private mutating func place(_ row: UInt32, weight added: Int, anchor: Span?) throws(Diagnostic) {
    guard row < mostNodes else {
      throw Diagnostic(
        "this document has more than \(mostNodes) nodes",
        at: table.rows[Int(row)].span)
    }
    if let anchor {
      anchors[source.text(of: anchor)] = (row, added)
    }
    guard !frames.isEmpty else {
      root = row
      return
    }
    weight += added
    pending.append(Child(row))
  }

  /// Whether an alias names a collection, which cannot be a key.
  func namesCollection(_ name: Span) -> Bool {
    anchors[source.text(of: name)].map { table.rows[Int($0.row)].form != .scalar } ?? false
  }

  var openBracket: Span? {
    frames.last.map { table.rows[Int($0.row)] }.flatMap { $0.style == .flow ? $0.span : nil }
  }

  /// The start of the innermost block collection around the open brackets.
  var blockAroundBrackets: UInt32? {
    frames.lazy.map { [table] in table.rows[Int($0.row)] }.last { $0.style == .block }?.span.start
  }

  var openBlock: Span? { frames.last.map { source.word(at: table.rows[Int($0.row)].span.start) } }
}
