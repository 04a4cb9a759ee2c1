/// The diagram options of a command line, before the project is loaded.
struct DiagramOptions {
  private var view = DrawingView.whole
  private let focus: [String]
  private let depth: Int?
  private let direction: DrawingView.Direction
  private let root: String?
  private let chain: [String]
  let links: PageLinks

  init(_ invocation: Invocation, since: String? = nil) throws(UsageError) {
    let value = invocation.value(of:)
    view.look = value(.look).flatMap(DrawingView.Look.init) ?? .arrows
    view.layoutEngine =
      value(.layoutEngine).flatMap(DrawingView.LayoutEngine.init) ?? view.layoutEngine
    view.day = value(.asOf)
    view.level = value(.level).flatMap(DrawingView.Level.init) ?? .module
    view.isLimitedToFindings = invocation.has(.onlyViolations)
    view.isLimitedToChanges = invocation.has(.onlyChanges)
    view.isReduced = invocation.has(.reduce)
    view.project = value(.title)
    view.since = since ?? value(.since)
    view.grouping = value(.drawnGroups).flatMap(DrawingView.Grouping.init) ?? .folder
    view.collapse = invocation.values(of: .collapse).map(DrawingView.Collapse.init)
    view.exclude = invocation.values(of: .exclude).map { Pattern($0) }
    view.showsHubs = invocation.has(.hubs)
    for word in invocation.values(of: .show).flatMap({ $0.split(separator: ",") }) {
      guard let extra = DrawingView.Extra(rawValue: String(word)) else {
        let choices = DrawingView.Extra.allCases.map(\.rawValue)
        throw Program.archlint.unknownChoice(String(word), of: .show, choices)
      }
      view.extras.insert(extra)
    }
    links = try DiagramOptions.links(value(.linkTo))
    view.links = links
    focus = invocation.values(of: .focus)
    root = value(.root)
    chain = invocation.values(of: .path)
    direction = value(.direction).flatMap(DrawingView.Direction.init) ?? .both
    depth = try invocation.number(
      of: .depth, from: 0, "not a number of links", help: "use a number, such as `--depth 2`")
    view.showsContext = view.isLimitedToChanges && depth ?? 0 > 0
    let parts = [Option.focus, .root, .path].filter(invocation.has)
    if parts.count > 1 {
      throw UsageError(
        "`\(parts[0].spelling)` and `\(parts[1].spelling)` cannot be combined",
        help: "remove one of them")
    }
    let requirements: [(option: Option, other: String, isMet: Bool)] = [
      (.onlyChanges, "--since REF", view.since != nil),
      (.tinted, "--since REF", view.since != nil), (.tinted, "--view arrows", !isSheet),
      (.collapse, "--level module", view.level == .module), (.hubs, "--view arrows", !isSheet),
      (.drawnGroups, "--view poster", view.look == .poster),
      (.direction, "--focus TARGET", !focus.isEmpty),
      (.depth, "--focus TARGET", !focus.isEmpty || view.isLimitedToChanges),
    ]
    for (option, other, isMet) in requirements where invocation.has(option) && !isMet {
      throw UsageError(
        "`\(option.spelling)` requires `\(other)`",
        help: "add it, or remove `\(option.spelling)`")
    }
  }

  private static func links(_ template: String?) throws(UsageError) -> PageLinks {
    var links = PageLinks()
    links.ofRule = ReportSetting.ruleAddress(in: Environment.variables)
    guard let template else { return links }
    let isSafe = template.utf8.allSatisfy {
      (0x21..<0x7F).contains($0) && !"()|<>\"".utf8.contains($0)
    }
    guard template.hasPrefix("https://") || template.hasPrefix("http://"), isSafe,
      template.contains("{file}")
    else {
      throw UsageError(
        "`\(template)` is not a URL template for files",
        help: "use a template such as `https://example.org/blob/main/{file}#L{line}`")
    }
    let parts = template.split(separator: "{file}", omittingEmptySubsequences: false)
    links.template = template
    links.ofPlace = { place in
      parts.map { $0.split(separator: "{line}", omittingEmptySubsequences: false) }
        .map { $0.joined(separator: "\(place.line)") }
        .joined(separator: place.file.asURIPath)
    }
    return links
  }

  /// Whether a sheet is asked for rather than boxes and arrows.
  var isSheet: Bool { view.look != .arrows }

  func view(of workspace: Workspace) throws(Problem) -> DrawingView {
    let architecture = workspace.architecture
    for pattern in view.patterns where !pattern.matches(in: architecture, at: view.level) {
      throw Problem(
        "`\(pattern.text)` matches no \(view.level.rawValue)",
        help: "use `*` for any letters, or a path")
    }
    var view = view
    view.project = view.project ?? workspace.title
    if !focus.isEmpty {
      var targets: [TargetID] = []
      for name in focus { targets.append(try architecture.target(named: name)) }
      view.part = .around(targets, depth: depth, direction)
    } else if let root {
      view.part = .below([try architecture.target(named: root)])
    } else if chain.count == 2 {
      view.part = .between(
        try architecture.target(named: chain[0]), try architecture.target(named: chain[1]))
    }
    return view
  }
}

extension DrawingView.Collapse {
  fileprivate init(_ word: String) {
    self =
      DrawingView.Grouping(rawValue: word).map { .by($0) }
      ?? (word == "app" ? .apps : .matching(Pattern(word)))
  }
}

extension DrawingView {
  fileprivate var patterns: [Pattern] {
    exclude
      + collapse.compactMap { collapse in
        if case .matching(let pattern) = collapse { pattern } else { nil }
      }
  }
}

extension Pattern {
  fileprivate func matches(in architecture: Architecture, at level: DrawingView.Level) -> Bool {
    let graph = architecture.graph
    if isPath { return graph.specs.contains { orBelow.matches(path: $0.folder) } }
    return level == .target
      ? graph.targetIDs.contains { matches(name: graph.name(of: $0)) }
      : architecture.modules.contains { matches(name: $0.name) }
  }
}
