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
      edits.insertMember(form.flow(entry, alone: !isBare), behind: last.written)
    } else {
      try insertBlock(entry, in: form, behind: last)
    }
    try expected.add(entry.marks, to: list)
  }

  private mutating func fill(_ list: Node, with entry: WrittenEntry) throws(Refusal) {
    guard list.style == .flow else { throw .unusual }
    let form = EntryForm(like: [], in: document)
    edits.write(
      "[\(form.flow(entry, alone: true))]", over: Int(list.span.start)..<Int(list.span.end))
    try expected.add(entry.marks, to: list)
  }

  private mutating func insertBlock(
    _ entry: WrittenEntry, in form: EntryForm, behind last: Node
  ) throws(Refusal) {
    guard let dash = lines.dash(before: Int(last.usedAt.start)) else { throw .unusual }
    let column = lines.column(of: dash)
    let text = form.block(entry, column: column, lineBreak: lines.lineBreak)
    edits.insertLine("-" + form.gap + text, column: column, behind: last.contentEnd)
  }

  mutating func insert(
    _ text: String, inItsFormBehind last: Node, of list: Node
  ) throws(Refusal) {
    guard list.style == .block else { return edits.insertMember(text, behind: last.written) }
    let start = Int(last.usedAt.start)
    guard let dash = lines.dash(before: start) else { throw .unusual }
    let gap = String(repeating: " ", count: start - dash - 1)
    edits.insertLine("-" + gap + text, column: lines.column(of: dash), behind: last.contentEnd)
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
      let text = form.block(entry, column: column + shift, lineBreak: lines.lineBreak)
      let dash = lines.lineBreak + String(repeating: " ", count: column + shift) + "-"
      edits.insertLine(
        "\(Self.list):" + dash + form.gap + text, column: column, behind: target.contentEnd)
    }
    try expected.add(marks, to: target)
  }

  private func firstKey(of map: Node) throws(Refusal) -> Int {
    let key = (0..<map.entryCount).lazy.map(map.key).first { map.holds($0) }
    guard let start = key.map({ Int($0.span.start) }), lines.isFirst(start) else { throw .unusual }
    return start
  }

  private mutating func insert(_ text: String, atEndOf map: Node) throws(Refusal) {
    guard map.isInBraces else { throw .unusual }
    guard let last = map.writtenChildren.last(where: { $0.usedAt.start < $0.usedAt.end }) else {
      return edits.write("{\(text)}", over: Int(map.span.start)..<Int(map.span.end))
    }
    guard map.holds(last) else { throw .aliased }
    edits.write(", " + text, over: last.contentEnd..<last.contentEnd)
  }

  /// Sets an option of an entry, which is there already or not.
  mutating func set(_ key: String, to value: String, of entry: Node) throws(Refusal) {
    let marks = Outline.marks(of: value)
    if let index = (0..<entry.entryCount).first(where: { entry.key(at: $0).hasText(key) }) {
      let old = entry.value(at: index)
      guard entry.holds(old), old.kind == .scalar else { throw .aliased }
      edits.write(value, over: Int(old.span.start)..<Int(old.span.end))
      return try expected.replace(old, with: marks)
    }
    if entry.style == .flow {
      try insertOption("\(key): \(value)", into: entry)
    } else {
      let first = try firstKeyOfItem(entry)
      edits.insertLine(
        "\(key): \(value)", column: lines.column(of: first), behind: entry.contentEnd)
    }
    try expected.add([.scalar(key, isString: true)] + marks, to: entry)
  }

  /// A single pair in brackets gets braces first.
  private mutating func insertOption(_ text: String, into entry: Node) throws(Refusal) {
    if entry.isInBraces { return try insert(text, atEndOf: entry) }
    let (start, end) = (Int(entry.span.start), entry.contentEnd)
    edits.write("{", over: start..<start)
    edits.write(", \(text)}", over: end..<end)
  }

  private func firstKeyOfItem(_ entry: Node) throws(Refusal) -> Int {
    let start = Int(entry.span.start)
    guard lines.isFirst(start) || lines.dash(before: start) != nil else { throw .unusual }
    return start
  }
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
