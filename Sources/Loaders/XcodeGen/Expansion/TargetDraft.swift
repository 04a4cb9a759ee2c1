internal import Documents
internal import Modules

/// A target on its way to its final form.
struct TargetDraft {
  /// The key under `targets:`, or what platform lists made of it.
  let key: SpecKey
  let value: SpecValue
  /// The templates that were laid below it.
  var templates = TemplateUses()

  var hasPlatformList: Bool { value["platform"]?.isList ?? false }
}

/// Brings targets into their final form: platform lists, templates, platform lists again.
///
/// The first round splits targets that have a list themselves, so that templates can be named by
/// platform; the second one those that got their list from a template.
struct TargetResolving {
  let lists: PlatformLists
  let templates: TemplateLaying

  init(templates: SpecValue?, log: SpecLog, hasVariables: Bool) {
    lists = PlatformLists(log: log, hasVariables: hasVariables)
    self.templates = TemplateLaying(
      templates, variable: "target_name", log: log, hasVariables: hasVariables)
  }

  func resolve(_ targets: [SpecEntry]) -> [TargetDraft] {
    let drafts = targets.map { TargetDraft(key: $0.key, value: $0.value) }
    // One value that is no map switches all of this off; decoding then says which.
    guard drafts.allSatisfy(\.value.isMap) else { return drafts }
    let laid = lists.split(drafts).map(templates.resolve)
    let hasNewLists = laid.contains { !$0.templates.isEmpty && $0.hasPlatformList }
    return hasNewLists ? lists.split(laid) : laid
  }
}

/// A template that a target got, with the place that asks for it.
struct TemplateUse {
  let name: String
  let place: Place
  let value: SpecValue
  /// The template that names this one; nil if the target itself does.
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

  /// The steps from the template that a node is written in to the target; none for its own nodes.
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
