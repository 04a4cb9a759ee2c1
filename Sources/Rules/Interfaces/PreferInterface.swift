package import Configuration
package import Findings
internal import Modules

/// Finds dependencies on implementations that could go to an interface.
package struct PreferInterface: Rule {
  package static let description = RuleDescription(
    "prefer-interface", .warning,
    "a target depends on an implementation whose interface would do")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return survey.dependencies.compactMap { dependency in
      guard let target = dependency.target,
        architecture.role(of: target) == .implementation,
        !architecture.areOfOneModule(dependency.from, target),
        !architecture.assembles(dependency.from),
        let interface = architecture.interfacesInReach(of: target)
          .first(where: { architecture.lists($0, in: target) })
      else { return nil }
      return .preferInterface(dependency, target, interface, in: architecture)
    }
  }
}

extension Architecture {
  /// Whether a target puts implementations together, and so must know them.
  fileprivate func assembles(_ id: TargetID) -> Bool {
    role(of: id) == .compositionRoot || graph[id].type.isApp || graph[id].type.isExtension
  }

  /// The interface to link; tests may also want what is made for them.
  fileprivate func wayOut(past target: TargetID, from: TargetID) -> String? {
    guard let detour = detour(past: target, from: from), role(of: from).isTest,
      let mock = self[module(of: target)].targets.first(where: {
        role(of: $0) == .mock && implementations(of: $0).contains(target)
      }), !lists(mock, in: from)
    else { return detour(past: target, from: from) }
    return "\(detour), or \(graph.name(of: mock)) in its place"
  }
}

extension Finding {
  fileprivate static func preferInterface(
    _ dependency: Dependency, _ target: TargetID, _ interface: TargetID,
    in architecture: Architecture
  ) -> Finding {
    let from = architecture.words(for: dependency.from)
    let verb = architecture.verb(of: dependency)
    return Finding(
      of: PreferInterface.self,
      "\(from) \(verb) \(architecture.words(for: target)), which has the interface "
        + architecture.graph.name(of: interface),
      about: dependency, in: architecture.graph,
      help: architecture.wayOut(past: target, from: dependency.from))
  }
}
