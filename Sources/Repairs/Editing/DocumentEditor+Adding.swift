extension DocumentEditor {
  private static let list = "dependencies"

  mutating func add(_ entry: WrittenEntry, toTargetOf path: NodePath) throws(Refusal) {
    guard let step = path.steps.last, step.isKey else { throw .missing }
    let target = step.collection.value(at: step.index)
    guard target.kind == .mapping, step.collection.holds(target) else { throw .aliased }
    let keys = (0..<target.entryCount).filter { index in
      let text = target.key(at: index).text
      return text == Self.list || text == "\(Self.list):REPLACE"
    }
    guard let index = keys.last else { return try add(entry, toNewListOf: target) }
    guard target.holds(target.key(at: index)) else { throw .aliased }
    let list = target.value(at: index)
    guard list.kind == .sequence, target.holds(list) else { throw .aliased }
    guard let last = list.items.last else { return try fill(list, with: entry) }
    let form = EntryForm(like: Array(list.items), in: document)
    if list.style == .flow {
      // A pair in brackets may have no braces of its own.
      let isBare = last.kind == .mapping && last.style == .flow && !last.isInBraces
      insertFlow(form.flow(entry, alone: !isBare), behind: last)
    } else {
      try insertBlock(entry, in: form, behind: last)
    }
    try change.expect(entry.marks, atEndOf: list)
  }

  private mutating func fill(_ list: Node, with entry: WrittenEntry) throws(Refusal) {
    guard list.style == .flow else { throw .unusual }
    let form = EntryForm(like: [], in: document)
    change.write(
      "[\(form.flow(entry, alone: true))]", over: Int(list.span.start)..<Int(list.span.end))
    try change.expect(entry.marks, atEndOf: list)
  }

  private mutating func insertBlock(
    _ entry: WrittenEntry, in form: EntryForm, behind last: Node
  ) throws(Refusal) {
    guard let dash = lines.dash(before: Int(last.usedAt.start)) else { throw .unusual }
    let column = lines.column(of: dash)
    let text = form.block(entry, column: column, lineBreak: lineBreak)
    insertLine("-" + form.gap + text, column: column, behind: last.contentEnd)
  }

  mutating func insert(
    _ text: String, inItsFormBehind last: Node, of list: Node
  ) throws(Refusal) {
    guard list.style == .block else { return insertFlow(text, behind: last) }
    let start = Int(last.usedAt.start)
    guard let dash = lines.dash(before: start) else { throw .unusual }
    let gap = String(repeating: " ", count: start - dash - 1)
    insertLine("-" + gap + text, column: lines.column(of: dash), behind: last.contentEnd)
  }

  /// Adds a member behind another one in brackets: on a line of its own if that has one.
  private mutating func insertFlow(_ text: String, behind last: Node) {
    let end = last.contentEnd
    let start = Int(last.usedAt.start)
    let comma = lines.next(from: end).flatMap { lines.bytes[$0] == .comma ? $0 : nil }
    let isAlone = lines.isFirst(start) && lines.isLast(comma.map { $0 + 1 } ?? end)
    guard isAlone else { return change.write(", " + text, over: end..<end) }
    insertLine(text + (comma == nil ? "" : ","), column: lines.column(of: start), behind: end)
    if comma == nil { change.write(",", over: end..<end) }
  }

  private mutating func add(_ entry: WrittenEntry, toNewListOf target: Node) throws(Refusal) {
    let form = EntryForm(like: [], in: document)
    let marks = [.scalar(Self.list, isString: true), .opened(.sequence)] + entry.marks + [.closed]
    if target.style == .flow {
      let text = "\(Self.list): [\(form.flow(entry, alone: true))]"
      try insert(text, atEndOf: target)
    } else {
      let column = lines.column(of: try firstKey(of: target))
      let shift = document.root?.shiftOfLists(in: lines) ?? 2
      insertLine("\(Self.list):", column: column, behind: target.contentEnd)
      let text = form.block(entry, column: column + shift, lineBreak: lineBreak)
      insertLine("-" + form.gap + text, column: column + shift, behind: target.contentEnd)
    }
    try change.expect(marks, atEndOf: target)
  }

  private func firstKey(of map: Node) throws(Refusal) -> Int {
    let key = (0..<map.entryCount).lazy.map(map.key).first { map.holds($0) }
    guard let start = key.map({ Int($0.span.start) }), lines.isFirst(start) else { throw .unusual }
    return start
  }

  private mutating func insert(_ text: String, atEndOf map: Node) throws(Refusal) {
    guard map.isInBraces else { throw .unusual }
    guard let last = map.writtenChildren.last(where: { $0.usedAt.start < $0.usedAt.end }) else {
      return change.write("{\(text)}", over: Int(map.span.start)..<Int(map.span.end))
    }
    guard map.holds(last) else { throw .aliased }
    change.write(", " + text, over: last.contentEnd..<last.contentEnd)
  }

  /// Sets an option of an entry, which is there already or not.
  mutating func set(_ key: String, to value: String, of entry: Node) throws(Refusal) {
    let marks = Outline.marks(of: value)
    if let index = (0..<entry.entryCount).first(where: { entry.key(at: $0).hasText(key) }) {
      let old = entry.value(at: index)
      guard entry.holds(old), old.kind == .scalar else { throw .aliased }
      change.write(value, over: Int(old.span.start)..<Int(old.span.end))
      return try change.expect(marks, over: old)
    }
    if entry.style == .flow {
      try insertOption("\(key): \(value)", into: entry)
    } else {
      let first = try firstKeyOfItem(entry)
      insertLine("\(key): \(value)", column: lines.column(of: first), behind: entry.contentEnd)
    }
    try change.expect([.scalar(key, isString: true)] + marks, atEndOf: entry)
  }

  /// A single pair in brackets gets braces first.
  private mutating func insertOption(_ text: String, into entry: Node) throws(Refusal) {
    if entry.isInBraces { return try insert(text, atEndOf: entry) }
    let (start, end) = (Int(entry.span.start), entry.contentEnd)
    change.write("{", over: start..<start)
    change.write(", \(text)}", over: end..<end)
  }

  private func firstKeyOfItem(_ entry: Node) throws(Refusal) -> Int {
    let start = Int(entry.span.start)
    guard lines.isFirst(start) || lines.dash(before: start) != nil else { throw .unusual }
    return start
  }

  private mutating func insertLine(_ text: String, column: Int, behind offset: Int) {
    let end = lines.end(of: offset)
    let line = String(repeating: " ", count: column) + text
    let isEnded = end > 0 && lines.bytes[end - 1] == .lineFeed
    change.write(isEnded ? line + lineBreak : lineBreak + line, over: end..<end)
  }

  private var lineBreak: String { String(decoding: lines.lineBreak, as: UTF8.self) }
}

extension Node {
  /// How far to the right lists are of their keys: as the first one of a document.
  fileprivate func shiftOfLists(in lines: Lines) -> Int? {
    var pending = [self]
    while let node = pending.popLast() {
      for index in 0..<node.entryCount where node.holds(node.value(at: index)) {
        let (key, value) = (node.key(at: index), node.value(at: index))
        if value.kind == .sequence, value.style == .block, let first = value.items.first,
          let dash = lines.dash(before: Int(first.usedAt.start))
        {
          return lines.column(of: dash) - lines.column(of: Int(key.span.start))
        }
        pending.append(value)
      }
    }
    return nil
  }
}
