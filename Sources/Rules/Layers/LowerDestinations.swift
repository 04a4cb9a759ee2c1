/// Where code that modules of one layer share can go: the nearest lower layer that they may link.
struct LowerDestinations {
  private let context: RuleContext
  /// The targets that link a module of their layer, by this module.
  private let users: [ModuleID?: [TargetID]]
  private let members: [LayerID?: [TargetID]]
  private var architecture: Architecture { context.architecture }

  init(_ links: [CheckedLink], in context: RuleContext) {
    self.context = context
    let architecture = context.architecture
    let shipped = { (id: TargetID) in !architecture.role(of: id).isTrial }
    members = Dictionary(grouping: context.graph.targetIDs.filter(shipped), by: architecture.layer)
    users = Dictionary(grouping: links.filter { shipped($0.from) }) {
      $0.target.map(architecture.module)
    }.mapValues { $0.map(\.from) }
  }

  /// To move the target if several modules share it and it needs none of its layer, else only code.
  func advice(from: TargetID, to target: TargetID, in layer: LayerID) -> String {
    let module = architecture.module(of: target)
    let users = users[module] ?? []
    let needed = architecture[module].targets.filter { !architecture.role(of: $0).isTrial }
      .flatMap(context.graph.links).compactMap(\.target)
      .filter { architecture.module(of: $0) != module }.compactMap(architecture.layer).min()
    guard Set(users.map(architecture.module)).count > 1, needed.map({ $0 > layer }) ?? true else {
      let lower = lowerLayer(than: layer, above: nil, for: [from, target])
      return "move the shared code to \(lower ?? "a lower layer")"
    }
    let lower = lowerLayer(than: layer, above: needed, for: users)
    let name = context.graph.name(of: target)
    return "move \(name) to \(lower ?? "a layer below \(architecture[layer].name)")"
  }

  private func lowerLayer(
    than upper: LayerID, above needed: LayerID?, for ends: [TargetID]
  ) -> String? {
    for index in upper.index + 1..<(needed?.index ?? architecture.layers.count) {
      let members = members[LayerID(index)] ?? []
      let isOpen = members.contains { other in
        !context.bans.contains { ban in ends.contains { ban($0, other) } }
      }
      if members.isEmpty || isOpen { return architecture.layers[index].name }
      if architecture.layers[index].isClosed { return nil }
    }
    return nil
  }
}
