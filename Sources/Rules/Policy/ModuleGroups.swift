internal import Modules

/// Targets put into groups that are to know nothing of one another.
struct ModuleGroups {
  /// The group of each target.
  private let groups: [Int?]
  private let names: [String]

  /// Makes each pattern a group; of a single pattern with a `*`, each text that this stands for.
  init(_ selector: Selector, in architecture: Architecture) {
    var builder = GroupBuilder(count: architecture.graph.targets.count)
    if selector.alternatives.count == 1, selector.text.contains("*") {
      let pattern = StarPattern(selector.text)
      for id in selector.selection(in: architecture).targets {
        builder.add(id, to: architecture.text(of: pattern, for: id))
      }
    } else {
      for alternative in selector.alternatives {
        for id in Selector([alternative]).selection(in: architecture).targets {
          builder.add(id, to: alternative.text)
        }
      }
    }
    groups = builder.groups
    names = builder.names
  }

  func group(of id: TargetID) -> Int? { groups[id.index] }

  func name(of group: Int) -> String { names[group] }

  /// Numbers the groups as they come; the first one that claims a target keeps it.
  private struct GroupBuilder {
    private(set) var groups: [Int?]
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]

    init(count: Int) { groups = Array(repeating: nil, count: count) }

    mutating func add(_ id: TargetID, to name: String) {
      guard groups[id.index] == nil else { return }
      let number = numbers[name] ?? names.count
      if number == names.count { names.append(name) }
      numbers[name] = number
      groups[id.index] = number
    }
  }
}

extension Architecture {
  /// What the first `*` of a pattern stands for: in a path, else for names the whole module.
  fileprivate func text(of pattern: StarPattern?, for id: TargetID) -> String {
    let folder = pattern.flatMap { graph.paths(of: id).lazy.compactMap($0.star).first }
    return folder ?? self[module(of: id)].name
  }
}
