package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds interfaces with more dependencies than something thin should have.
package struct InterfaceSize: Rule {
  package static let description = RuleDescription(
    "interface-size", .warning, isOnByDefault: false,
    "an interface has more dependencies than a limit")

  /// How many dependencies an interface may have.
  private let limit: Int

  package init(_ options: OptionReader) {
    limit = options.optional("limit", .number(atLeast: 0)) ?? 3
  }

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    let byTarget = Dictionary(
      grouping: survey.dependencies.filter { architecture.role(of: $0.from) == .interface },
      by: \.from)
    return byTarget.keys.sorted().compactMap { id in
      let ends = Set((byTarget[id] ?? []).map(\.to))
      return ends.count > limit
        ? .interfaceSize(id, count: ends.count, limit: limit, in: architecture) : nil
    }
  }
}

extension Finding {
  fileprivate static func interfaceSize(
    _ id: TargetID, count: Int, limit: Int, in architecture: Architecture
  ) -> Finding {
    Finding(
      of: InterfaceSize.self,
      "the interface \(architecture.words(for: id)) has \(count) dependencies; the limit is "
        + "\(limit)",
      about: id, to: Subject("limit"), in: architecture.graph,
      help: "move plain types that several interfaces need into one module below, "
        + "and implementations out of the interface")
  }
}
