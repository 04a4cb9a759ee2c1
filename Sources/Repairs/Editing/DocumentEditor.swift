/// Edits one entry of a YAML document in its existing style; all other bytes stay the same.
struct DocumentEditor {
  let document: Document
  var edits: TextEdits
  var expected: Outline

  var lines: Lines { edits.lines }

  init(_ document: Document) throws(Refusal) {
    guard let outline = Outline(document) else { throw Refusal("its aliases stand for too much") }
    (self.document, edits, expected) = (document, TextEdits(of: Lines(document)), outline)
  }

  /// Checks that the edited document says what is wanted and nothing else.
  func prove() throws(Refusal) {
    let edited = try? Document.read(
      Source(name: document.source.name, bytes: edits.result), as: .yaml)
    guard let edited, expected.isMet(by: edited) else {
      throw Refusal("archlint cannot write it in the form of this file")
    }
  }

  /// Replaces the text of a scalar, in the same quotes.
  mutating func replace(_ scalar: Node, by text: String) throws(Refusal) {
    edits.write(try written(text, like: scalar), over: scalar.range)
    try expected.replace(scalar, with: [.scalar(text, isString: true)])
  }

  /// Adds a string to the list of a scalar, or makes a list of a single one.
  mutating func add(_ text: String, nextTo path: NodePath) throws(Refusal) {
    let (scalar, written) = (path.node, try written(text, like: path.node))
    guard let step = path.steps.last, !step.isKey else { throw .missing }
    let mark = Outline.Mark.scalar(text, isString: true)
    guard step.collection.kind == .sequence else {
      let old = String(decoding: lines.bytes[scalar.range], as: UTF8.self)
      edits.write("[\(old), \(written)]", over: scalar.range)
      let marks = [.opened(.sequence), .scalar(scalar.text, isString: true), mark, .closed]
      return try expected.replace(scalar, with: marks)
    }
    guard let last = step.collection.items.last else { throw .missing }
    guard !expected.hasAlias(of: step.collection) else { throw .aliased }
    try insert(written, inItsFormBehind: last, of: step.collection)
    try expected.add([mark], to: step.collection)
  }

  private func written(_ text: String, like scalar: Node) throws(Refusal) -> String {
    guard scalar.kind == .scalar, scalar.aliasSpan == nil else { throw .aliased }
    return switch scalar.style {
    case .singleQuoted: "'\(text)'"
    case .doubleQuoted: "\"\(text)\""
    default: text.asYAML
    }
  }

  /// Removes an item of a list; with the last one the key of the list goes, too.
  mutating func remove(item path: NodePath) throws(Refusal) {
    guard let step = path.steps.last, let list = path.parent else { throw .missing }
    let items = step.collection.items
    guard items.count > 1 else { return try remove(entryOf: list) }
    let item = items[step.index]
    if step.collection.style == .flow {
      let others = step.index + 1 < items.count ? items[step.index + 1] : items[step.index - 1]
      try edits.removeMember(
        item.written, isLast: step.index + 1 == items.count, beside: others.written)
    } else {
      try removeBlock(item, followedBy: step.index + 1 < items.count ? items[step.index + 1] : nil)
    }
    try expected.replace(item, with: [])
  }

  /// Removes an entry of a mapping: the key on the way, and its value.
  mutating func remove(entryOf path: NodePath) throws(Refusal) {
    guard let step = path.steps.last, step.collection.kind == .mapping else { throw .missing }
    let map = step.collection
    let (key, value) = (map.key(at: step.index), map.value(at: step.index))
    guard map.holds(key) else { throw .aliased }
    guard map.entryCount > 1 else { return try empty(value, of: key) }
    let next = (step.index + 1..<map.entryCount).first { map.holds(map.key(at: $0)) }
    if map.style == .flow {
      let other = next.map(map.key) ?? map.value(at: step.index - 1)
      try edits.removeMember(
        key.written.lowerBound..<max(value.contentEnd, key.contentEnd), isLast: next == nil,
        beside: other.written)
    } else {
      try removeBlock(key, value, followedBy: next.map(map.key))
    }
    try expected.replace(key, through: value, with: [])
  }

  private mutating func empty(_ list: Node, of key: Node) throws(Refusal) {
    guard list.kind == .sequence, list.aliasSpan == nil else { throw .lonely }
    let end = list.contentEnd
    if list.style == .flow {
      edits.write("[]", over: Int(list.span.start)..<end)
    } else {
      guard let colon = lines.next(from: Int(key.span.end)) else { throw .missing }
      edits.write(" []", over: colon + 1..<colon + 1)
      edits.remove(lines.end(of: colon)..<lines.end(of: end))
    }
    try expected.replace(list, with: [.opened(.sequence), .closed])
  }

  private mutating func removeBlock(_ item: Node, followedBy next: Node?) throws(Refusal) {
    guard let dash = lines.dash(before: Int(item.usedAt.start)) else { throw .unusual }
    edits.removeLines(dash..<max(item.contentEnd, dash + 1), followedBy: next?.written.lowerBound)
  }

  private mutating func removeBlock(
    _ key: Node, _ value: Node, followedBy next: Node?
  ) throws(Refusal) {
    let start = Int(key.span.start)
    guard !lines.isFirst(start) else {
      return edits.removeLines(
        start..<max(value.contentEnd, key.contentEnd), followedBy: next?.written.lowerBound)
    }
    // Behind a dash the next key takes the place.
    guard let next, lines.dash(before: start) != nil else { throw .unusual }
    edits.remove(start..<Int(next.span.start))
  }
}

extension Node {
  fileprivate var range: Range<Int> { Int(span.start)..<Int(span.end) }

  /// What is written of it, or the alias that stands for it.
  var written: Range<Int> { Int(usedAt.start)..<contentEnd }
}
