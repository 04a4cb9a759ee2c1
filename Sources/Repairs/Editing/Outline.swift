/// The content of a document without its formatting: scalars, and marks around collections.
///
/// An edit is correct if the outline of the new text differs only by the requested change.
struct Outline {
  enum Mark: Equatable {
    case scalar(String, isString: Bool)
    case alias(String)
    case opened(Node.Kind)
    case closed
  }

  private(set) var marks: [Mark] = []
  /// The span of each mark's node; the end of a collection has the span of its start.
  private var spans: [Span] = []
  private var replacements: [(range: Range<Int>, marks: [Mark])] = []

  /// Returns nil if merge keys make the content far longer than the text.
  init?(_ document: Document) {
    guard let root = document.root else { return }
    let most = 4 * (document.source.count + 1_000)
    var pending: [(node: Node, isEnd: Bool)] = [(root, false)]
    while let (node, isEnd) = pending.popLast() {
      guard marks.count < most else { return nil }
      spans.append(node.span)
      if isEnd {
        marks.append(.closed)
      } else if let alias = node.aliasSpan {
        marks.append(.alias(document.source.text(of: alias)))
      } else if node.kind == .scalar {
        marks.append(.scalar(node.text, isString: node.scalar == .string))
      } else {
        marks.append(.opened(node.kind))
        pending.append((node, true))
        pending += node.writtenChildren.reversed().map { ($0, false) }
      }
    }
  }

  /// The marks of a node that is written, and is not only named or merged, where it is met.
  private func range(of node: Node) -> Range<Int>? {
    guard let start = spans.firstIndex(of: node.span) else { return nil }
    guard case .opened = marks[start] else { return start..<start + 1 }
    let end = spans[(start + 1)...].indices.first { spans[$0] == node.span && marks[$0] == .closed }
    return end.map { start..<$0 + 1 }
  }

  func hasAlias(of node: Node) -> Bool {
    zip(spans, marks).contains { span, mark in
      if case .alias = mark { span == node.span } else { false }
    }
  }

  /// What is expected instead of nodes that follow one another.
  mutating func replace(
    _ first: Node, through last: Node? = nil, with marks: [Mark]
  ) throws(Refusal) {
    guard let start = range(of: first), let end = range(of: last ?? first),
      start.lowerBound <= end.lowerBound
    else { throw .aliased }
    replacements.append((start.lowerBound..<end.upperBound, marks))
  }

  /// What is expected as further members of a collection, behind all others.
  mutating func add(_ marks: [Mark], to collection: Node) throws(Refusal) {
    guard let range = range(of: collection), range.count > 1 else { throw .aliased }
    replacements.append((range.upperBound - 1..<range.upperBound - 1, marks))
  }

  /// Whether another document says what is expected.
  func isMet(by document: Document) -> Bool {
    var wanted = marks
    for replacement in replacements.lastFirst(by: \.range.lowerBound) {
      wanted.replaceSubrange(replacement.range, with: replacement.marks)
    }
    return Outline(document)?.marks == wanted
  }

  static func marks(of text: String) -> [Mark] {
    let document = try? Document.read(Source(name: "", bytes: Array(text.utf8)), as: .yaml)
    return document.flatMap(Outline.init)?.marks ?? []
  }
}

extension Node {
  /// The children of a collection in the order of the text, hidden keys among them.
  var writtenChildren: [Node] {
    switch kind {
    case .scalar: []
    case .sequence: Array(items)
    case .mapping: (0..<entryCount).flatMap { [key(at: $0), value(at: $0)] }
    }
  }
}
