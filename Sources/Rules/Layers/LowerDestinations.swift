/// Where code that modules of one layer share can go: the nearest lower layer that they may link.
struct LowerDestinations {
  private let context: RuleContext
  private let members: [LayerID?: [TargetID]]
  /// What to do with modules that several others of their layer link, and that need none of it.
  private var moves: [ModuleID: String] = [:]
  private var architecture: Architecture { context.architecture }

  /// Fewer modules may as well share only some of the code.
  private static let leastUsers = 3

  init(_ links: [CheckedLink], in context: RuleContext) {
    self.context = context
    let architecture = context.architecture
    let shipped = context.graph.targetIDs.filter { !architecture.role(of: $0).isTrial }
    members = Dictionary(grouping: shipped, by: architecture.layer)
    let own = links.filter { !architecture.role(of: $0.from).isTrial }
    for (module, links) in Dictionary(grouping: own, by: { $0.target.map(architecture.module) }) {
      let users = Set(links.map { architecture.module(of: $0.from) })
      guard let module, users.count >= LowerDestinations.leastUsers else { continue }
      moves[module] = move(module, linkedBy: links.map(\.from))
    }
  }

  func advice(from: TargetID, to target: TargetID, in layer: LayerID) -> String {
    moves[architecture.module(of: target)]
      ?? lower(than: layer, for: [from, target]).map { "move the shared code to \($0)" }
      ?? "add a layer below \(architecture[layer].name) for the shared code"
  }

  private func move(_ module: ModuleID, linkedBy users: [TargetID]) -> String? {
    let targets = architecture[module].targets.filter { !architecture.role(of: $0).isTrial }
    let parts = targets.flatMap(context.graph.links).compactMap(\.target)
      .filter { architecture.module(of: $0) != module }
    guard let head = targets.first, let layer = architecture.layer(of: head) else { return nil }
    let needed = parts.compactMap(architecture.layer).min()
    guard needed.map({ $0 > layer }) ?? true else { return nil }
    let name = architecture[module].name
    return lower(than: layer, above: needed, for: users, linking: parts)
      .map { "move \(name) to \($0)" }
      ?? "add a layer below \(architecture[layer].name) for \(name)"
  }

  private func lower(
    than upper: LayerID, above needed: LayerID? = nil, for users: [TargetID],
    linking parts: [TargetID] = []
  ) -> String? {
    for index in upper.index + 1..<(needed?.index ?? architecture.layers.count) {
      let members = members[LayerID(index)] ?? []
      let isOpen = members.contains { other in
        !context.bans.contains { ban in
          users.contains { ban($0, other) } || parts.contains { ban(other, $0) }
        }
      }
      // Unless a configuration names it, a preset may have layers that a project doesn't.
      if isOpen || members.isEmpty && architecture.blueprint.folderNames != .atSites {
        return architecture.layers[index].name
      }
      if architecture.layers[index].isClosed { return nil }
    }
    return nil
  }
}
