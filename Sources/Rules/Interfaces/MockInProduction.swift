package import Configuration
package import Findings
internal import Modules

/// Finds mocks that something other than tests depends on.
package struct MockInProduction: Rule {
  package static let description = RuleDescription(
    "mock-in-production", .error, "something that is not for tests depends on a mock")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    let suspects = survey.dependencies.filter { dependency in
      dependency.target.map { architecture.role(of: $0) == .mock } ?? false
        && !architecture.onlyTries(dependency.from)
    }
    guard !suspects.isEmpty else { return [] }
    let shipping = Shipping(survey)
    return suspects.filter { shipping.contains($0.from) }.compactMap { dependency in
      dependency.target.map {
        .mockInProduction(
          dependency, $0, over: shipping.chain(to: dependency.from), in: architecture)
      }
    }
  }
}

extension Finding {
  fileprivate static func mockInProduction(
    _ dependency: Dependency, _ mock: TargetID, over chain: [Dependency],
    in architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    let from = architecture.words(for: dependency.from)
    return Finding(
      of: MockInProduction.self,
      "\(from) \(architecture.verb(of: dependency)) \(architecture.words(for: mock)), a mock, "
        + "and is not only for tests",
      about: dependency, in: graph, help: architecture.wayOut(of: mock, in: dependency.from),
      notes: architecture.notes(for: chain))
  }
}

extension Architecture {
  /// What a mock stands for is what production should link, if it does not do so already.
  fileprivate func wayOut(of mock: TargetID, in id: TargetID) -> String {
    let implementations = implementations(of: mock)
    let original =
      implementations.flatMap(interfacesInReach).first { $0 != id } ?? implementations.first
    let move = "move what needs \(graph.name(of: mock)) into tests"
    // What implements an interface is no way out of that interface.
    guard let original, original != id,
      role(of: id) != .interface || role(of: original) == .interface
    else { return move }
    let name = graph.name(of: original)
    return lists(original, in: id)
      ? "remove this entry: \(graph.name(of: id)) already links \(name); \(move)"
      : "link \(name) instead, or \(move)"
  }
}
