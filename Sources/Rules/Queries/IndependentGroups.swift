/// Targets in groups that must be independent of one another.
package struct IndependentGroups {
  private var groups: [Int?]
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// Makes each pattern a group; a single pattern with a `*` makes one for each match of the star.
  package init(_ selector: Selector, in architecture: Architecture) {
    groups = Array(repeating: nil, count: architecture.graph.targets.count)
    let alone = selector.alternatives.count == 1 ? selector.alternatives[0].text : ""
    if alone.contains("*") {
      let pattern = Pattern(alone)
      for id in selector.selection(in: architecture).targets {
        add(id, to: architecture.text(of: pattern, for: id))
      }
    } else {
      for alternative in selector.alternatives {
        for id in Selector([alternative]).selection(in: architecture).targets {
          add(id, to: alternative.text)
        }
      }
    }
  }

  /// Numbers groups as they occur; the first one to claim a target keeps it.
  private mutating func add(_ id: TargetID, to name: String) {
    guard groups[id.index] == nil else { return }
    let number = numbers[name] ?? names.count
    if number == names.count { names.append(name) }
    numbers[name] = number
    groups[id.index] = number
  }

  package func group(of id: TargetID) -> Int? { groups[id.index] }
  package func name(of group: Int) -> String { names[group] }

  /// The stable name of a group: the last part of its pattern that no other group has.
  package func identity(of group: Int) -> String {
    let parts = names.map { $0.split(separator: "/").filter { !$0.contains("*") } }
    let part = parts[group].last { part in parts.count { $0.contains(part) } == 1 }
    return part.map { String($0) } ?? names[group]
  }
}

extension Architecture {
  /// The match of a pattern's first `*`: in a path, else, for names, the whole module.
  fileprivate func text(of pattern: Pattern, for id: TargetID) -> String {
    graph.paths(of: id).lazy.compactMap(pattern.star).first ?? self[module(of: id)].name
  }
}
