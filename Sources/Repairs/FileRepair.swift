/// Applies changes to one file in sequence: each starts from the result of the previous one.
struct FileRepair {
  private(set) var source: Source
  /// Where the changes that are still to be made are by now; nil where that is removed.
  private var offsets: [Int?] = []

  init(_ source: Source) { self.source = source }

  mutating func make(_ changes: [Change]) throws(Refusal) {
    offsets = changes.map { source.offset(line: $0.place.line, column: $0.place.column) }
    for (number, change) in changes.enumerated() {
      guard let offset = offsets[number] else { continue }
      if source.name.hasSuffix(".swift") {
        var editor = ManifestEditor(source)
        try editor.make(change.action, at: offset)
        apply(editor.edits)
        continue
      }
      for action in try steps(of: change.action, at: offset) {
        var editor = try DocumentEditor(document)
        try editor.make(action, at: offsets[number] ?? offset)
        try editor.prove()
        apply(editor.edits)
      }
    }
  }

  private var document: Document {
    get throws(Refusal) {
      guard let document = try? Document.read(source, as: .yaml) else { throw .unusual }
      return document
    }
  }

  private mutating func apply(_ edits: TextEdits) {
    source = Source(name: source.name, bytes: edits.result)
    offsets = offsets.map { offset in
      offset.flatMap { edits.removes($0) ? nil : edits.moved($0) }
    }
  }

  /// An entry that leads elsewhere keeps its options, except that it is looked for by its name or
  /// not; of relinking itself only the key of the entry is left.
  private func steps(
    of action: Change.Action, at offset: Int
  ) throws(Refusal) -> [Change.Action] {
    guard case .relink(let entry, let old, _) = action else { return [action] }
    guard let path = NodePath(to: offset, in: try document), let step = path.steps.last, !step.isKey
    else { throw .missing }
    let map = step.collection
    let known = Set((0..<map.entryCount).map { map.key(at: $0).text })
    let isNamed = entry.options.contains { $0.key == "implicit" }
    return [.rename(from: old.name, to: entry.reference)]
      + (map.key(at: step.index).hasText(entry.key) ? [] : [action])
      + entry.options.filter { !known.contains($0.key) }.map { .set($0.key, value: $0.value) }
      + (known.contains("implicit") && !isNamed ? [.set("implicit", value: nil)] : [])
  }
}

extension DocumentEditor {
  fileprivate mutating func make(_ action: Change.Action, at offset: Int) throws(Refusal) {
    if case .removeException = action, let span = document.comment(at: offset) {
      return edits.removeComment(Int(span.start)..<Int(span.end))
    }
    guard let path = NodePath(to: offset, in: document) else { throw .aliased }
    switch action {
    case .add(let entry, _): try add(entry, toTargetOf: path)
    case .remove, .removeException: try remove(item: path.item ?? path)
    case .removeKey: try remove(entryOf: path)
    case .rename(_, let name): try rename(path, to: name)
    case .addPattern(let text, _): try add(text, nextTo: path)
    case .relink(let entry, _, _): try renameKey(beside: path, to: entry.key)
    case .set(let key, let value?): try set(key, to: value, of: entry(around: path))
    case .set(let key, nil): try unset(key, of: entry(around: path))
    }
  }

  private func entry(around path: NodePath) throws(Refusal) -> Node {
    guard let item = path.item?.node, item.kind == .mapping else { throw .missing }
    return item
  }

  private mutating func rename(_ path: NodePath, to name: String) throws(Refusal) {
    guard !path.node.text.contains("${") else {
      throw Refusal("`\(path.node.text)` is another name in each place")
    }
    if let step = path.steps.last, step.isKey {
      let map = step.collection
      guard !(0..<map.entryCount).contains(where: { map.key(at: $0).hasText(name) }) else {
        throw Refusal("`\(name)` is there already")
      }
    }
    try replace(path.node, by: name)
  }

  private mutating func renameKey(beside path: NodePath, to name: String) throws(Refusal) {
    guard let step = path.steps.last else { throw .missing }
    try replace(step.collection.key(at: step.index), by: name)
  }

  private mutating func unset(_ key: String, of entry: Node) throws(Refusal) {
    let keys = (0..<entry.entryCount).map(entry.key)
    guard let written = keys.first(where: { $0.hasText(key) && entry.holds($0) }),
      let path = NodePath(to: Int(written.span.start), in: document)
    else { throw Refusal("there is no `\(key)` to remove") }
    try remove(entryOf: path)
  }
}
