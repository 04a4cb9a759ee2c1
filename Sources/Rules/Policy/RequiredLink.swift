package import Configuration
internal import Documents
package import Findings
package import Modules

/// Finds targets that do not depend on what the configuration says they must.
package struct RequiredLink: Rule {
  package static let description = RuleDescription(
    "required-link", .error, isOnByDefault: false, needsOptions: true,
    "a target does not depend on what it must")

  private let entries: [PolicyEntry]

  package init(_ options: OptionReader) {
    entries = options.entries(PolicyEntry.init)
  }

  package var selectors: [Selector] { entries.flatMap(\.selectors) }

  package func findings(in survey: Survey) -> [Finding] {
    entries.flatMap { entry in
      let architecture = survey.architecture
      let to = entry.to.selection(in: architecture)
      // What is asked for cannot be asked to link itself.
      let (exempt, wanted) = (Set(to.targets.map(architecture.module)), to.targets.first)
      let obedient = Set(survey.dependencies.filter { to.contains($0.to) }.map(\.from))
      return entry.from.selection(in: architecture).targets
        .filter { !obedient.contains($0) && !exempt.contains(architecture.module(of: $0)) }
        .map { Finding.missingLink($0, by: entry, wanted, in: architecture) }
    }
  }
}

extension Finding {
  fileprivate static func missingLink(
    _ id: TargetID, by entry: PolicyEntry, _ wanted: TargetID?, in architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    return Finding(
      of: RequiredLink.self,
      "\(architecture.words(for: id)) does not depend on \(entry.to.text), which it must: "
        + entry.reason,
      severity: entry.severity, about: id, to: Subject(entry.to.text), in: graph,
      help: wanted.map { "add `\(graph.entry(for: $0, in: id))` to its dependencies" })
  }
}
