internal import Modules
internal import YAML

/// How what is written in each document got into a spec: the includes, outermost first.
struct Origins {
  private let steps: [ObjectIdentifier: [Provenance]]
  /// Whether nothing came from elsewhere, so that there is no need to look.
  private let isEmpty: Bool

  init(_ steps: [ObjectIdentifier: [Provenance]]) {
    self.steps = steps
    isEmpty = steps.values.allSatisfy(\.isEmpty)
  }

  func steps(from node: Node) -> [Provenance] {
    isEmpty ? [] : steps[ObjectIdentifier(node.document)] ?? []
  }
}

/// How what is written got into one target: through includes first, then through templates.
struct Steps {
  let origins: Origins
  let templates: TemplateUses

  func steps(from node: Node) -> [Provenance] {
    let included = origins.steps(from: node)
    return templates.isEmpty ? included : included + templates.steps(from: node)
  }
}
