package import Configuration
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
    if survey.graph.hasNoSources(but: missing) {
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
      help: "mend the path"
        + (missing.path == notice.subject ? "" : " (from the root it is \(missing.path))")
        + ", or say `optional: true`")
  }

  /// Specs alone, as they are kept for reading: nothing is missing in particular.
  fileprivate static func noSources(_ first: Notice, count: Int) -> Finding {
    Finding(
      of: MissingSource.self,
      count == 1
        ? "the only source path does not exist: this is a spec without sources"
        : "none of the \(count) source paths exists: these are specs without sources",
      severity: .info, at: first.place, from: Subject("."))
  }
}

extension ModuleGraph {
  /// Whether no source exists besides some that do not; a folder that is only there because the
  /// spec of another module lies in it is no sign of sources.
  fileprivate func hasNoSources(but missing: [MissingSource]) -> Bool {
    let places = Set(missing.map(\.notice.place))
    let holders = specFolders
    return targets.allSatisfy { target in
      target.sources.allSatisfy { source in
        // A path with a variable depends on who generates the project.
        source.isOptional || source.path.contains("$") || places.contains(source.place)
          || (source.path != self[target.spec].folder && holders.contains(source.path))
      }
    }
  }

  /// The folders of specs, and all folders around them.
  private var specFolders: Set<String> {
    var folders: Set<String> = []
    for spec in specs {
      var folder = spec.folder[...]
      while folders.insert(String(folder)).inserted, let end = folder.lastIndex(of: "/") {
        folder = folder[..<end]
      }
    }
    return folders
  }
}
