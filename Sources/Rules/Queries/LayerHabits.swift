/// What a layer does as a rule: not a mistake of a single module.
///
/// Most of the layer links a base, which links none of it. What puts the layer together links most
/// of it, or has its name, and none of it links that. Half of the links within are of these kinds.
/// Modules without a layer are compared with those next to them.
struct LayerHabits {
  private var bases: Set<ModuleID> = []
  private var composers: Set<ModuleID> = []
  private let architecture: Architecture

  init(_ links: [CheckedLink], fewest: Int = 2, in architecture: Architecture) {
    self.architecture = architecture
    let sizes = architecture.moduleIDs.map(circle).counts
    for (circle, ends) in Dictionary(grouping: links.compactMap(ends), by: { circle(of: $0.to) }) {
      let users = Dictionary(grouping: ends) { $0.to }.mapValues { Set($0.map(\.from)).count }
      let uses = Dictionary(grouping: ends) { $0.from }.mapValues { Set($0.map(\.to)).count }
      func isMost(_ count: Int, _ fewest: Int) -> Bool {
        count >= fewest && count * 2 >= sizes[circle] ?? 0
      }
      let bases = Set(users.filter { uses[$0.key] == nil && isMost($0.value, fewest) }.keys)
      let composers = Set(
        uses.filter { id, count in
          users[id] == nil && (isMost(count, 3) || architecture[id].name.lowercased() == circle)
        }.keys)
      let habits = ends.count { bases.contains($0.to) || composers.contains($0.from) }
      guard habits * 2 >= ends.count else { continue }
      self.bases.formUnion(bases)
      self.composers.formUnion(composers)
    }
  }

  /// Whether a link leads to a base, or from what puts a layer together.
  func include(_ link: CheckedLink) -> Bool {
    ends(of: link).map { bases.contains($0.to) || composers.contains($0.from) } ?? false
  }

  private func ends(of link: CheckedLink) -> (from: ModuleID, to: ModuleID)? {
    guard let target = link.target else { return nil }
    let ends = (architecture.module(of: link.from), architecture.module(of: target))
    return ends.0 != ends.1 && circle(of: ends.0) == circle(of: ends.1) ? ends : nil
  }

  /// The layer, or else the folder around that of the spec, which no layer is called.
  private func circle(of id: ModuleID) -> String {
    let module = architecture[id]
    return module.layer.map { architecture[$0].name }
      ?? Spec.folder(of: architecture.graph[module.spec].folder) + "/"
  }
}
