/// What a layer does as a rule, where only folders show layers: not a mistake of a single module.
///
/// Most of the layer links a base, which links none of it. What puts the layer together links most
/// of it, or has its name, and none of it links that. Half of the links within are of these kinds.
struct LayerHabits {
  private var centers: Set<ModuleID> = []
  private let architecture: Architecture

  init(_ links: [CheckedLink], in architecture: Architecture) {
    self.architecture = architecture
    guard architecture.blueprint.folderNames == .atSites else { return }
    let all = Dictionary(grouping: links.compactMap(ends)) { architecture[$0.from].layer }
    for (layer, ends) in all {
      let users = Dictionary(grouping: ends) { $0.to }.mapValues { Set($0.map(\.from)).count }
      let uses = Dictionary(grouping: ends) { $0.from }.mapValues { Set($0.map(\.to)).count }
      let size = architecture.modules.count { $0.layer == layer }
      let found = Set(users.keys).union(uses.keys).filter { id in
        let (users, uses) = (users[id] ?? 0, uses[id] ?? 0)
        let isMost = (users + uses) * 3 >= (size - 1) * 2
        let isNamed = architecture[id].name.lowercased() == layer.map { architecture[$0].name }
        return uses == 0 && users > 1 && isMost || users == 0 && (uses > 2 && isMost || isNamed)
      }
      let habits = ends.count { found.contains($0.from) || found.contains($0.to) }
      if habits * 2 >= ends.count { centers.formUnion(found) }
    }
  }

  /// Whether a link leads to a base, or from what puts a layer together.
  func include(_ link: CheckedLink) -> Bool {
    ends(of: link).map { centers.contains($0.from) || centers.contains($0.to) } ?? false
  }

  private func ends(of link: CheckedLink) -> (from: ModuleID, to: ModuleID)? {
    link.target.map { (architecture.module(of: link.from), architecture.module(of: $0)) }
  }
}
