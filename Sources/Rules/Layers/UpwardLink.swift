package import Configuration
package import Findings
internal import Modules

/// Finds dependencies on a target of a higher layer.
package struct UpwardLink: Rule {
  package static let description = RuleDescription(
    "upward-link", .error, "a target depends on one in a higher layer")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return survey.dependencies.compactMap { dependency in
      guard let target = dependency.target,
        let lower = architecture.layer(of: dependency.from),
        let upper = architecture.layer(of: target), upper < lower
      else { return nil }
      return .upwardLink(dependency, to: target, in: architecture)
    }
  }
}

extension Finding {
  fileprivate static func upwardLink(
    _ dependency: Dependency, to target: TargetID, in architecture: Architecture
  ) -> Finding {
    let from = architecture.words(for: dependency.from)
    let to = architecture.words(for: target)
    return Finding(
      of: UpwardLink.self,
      "\(from) \(architecture.verb(of: dependency)) \(to), which lies in a higher layer",
      about: dependency, in: architecture.graph,
      help: architecture.wayDown(from: dependency.from, to: target))
  }
}

extension Architecture {
  /// How the dependent can do without a target of a higher layer.
  fileprivate func wayDown(from: TargetID, to target: TargetID) -> String {
    let below = layer(of: from).map { self[$0].name } ?? ""
    let above = layer(of: target).map { self[$0].name } ?? ""
    return "move what \(graph.name(of: from)) needs down into \(below) or below it, "
      + "or let \(above) hand it in through a protocol of \(graph.name(of: from))"
  }
}
