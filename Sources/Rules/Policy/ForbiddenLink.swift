package import Configuration
internal import Documents
package import Findings
package import Modules

/// Finds dependencies that the configuration forbids, and chains where it forbids those too.
package struct ForbiddenLink: Rule {
  package static let description = RuleDescription(
    "forbidden-link", .error, isOnByDefault: false, needsOptions: true,
    "a dependency matches one that the configuration forbids")

  private let entries: [Entry]

  /// One thing that is forbidden.
  fileprivate struct Entry {
    /// Whether chains are forbidden too.
    let isIndirect: Bool
    let policy: PolicyEntry
  }

  package init(_ options: OptionReader) {
    entries = options.entries { entry in
      Entry(
        isIndirect: entry.optional("indirect", .flag) ?? false, policy: PolicyEntry(entry))
    }
  }

  package var selectors: [Selector] { entries.flatMap(\.policy.selectors) }

  package func findings(in survey: Survey) -> [Finding] {
    entries.flatMap { entry in
      let from = entry.policy.from.selection(in: survey.architecture)
      let to = entry.policy.to.selection(in: survey.architecture)
      let direct = survey.dependencies.filter { from.contains($0.from) && to.contains($0.to) }
      let findings = direct.map { Finding.forbidden($0, by: entry.policy, in: survey.architecture) }
      guard entry.isIndirect else { return findings }
      return findings
        + chains(from: from, to: to, in: survey).map {
          .forbidden(chain: $0, by: entry.policy, in: survey.architecture)
        }
    }
  }

  /// For each target that is meant, its shortest way to something forbidden that goes through
  /// none of its like: those have findings of their own.
  private func chains(
    from: Selection, to: Selection, in survey: Survey
  ) -> [[Dependency]] {
    let web = survey.web
    let ways = web.ways(to: to.vertices(in: web)) { vertex in
      !(web.target(vertex).map(from.contains) ?? false)
    }
    return from.targets.map { ways.chain(from: $0) }.filter { $0.count > 1 }
  }
}

extension Selection {
  /// The vertices of everything that is meant.
  fileprivate func vertices(in web: Web) -> [Int] {
    targets.map { web.vertex(of: .target($0)) }
      + externals.map { web.vertex(of: .external($0)) }
  }
}

extension Finding {
  fileprivate static func forbidden(
    _ dependency: Dependency, by entry: PolicyEntry, in architecture: Architecture
  ) -> Finding {
    let from = architecture.words(for: dependency.from)
    return Finding(
      of: ForbiddenLink.self,
      "\(from) \(architecture.verb(of: dependency)) \(architecture.words(for: dependency.to)), "
        + "which is forbidden: \(entry.reason)",
      severity: entry.severity, about: dependency, in: architecture.graph,
      help: "remove this entry")
  }

  fileprivate static func forbidden(
    chain: [Dependency], by entry: PolicyEntry, in architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    let (first, last) = (chain[0], chain[chain.count - 1])
    return Finding(
      of: ForbiddenLink.self,
      "\(architecture.words(for: first.from)) reaches \(architecture.words(for: last.to)) over "
        + "\(chain.count) links, which is forbidden: \(entry.reason)",
      severity: entry.severity, at: graph.links[first.link].place,
      from: Subject(first.from, in: graph), to: Subject(last.to, in: graph),
      help: "remove one of these links", notes: architecture.notes(for: chain))
  }
}
