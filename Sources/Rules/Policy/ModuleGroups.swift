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
      for id in selector.selection(in: architecture).targets {
        builder.add(id, to: architecture.text(ofStarIn: selector.text, for: id))
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
  /// What the first `*` of a pattern stands for: a folder, or for names the whole module.
  fileprivate func text(ofStarIn pattern: String, for id: TargetID) -> String {
    let parts = pattern.split(separator: "/")
    let path = Pattern(pattern)
    guard path.isPath, let index = parts.firstIndex(where: { $0.contains("*") && $0 != "**" }),
      let match = graph.paths(of: id).first(where: { path.matches(path: $0) })
    else { return self[module(of: id)].name }
    let folders = match.split(separator: "/")
    return index < folders.count ? String(folders[index]) : match
  }
}
