extension Document {
  /// The keys that lead to a key, itself included; also to one that a later entry hides.
  ///
  /// Positions in sequences are left out, so that a path survives what is added before it.
  package func keyPath(to key: Span) -> [String] {
    var path: [String] = []
    var next = rootRow
    while let row = next {
      let record = rows[Int(row)]
      let members = children[Int(record.first)..<Int(record.first) + Int(record.count)]
      next = nil
      switch record.kind {
      case .scalar, .alias: break
      case .sequence:
        next = members.first { rows[Int($0.row)].contains(key) }?.row
      case .mapping:
        for index in stride(from: members.startIndex, to: members.endIndex, by: 2) {
          let name = Node(document: self, row: members[index].row)
          let value = members[index + 1].row
          guard name.span == key || rows[Int(value)].contains(key) else { continue }
          path.append(name.text)
          next = name.span == key ? nil : value
          break
        }
      }
    }
    return path
  }
}

extension Row {
  /// Whether something is written in this node, and not only named by it.
  fileprivate func contains(_ other: Span) -> Bool {
    kind != .alias && span.start <= other.start && other.end <= span.end
  }
}
