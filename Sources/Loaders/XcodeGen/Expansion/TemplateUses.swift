internal import Documents
internal import Modules

/// A template that a target got, with the place that asks for it.
struct TemplateUse {
  let name: String
  let place: Place
  let value: SpecValue
  /// The template that names this one; nothing if the target itself does.
  let user: Int?
}

/// The templates of one target.
struct TemplateUses {
  private var uses: [TemplateUse] = []
  private var laid: [Int] = []

  var isEmpty: Bool { uses.isEmpty }

  /// The templates from the lowest to the one right below the target.
  var inLaidOrder: [TemplateUse] { laid.map { uses[$0] } }

  mutating func add(_ use: TemplateUse) -> Int {
    uses.append(use)
    return uses.count - 1
  }

  mutating func lay(_ use: Int) { laid.append(use) }

  /// The way from the template that a node is written in to the target; nothing for its own nodes.
  func steps(from node: Node) -> [Provenance] {
    guard var index = uses.firstIndex(where: { $0.value.holds(node) }) else { return [] }
    var steps: [Provenance] = []
    while true {
      let use = uses[index]
      steps.append(Provenance(.template, use.name, at: use.place))
      guard let user = use.user else { return steps }
      index = user
    }
  }
}

extension SpecValue {
  /// Whether a node is written in this value or in one of those merged into it.
  fileprivate func holds(_ other: Node) -> Bool {
    node.holds(other) || lower.contains { $0.holds(other) }
  }
}

extension Node {
  fileprivate func holds(_ other: Node) -> Bool {
    document === other.document && span.start <= other.span.start && other.span.end <= span.end
  }
}
