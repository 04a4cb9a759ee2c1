/// What a layer does as a rule, where only folders show layers: it is no mistake of a single module.
///
/// Half of the layer links a base, which links none of it. What puts the layer together links most
/// of it, or has its name, and none of it links that.
struct LayerHabits {
  private var bases: Set<ModuleID> = []
  private var umbrellas: Set<ModuleID> = []
  private let architecture: Architecture

  init(_ links: [CheckedLink], in architecture: Architecture) {
    self.architecture = architecture
    guard architecture.blueprint.folderNames == .atSites else { return }
    var users: [ModuleID: Set<ModuleID>] = [:]
    var uses: [ModuleID: Set<ModuleID>] = [:]
    for (from, to) in links.compactMap(ends) {
      users[to, default: []].insert(from)
      uses[from, default: []].insert(to)
    }
    let sizes = Dictionary(grouping: architecture.modules) { $0.layer }.mapValues(\.count)
    bases = Set(
      users.filter { id, users in
        uses[id] == nil && users.count > 1
          && users.count * 2 >= sizes[architecture[id].layer, default: 0] - 1
      }.keys)
    umbrellas = Set(
      uses.filter { id, uses in
        let (name, layer) = (architecture[id].name.lowercased(), architecture[id].layer)
        let isMost = uses.count > 2 && uses.count * 3 >= (sizes[layer, default: 0] - 1) * 2
        return users[id] == nil && (isMost || name == layer.map { architecture[$0].name })
      }.keys)
  }

  func include(_ link: CheckedLink) -> Bool {
    ends(of: link).map { umbrellas.contains($0) || bases.contains($1) } ?? false
  }

  private func ends(of link: CheckedLink) -> (ModuleID, ModuleID)? {
    link.target.map { (architecture.module(of: link.from), architecture.module(of: $0)) }
  }
}
