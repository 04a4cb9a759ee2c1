/// Where code that modules of one layer share can go: the nearest lower layer that they may link.
struct LowerDestinations {
  private let context: RuleContext
  /// The targets that link a module of their layer, by this module.
  private let users: [ModuleID?: [TargetID]]
  /// The modules that link another one of their layer.
  private let linking: Set<ModuleID>
  private let members: [LayerID?: [TargetID]]
  private var architecture: Architecture { context.architecture }

  init(_ links: [CheckedLink], in context: RuleContext) {
    self.context = context
    let architecture = context.architecture
    members = Dictionary(
      grouping: context.graph.targetIDs.filter { !architecture.role(of: $0).isTrial },
      by: architecture.layer)
    let own = links.filter { !architecture.role(of: $0.from).isTrial }
    users = Dictionary(grouping: own) { $0.target.map(architecture.module) }
      .mapValues { $0.map(\.from) }
    linking = Set(own.map { architecture.module(of: $0.from) })
  }

  /// To move the other end of a link if several modules share it and it needs none of them, else
  /// only what both ends share.
  func advice(about link: CheckedLink) -> String {
    guard let target = link.target, let layer = architecture.layer(of: link.from) else { return "" }
    let module = architecture.module(of: target)
    let users = users[module] ?? []
    guard Set(users.map(architecture.module)).count > 1, !linking.contains(module) else {
      let lower = lowerLayer(than: layer, for: [link.from, target]) { _ in true }
      return "move the shared code to \(lower ?? "a lower layer")"
    }
    let below = context.dependencies.filter { architecture.module(of: $0.from) == module }
      .compactMap(\.target).filter { architecture.module(of: $0) != module }
    let lower = lowerLayer(than: layer, for: users) { lower in
      below.allSatisfy { other in architecture.layer(of: other).map { $0 > lower } ?? true }
    }
    let name = context.graph.name(of: target)
    return "move \(name) to \(lower ?? "a layer below \(architecture[layer].name)")"
  }

  private func lowerLayer(
    than upper: LayerID, for ends: [TargetID], where fits: (LayerID) -> Bool
  ) -> String? {
    for index in architecture.layers.indices.dropFirst(upper.index + 1) {
      let id = LayerID(index)
      let isOpen = members[id].map { members in
        members.contains { other in
          !context.bans.contains { ban in ends.contains { ban($0, other) } }
        }
      }
      if isOpen ?? true, fits(id) { return architecture[id].name }
      if architecture.layers[index].isClosed { return nil }
    }
    return nil
  }
}
