/// A node of a document with the collections around it, from the outside in.
struct NodePath {
  /// A collection on the path, and the index of the member that the path continues with.
  struct Step {
    let collection: Node
    let index: Int
    let isKey: Bool
  }

  private(set) var steps: [Step] = []
  private(set) var node: Node

  /// Finds the innermost node that is written around a byte; nil where it only has a name.
  init?(to offset: Int, in document: Document) {
    guard let root = document.root else { return nil }
    node = root
    while let (step, next) = node.step(to: offset) {
      guard next.aliasSpan == nil else { return nil }
      steps.append(step)
      node = next
    }
  }

  var item: NodePath? {
    guard let last = steps.lastIndex(where: { $0.collection.kind == .sequence }) else { return nil }
    var path = self
    path.node = steps[last].collection.items[steps[last].index]
    path.steps = Array(steps[...last])
    return path
  }

  var parent: NodePath? {
    guard let last = steps.last else { return nil }
    var path = self
    path.node = last.collection
    path.steps.removeLast()
    return path
  }
}

extension Node {
  /// The member of a collection that is written around a byte.
  fileprivate func step(to offset: Int) -> (NodePath.Step, Node)? {
    for (number, child) in writtenChildren.enumerated() where child.covers(offset, within: self) {
      let isMap = kind == .mapping
      let step = NodePath.Step(
        collection: self, index: isMap ? number / 2 : number,
        isKey: isMap && number.isMultiple(of: 2))
      return (step, child)
    }
    return nil
  }

  private func covers(_ offset: Int, within collection: Node) -> Bool {
    let span = usedAt
    return collection.span.start <= span.start && span.start <= offset
      && (offset < span.end || offset == span.start && span.start == span.end)
  }

  /// Whether a member of a collection is written in it, and not merged into it.
  func holds(_ child: Node) -> Bool { child.aliasSpan == nil && encloses(child.span) }

  private func holdsText(of child: Node) -> Bool {
    child.usedAt.start < child.usedAt.end && encloses(child.usedAt)
  }

  private func encloses(_ other: Span) -> Bool {
    span.start <= other.start && other.end <= span.end
  }

  /// Behind the last character of the node that is not white.
  var contentEnd: Int {
    var node = self
    while node.kind != .scalar, node.style == .block, node.aliasSpan == nil {
      guard let last = node.writtenChildren.last(where: { [node] in node.holdsText(of: $0) })
      else { break }
      node = last
    }
    return Int(node.usedAt.end)
  }
}
