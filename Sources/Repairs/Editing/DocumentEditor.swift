/// Makes one change in a YAML document, in the form that is there; everything else stays as it is.
struct DocumentEditor {
  let document: Document
  let lines: Lines
  var change: TextChange

  init(_ document: Document) throws(Refusal) {
    self.document = document
    lines = Lines(document)
    change = try TextChange(of: document)
  }

  /// Replaces the text of a scalar, in the same quotes.
  mutating func replace(_ scalar: Node, by text: String) throws(Refusal) {
    change.write(try written(text, like: scalar), over: scalar.range)
    try change.expect([.scalar(text, isString: true)], over: scalar)
  }

  /// Adds a string to the list of a scalar, or makes a list of a single one.
  mutating func add(_ text: String, nextTo path: NodePath) throws(Refusal) {
    let (scalar, written) = (path.node, try written(text, like: path.node))
    guard let step = path.steps.last, !step.isKey else { throw .missing }
    let mark = Outline.Mark.scalar(text, isString: true)
    guard step.collection.kind == .sequence else {
      let old = String(decoding: lines.bytes[scalar.range], as: UTF8.self)
      change.write("[\(old), \(written)]", over: scalar.range)
      let marks = [.opened(.sequence), .scalar(scalar.text, isString: true), mark, .closed]
      return try change.expect(marks, over: scalar)
    }
    guard let last = step.collection.items.last else { throw .missing }
    try insert(written, inItsFormBehind: last, of: step.collection)
    try change.expect([mark], atEndOf: step.collection)
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
      removeFlow(item, isLast: step.index + 1 == items.count, beside: others)
    } else {
      try removeBlock(item, followedBy: step.index + 1 < items.count ? items[step.index + 1] : nil)
    }
    try change.expect([], over: item)
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
      removeFlow(key, through: value, isLast: next == nil, beside: other)
    } else {
      try removeBlock(key, value, followedBy: next.map(map.key))
    }
    try change.expect([], over: key, through: value)
  }

  /// Leaves an empty list where the mapping around has nothing else.
  private mutating func empty(_ list: Node, of key: Node) throws(Refusal) {
    guard list.kind == .sequence, list.aliasSpan == nil else { throw .lonely }
    let end = list.contentEnd
    if list.style == .flow {
      change.write("[]", over: Int(list.span.start)..<end)
    } else {
      guard let colon = lines.next(from: Int(key.span.end)) else { throw .missing }
      change.write(" []", over: colon + 1..<colon + 1)
      change.remove(lines.end(of: colon)..<lines.end(of: end))
    }
    try change.expect([.opened(.sequence), .closed], over: list)
  }

  private mutating func removeBlock(_ item: Node, followedBy next: Node?) throws(Refusal) {
    guard let dash = lines.dash(before: Int(item.usedAt.start)) else { throw .unusual }
    removeLines(dash..<max(item.contentEnd, dash + 1), followedBy: next)
  }

  private mutating func removeBlock(
    _ key: Node, _ value: Node, followedBy next: Node?
  ) throws(Refusal) {
    let start = Int(key.span.start)
    guard !lines.isFirst(start) else {
      return removeLines(start..<max(value.contentEnd, Int(key.span.end)), followedBy: next)
    }
    // Behind a dash the next key takes the place.
    guard let next, lines.dash(before: start) != nil else { throw .unusual }
    change.remove(start..<Int(next.span.start))
  }

  /// Removes whole lines, with the comments above that are about them.
  private mutating func removeLines(_ range: Range<Int>, followedBy next: Node?) {
    var whole = lines.lines(of: range)
    let end = lines.end(of: range.upperBound)
    let follows = next.map { lines.start(of: Int($0.usedAt.start)) == end } ?? false
    let words = String(decoding: document.source.contents[range], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }.dropFirst()
    let start = lines.start(
      withCommentsAbove: lines.start(of: range.lowerBound),
      column: lines.column(of: range.lowerBound)
    ) { first in
      // Comments may name the last word of the entry, or except something.
      let text = String(decoding: lines.bytes[first..<whole.lowerBound], as: UTF8.self)
      return follows && !text.contains("archlint:") && !words.contains { text.contains($0) }
    }
    whole = min(start, whole.lowerBound)..<whole.upperBound
    change.remove(whole)
  }

  /// Removes a member of a collection in brackets, with its comma.
  private mutating func removeFlow(
    _ first: Node, through last: Node? = nil, isLast: Bool, beside other: Node
  ) {
    let start = Int(first.usedAt.start)
    let end = (last ?? first).contentEnd
    let comma = lines.next(from: end).flatMap { lines.bytes[$0] == .comma ? $0 : nil }
    if let comma, lines.isFirst(start), lines.isLast(comma + 1) {
      removeLines(start..<comma + 1, followedBy: isLast ? nil : other)
    } else if !isLast {
      change.remove(start..<Int(other.usedAt.start))
    } else if lines.isFirst(start), lines.isLast(end) {
      let former = other.contentEnd
      if let comma = lines.next(from: former) { change.remove(former..<comma + 1) }
      removeLines(start..<end, followedBy: nil)
    } else {
      change.remove(other.contentEnd..<end)
    }
  }
}

extension Node {
  fileprivate var range: Range<Int> { Int(span.start)..<Int(span.end) }
}
