/// Targets that stand for one module: platform variants, and what a package and a project both build.
struct Twins {
  private var firsts: [TargetID: TargetID] = [:]
  private var others: [TargetID: [TargetID]] = [:]

  /// What platform variants have in common.
  private struct Likeness: Hashable {
    let spec: SpecID
    let canBeLinked: Bool
    let folders: Set<String>
  }

  init(of modules: [TargetID], in graph: ModuleGraph) {
    let folders = Dictionary(
      uniqueKeysWithValues: modules.map { ($0, Set(graph[$0].sources.map(\.folder))) })
    let alike = Dictionary(grouping: modules) { module in
      Likeness(
        spec: graph[module].spec, canBeLinked: graph[module].canBeLinked,
        folders: folders[module, default: []])
    }
    for (likeness, group) in alike where group.count > 1 && !likeness.folders.isEmpty {
      let all = Set(group)
      let isLinked = group.contains { module in
        graph.links(from: module).contains { $0.target.map(all.contains) ?? false }
      }
      if !isLinked { join(group.sorted()) }
    }
    let sizes = modules.map { graph[$0].spec }.counts
    let named = Dictionary(grouping: modules.filter { firsts[$0] == nil }.sorted()) {
      graph.plainName(of: $0)
    }
    for group in named.values where Set(group.map { graph[$0].spec }).count > 1 {
      // The one of the larger spec, which tells modules apart.
      let first =
        group.max { sizes[graph[$0].spec, default: 0] < sizes[graph[$1].spec, default: 0] }
        ?? group[0]
      join(
        [first]
          + group.filter { module in
            graph[module].spec != graph[first].spec
              && Twins.areNested(folders[first, default: []], folders[module, default: []])
          })
    }
  }

  /// Whether a folder of one is a folder of the other, or in it; a binary has none.
  private static func areNested(_ one: Set<String>, _ other: Set<String>) -> Bool {
    one.isEmpty || other.isEmpty
      || one.contains { folder in
        other.contains { ($0 + "/").hasPrefix(folder + "/") || (folder + "/").hasPrefix($0 + "/") }
      }
  }

  private mutating func join(_ group: [TargetID]) {
    let first = group[0]
    for twin in group.dropFirst() {
      firsts[twin] = first
      others[first, default: []] += [twin] + (others.removeValue(forKey: twin) ?? [])
    }
  }

  /// The one that represents all of its twins.
  func first(of module: TargetID) -> TargetID {
    firsts[module].map(first) ?? module
  }

  func all(of modules: [TargetID]) -> [TargetID] {
    modules.flatMap { [$0] + others[$0, default: []] }.sorted()
  }
}
