import Loaders
import Modules
import TestSupport

/// Several specs in one drawing, joined into a graph.
///
/// Every file named `project.yml` is a spec; a `Podfile`, a project and a workspace are read; the others are there to be
/// included, or just to be there.
struct DrawnWorkspace {
  let files: DrawnFiles
  let graph: ModuleGraph
  let problems: [String]

  init(_ drawing: String, options: JoiningOptions = JoiningOptions()) {
    let drawn = DrawnFiles(drawing)
    let onDisk = ProjectFiles.inMemory(drawn)
    let specs = drawn.files.keys
      .filter { path in
        ["project.yml", "Podfile", XcodeBundle.projectFile, "contents.xcworkspacedata"]
          .contains { "/\(path)".hasSuffix("/\($0)") }
      }
    files = drawn
    let loaded = ProjectLoader(files: onDisk, environment: [:]).read(
      Array(specs), named: Set(specs))
    graph = loaded.graph(by: options)
    problems = loaded.problems.map { problem in
      "\(problem.severity) \(problem.place.map(drawn.name) ?? "-"): \(problem.message)"
    }
  }

  /// Every link, one a line: `App -> Net LE`, with a kind behind externals and words behind that.
  ///
  /// L links, E embeds, a dash only orders the build.
  var links: [String] {
    graph.links.map { link in
      var words = ["\(graph.name(of: link.from)) -> \(graph.name(of: link.to))"]
      if let external = link.external { words.append(graph[external].kind.rawValue) }
      let decision = (link.links ? "L" : "") + (link.embeds ? "E" : "")
      words.append(decision.isEmpty ? "-" : decision)
      if link.isWeak { words.append("weak") }
      if link.isInherited { words.append("inherited") }
      words += graph.entry(of: link).platformFilters.map { "only \($0)" }
      return words.joined(separator: " ")
    }
  }

  /// What joining noticed: `unknownName ①: Net.framework (Nets.framework)!`.
  ///
  /// The suggestion is in parentheses, an exclamation mark means severe.
  var notices: [String] {
    graph.notices.map { notice in
      let suggestion = notice.suggestion.map { " (\($0))" } ?? ""
      let notes = notice.notes.map { " \($0.text) \(files.name(of: $0.place))" }.joined()
      return "\(notice.kind.rawValue) \(files.name(of: notice.place)): "
        + "\(notice.subject)\(suggestion)\(notice.isSevere ? "!" : "")\(notes)"
    }
  }
}

extension JoiningOptions {
  init(
    externals: [Pattern] = [], externalProjects: [String] = [], expectsImplicitNames: Bool = true,
    exists: (@Sendable (String) -> Bool)? = nil,
    binary: (@Sendable (String) -> PrebuiltBinary)? = nil, comparesProjects: Bool = false
  ) {
    self.init()
    (self.externals, self.externalProjects) = (externals, externalProjects)
    (self.expectsImplicitNames, self.comparesProjects) = (expectsImplicitNames, comparesProjects)
    (self.exists, self.binary) = (exists, binary)
  }
}
