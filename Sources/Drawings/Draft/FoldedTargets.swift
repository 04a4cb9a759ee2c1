internal import Modules

/// The words for what is folded into the box of a module.
enum FoldedTargets {
  /// What stands under the name, such as `interface, mock, 2 tests`.
  static func words(
    for folded: [TargetID], of module: Module, in architecture: Architecture
  ) -> String {
    let companions = folded.filter { $0 != module.mains.first }
    return groups.compactMap { group in
      let count = companions.count { group.roles.contains(architecture.role(of: $0)) }
      return count == 0 ? nil : count == 1 ? group.one : "\(count) \(group.many)"
    }.joined(separator: ", ")
  }

  /// In the order in which a module is built up.
  private static let groups: [(roles: Set<Role>, one: String, many: String)] = [
    ([.implementation, .compositionRoot, .app], "implementation", "implementations"),
    ([.interface], "interface", "interfaces"),
    ([.mock], "mock", "mocks"),
    ([.extension], "extension", "extensions"),
    ([.unitTests, .uiTests], "tests", "tests"),
    ([.hostApp, .development], "host app", "host apps"),
    ([.tool, .bundle, .other], "more", "more"),
  ]
}
