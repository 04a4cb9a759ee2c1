internal import Modules

/// An ending by which targets of a role are named, and how many are.
struct RoleEnding {
  let role: Role
  let ending: String
  let count: Int

  /// Endings that teams use and no preset takes for granted.
  private static let known: [(Role, [String])] = [
    (.interface, ["API", "Interface", "Interfaces", "Protocol", "Protocols", "Contract"]),
    (.mock, ["Mock", "Mocks", "Stub", "Stubs", "Fake", "Fakes"]),
  ]

  /// Those that a project uses: the rest of the name is another target.
  static func found(in graph: ModuleGraph, besides blueprint: Blueprint) -> [RoleEnding] {
    let names = Set(graph.targets.map(\.name))
    return known.flatMap { role, endings in
      endings.compactMap { ending in
        let taken = (blueprint.roles[role] ?? []).map(\.pattern.text)
        let count = names.count { name in
          name.hasSuffix(ending) && names.contains(String(name.dropLast(ending.count)))
        }
        guard count > 0, !taken.contains("*\(ending)") else { return nil }
        return RoleEnding(role: role, ending: ending, count: count)
      }
    }
  }
}
