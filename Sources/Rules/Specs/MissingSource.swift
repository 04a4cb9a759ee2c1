package import Findings
internal import Modules

/// Finds source folders and files that do not exist.
package struct MissingSource: Rule {
  package static let description = RuleDescription(
    "missing-source", .error, "a source path does not exist")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let missing = survey.graph.missingSources
    guard let first = missing.first else { return [] }
    if survey.graph.requiredSourceCount == missing.count {
      return [.noSources(first.notice, count: missing.count)]
    }
    return missing.filter { !survey.conditions.ignoredSources.contains($0.path) }
      .map { Finding(of: $0, in: survey.architecture) }
  }
}

extension Finding {
  fileprivate init(of missing: ModuleGraph.MissingSource, in architecture: Architecture) {
    let notice = missing.notice
    let from = notice.target.map(architecture.words) ?? ""
    let isMade = architecture.graph[notice.spec].hasPreGenCommand
    self.init(
      of: MissingSource.self, notice,
      "\(from) has the source \(notice.subject), which does not exist"
        + (isMade ? ", unless the spec's `preGenCommand` makes it" : ""),
      severity: isMade ? .warning : .error, in: architecture.graph,
      help: "mend the path (from the root it is \(missing.path)), or say `optional: true`")
  }

  /// Specs alone, as they are kept for reading: nothing is missing in particular.
  fileprivate static func noSources(_ first: Notice, count: Int) -> Finding {
    Finding(
      of: MissingSource.self,
      "none of the \(count) source paths exists: these are specs without sources",
      severity: .info, at: first.place, from: Subject("."))
  }
}

extension ModuleGraph {
  /// How many sources must exist; a path with a variable depends on who generates the project.
  fileprivate var requiredSourceCount: Int {
    targets.reduce(0) { count, target in
      count + target.sources.count { !$0.isOptional && !$0.path.contains("$") }
    }
  }
}
