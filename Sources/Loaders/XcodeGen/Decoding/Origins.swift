internal import Documents
internal import Modules

/// How what is written in each document got into a spec: the includes, outermost first.
struct Origins {
  private let steps: [ObjectIdentifier: [Provenance]]
  /// The spec itself, which most nodes are from: what is written there came from nowhere else.
  private let spec: ObjectIdentifier

  init(_ steps: [ObjectIdentifier: [Provenance]], of spec: Document) {
    self.steps = steps
    self.spec = ObjectIdentifier(spec)
  }

  func steps(from node: Node) -> [Provenance] {
    let document = ObjectIdentifier(node.document)
    return document == spec ? [] : steps[document] ?? []
  }

  /// How what is written got into one target: through includes first, then through templates.
  func steps(from node: Node, to owner: KeyOwner) -> [Provenance] {
    let included = steps(from: node)
    return owner.templates.isEmpty ? included : included + owner.templates.steps(from: node)
  }
}
