package import Configuration
package import Findings
internal import Modules

/// Finds interfaces that depend on what should stay hidden behind them or behind another one.
package struct InterfaceLinksImplementation: Rule {
  package static let description = RuleDescription(
    "interface-links-implementation", .error,
    "an interface depends on its own implementation, or on one that has an interface")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return survey.dependencies.compactMap { dependency in
      guard let target = dependency.target,
        architecture.role(of: dependency.from) == .interface,
        architecture.role(of: target) == .implementation
      else { return nil }
      if architecture.isOwnImplementation(target, of: dependency.from) {
        return .interfaceLinksOwn(dependency, target, in: architecture)
      }
      return architecture.interfacesInReach(of: target).isEmpty
        ? nil : .interfaceLinksOther(dependency, target, in: architecture)
    }
  }
}

extension Architecture {
  fileprivate func isOwnImplementation(_ target: TargetID, of interface: TargetID) -> Bool {
    areOfOneModule(target, interface) || implementations(of: interface).contains(target)
  }
}

extension Finding {
  fileprivate static func interfaceLinksOwn(
    _ dependency: Dependency, _ target: TargetID, in architecture: Architecture
  ) -> Finding {
    let (interface, name) = (
      architecture.graph.name(of: dependency.from), architecture.graph.name(of: target)
    )
    let verb = architecture.verb(of: dependency)
    return Finding(
      of: InterfaceLinksImplementation.self,
      "the interface \(architecture.words(for: dependency.from)) \(verb) "
        + "\(architecture.words(for: target)), its own implementation",
      about: dependency, in: architecture.graph,
      help: "turn the link round: \(name) links \(interface) and implements it")
  }

  fileprivate static func interfaceLinksOther(
    _ dependency: Dependency, _ target: TargetID, in architecture: Architecture
  ) -> Finding {
    let verb = architecture.verb(of: dependency)
    return Finding(
      of: InterfaceLinksImplementation.self,
      "the interface \(architecture.words(for: dependency.from)) \(verb) "
        + "\(architecture.words(for: target)), an implementation that has an interface",
      about: dependency, in: architecture.graph,
      help: architecture.detour(past: target, from: dependency.from))
  }
}
