package import Configuration
internal import Documents
package import Findings
package import Modules

/// Finds dependencies of a target for which the configuration lists all that are allowed.
package struct AllowedLinks: Rule {
  package static let description = RuleDescription(
    "allowed-links", .error, isOnByDefault: false, needsOptions: true,
    "a target depends on something that is not on its list")

  private let entries: [PolicyEntry]

  package init(_ options: OptionReader) {
    entries = options.entries(PolicyEntry.init)
  }

  package var selectors: [Selector] { entries.flatMap(\.selectors) }

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return entries.flatMap { entry in
      let from = entry.from.selection(in: architecture)
      let to = entry.to.selection(in: architecture)
      return survey.dependencies.filter { dependency in
        from.contains(dependency.from) && !to.contains(dependency.to)
          && !(dependency.target.map { architecture.areOfOneModule(dependency.from, $0) } ?? false)
      }.map { Finding.notAllowed($0, by: entry, to, in: architecture) }
    }
  }
}

extension Finding {
  fileprivate static func notAllowed(
    _ dependency: Dependency, by entry: PolicyEntry, _ listed: Selection,
    in architecture: Architecture
  ) -> Finding {
    let detour = dependency.target.flatMap { target in
      architecture.interfacesInReach(of: target).contains(where: listed.contains)
        ? architecture.detour(past: target, from: dependency.from) : nil
    }
    let from = architecture.words(for: dependency.from)
    let allowed = entry.to.alternatives.isEmpty ? "nothing at all" : entry.to.text
    return Finding(
      of: AllowedLinks.self,
      "\(from) \(architecture.verb(of: dependency)) \(architecture.words(for: dependency.to)), "
        + "which is not on its list: \(entry.reason)",
      severity: entry.severity, about: dependency, in: architecture.graph,
      help: detour ?? "remove this entry; on the list: \(allowed)")
  }
}
