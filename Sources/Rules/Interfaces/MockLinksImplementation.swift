package import Configuration
package import Findings
internal import Modules

/// Finds mocks that drag in an implementation instead of its interface.
package struct MockLinksImplementation: Rule {
  package static let description = RuleDescription(
    "mock-links-implementation", .warning,
    "a mock depends on an implementation that has an interface")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return survey.dependencies.compactMap { dependency in
      guard let target = dependency.target,
        architecture.role(of: dependency.from) == .mock,
        architecture.role(of: target) == .implementation,
        let help = architecture.detour(past: target, from: dependency.from)
      else { return nil }
      return .mockLinksImplementation(dependency, target, help: help, in: architecture)
    }
  }
}

extension Finding {
  fileprivate static func mockLinksImplementation(
    _ dependency: Dependency, _ target: TargetID, help: String, in architecture: Architecture
  ) -> Finding {
    let verb = architecture.verb(of: dependency)
    return Finding(
      of: MockLinksImplementation.self,
      "the mock \(architecture.words(for: dependency.from)) \(verb) "
        + "\(architecture.words(for: target)), an implementation that has an interface",
      about: dependency, in: architecture.graph, help: help)
  }
}
