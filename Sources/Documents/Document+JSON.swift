extension Document {
  /// An upper bound for any text without aliases, since each byte makes at most one line and its
  /// indentation; a few hundred bytes of aliases could expand to gigabytes.
  private var largestJSON: Int { (16 << 20) + (JSONWriter.deepestIndent * 2 + 16) * source.count }

  /// The document as JSON: scalars as XcodeGen types them, keys in the order of the text.
  ///
  /// Aliases are written out, so nesting can be far deeper than the text's; the collections that
  /// are open are kept in a list and not on the program's stack.
  package func json(atMost limit: Int? = nil) throws(Problem) -> [UInt8] {
    let limit = limit ?? largestJSON
    // XcodeGen reads an empty file as an empty spec.
    guard let root else { return JSONWriter.object { _ in } }
    var writer = JSONWriter()
    var open: [Children] = []
    writer.begin(root, open: &open)
    while let last = open.indices.last {
      if let child = open[last].next() {
        if let key = child.key { writer.key(key.text) }
        writer.begin(child.value, open: &open)
        guard writer.bytes.count <= limit else {
          throw Problem(
            "unsupported YAML feature: aliases that expand to more than \(limit >> 20) MiB",
            at: child.value.place)
        }
      } else {
        writer.close()
        open.removeLast()
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func begin(_ node: Node, open: inout [Children]) {
    switch node.kind {
    case .scalar: scalar(node)
    case .sequence:
      openArray()
      open.append(node.items.map { (nil, $0) }.makeIterator())
    case .mapping:
      openObject()
      open.append(node.entries.map { ($0.key, $0.value) }.makeIterator())
    }
  }

  private mutating func scalar(_ node: Node) {
    switch node.scalar {
    case .string, .date: string(node.text)
    case .bool(let flag): bool(flag)
    case .int(let number): int(number)
    case .float(let number): float(number)
    case .null: null()
    }
  }
}

/// What is left to write of a collection.
private typealias Children = IndexingIterator<[(key: Node?, value: Node)]>
