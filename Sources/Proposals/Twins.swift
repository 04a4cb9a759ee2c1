/// Platform variants of a module: targets of one spec that compile the same folders.
struct Twins {
  private var firsts: [TargetID: TargetID] = [:]
  private var others: [TargetID: [TargetID]] = [:]

  /// What twins have in common.
  private struct Likeness: Hashable {
    let spec: SpecID
    let canBeLinked: Bool
    let folders: Set<String>
  }

  init(of modules: [TargetID], in graph: ModuleGraph) {
    let alike = Dictionary(grouping: modules) { module -> Likeness in
      let target = graph[module]
      return Likeness(
        spec: target.spec, canBeLinked: target.canBeLinked,
        folders: Set(target.sources.map(\.folder)))
    }
    for (likeness, group) in alike where group.count > 1 && !likeness.folders.isEmpty {
      let all = Set(group)
      let isLinked = group.contains { module in
        graph.links(from: module).contains { $0.target.map(all.contains) ?? false }
      }
      guard !isLinked, let first = group.min() else { continue }
      others[first] = group.filter { $0 != first }
      for twin in group where twin != first { firsts[twin] = first }
    }
  }

  /// The one that stands for all of its twins.
  func first(of module: TargetID) -> TargetID { firsts[module] ?? module }

  func all(of modules: [TargetID]) -> [TargetID] {
    modules.flatMap { [$0] + others[$0, default: []] }.sorted()
  }
}
