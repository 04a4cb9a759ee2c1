/// The target, aggregate or applied template whose mapping is decoded.
///
/// A class, because every mapping of a target refers to it.
final class KeyOwner: Sendable {
  let name: String
  let section: ProjectKey
  let templates: TemplateUses

  init(name: String, section: ProjectKey = .targets, templates: TemplateUses = TemplateUses()) {
    (self.name, self.section, self.templates) = (name, section, templates)
  }

  /// The same under the name that it has in the end.
  func named(_ name: String) -> KeyOwner {
    name == self.name ? self : KeyOwner(name: name, section: section, templates: templates)
  }

  /// The path of a key's owner: for a node in a template, the template.
  func path(of node: Node) -> String {
    templates.use(holding: node).map { "\(ProjectKey.targetTemplates).\($0.name)." }
      ?? "\(section).\(name)."
  }

  /// The target that a note is about; nil if the template should be fixed.
  func target(of node: Node) -> String? { templates.use(holding: node) == nil ? name : nil }
}

extension SpecLog {
  /// Notes a value of the wrong kind, which is ignored; in a template, the template is at fault.
  func noteIgnored(
    _ value: SpecValue, _ subject: String, owner: KeyOwner? = nil, isSevere: Bool = true,
    notes: [Note] = []
  ) {
    notice(
      .ignoredValue, subject, at: value.place, target: owner?.target(of: value.node),
      isSevere: isSevere, notes: notes)
  }

  /// The same of what should be a map; nothing is lost by what says nothing.
  func noteNoMap(_ value: SpecValue?, _ subject: String, owner: KeyOwner? = nil) {
    guard let value, !value.isMap, !value.saysNothing else { return }
    noteIgnored(value, subject, owner: owner)
  }

  func noteNoList(_ value: SpecValue?, _ subject: String, owner: KeyOwner? = nil, isSevere: Bool) {
    guard let value, !value.isList, !value.saysNothing else { return }
    noteIgnored(value, subject, owner: owner, isSevere: isSevere)
  }
}

/// A template that a target got, with the place that asks for it.
struct TemplateUse: Sendable {
  let name: String
  let place: Place
  let value: SpecValue
  /// The template that names this one; nil if the target itself does.
  let user: Int?
}

struct TemplateUses: Sendable {
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
  func use(holding node: Node) -> TemplateUse? { uses.first { $0.value.holds(node) } }

  /// The steps from the template that a node is written in to the target; none for its own nodes.
  func steps(from node: Node) -> [Provenance] {
    var next = use(holding: node)
    var steps: [Provenance] = []
    while let use = next {
      steps.append(Provenance(.template, use.name, at: use.place))
      next = use.user.map { uses[$0] }
    }
    return steps
  }
}

extension SpecValue {
  fileprivate func holds(_ other: Node) -> Bool {
    node.holds(other) || lower.contains { $0.holds(other) }
  }
}

extension Node {
  fileprivate func holds(_ other: Node) -> Bool {
    document === other.document && span.start <= other.span.start && other.span.end <= span.end
  }
}

/// The chain of includes through which each document got into a spec, the outermost first.
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

  /// The includes, then the templates, that bring a node into a target.
  func steps(from node: Node, to owner: KeyOwner) -> [Provenance] {
    let included = steps(from: node)
    return owner.templates.isEmpty ? included : included + owner.templates.steps(from: node)
  }
}
