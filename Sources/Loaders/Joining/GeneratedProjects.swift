/// Compares Xcode projects with the specs of XcodeGen or manifests of Tuist that generate them.
///
/// These are read instead of the project, which may be an older state of it.
struct GeneratedProjects {
  private typealias Pair = (spec: LoadedPart, project: LoadedPart)

  private let pairs: [Pair]
  /// The manifests of Tuist among them, and what these generate.
  private let filesOfTuist: Set<String>
  /// The graph with the projects instead of their specs.
  private let graph: ModuleGraph

  /// Nil if no spec has a project that is completely readable.
  init?(
    _ projects: [LoadedPart], besides parts: [LoadedPart], joined: ([LoadedPart]) -> ModuleGraph
  ) {
    let specs = Dictionary(
      parts.filter { $0.container?.kind == .project && !$0.isXcodeProject && !$0.isPartial }
        .map { ($0.container?.projectFile ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    pairs = projects.filter { !$0.isBroken }.compactMap { project in
      specs[project.container?.projectFile ?? ""].map { ($0, project) }
    }
    guard !pairs.isEmpty else { return nil }
    filesOfTuist = Set(
      pairs.filter { $0.spec.container?.policy.reachesLikeTuist == true }
        .flatMap { [$0.spec.path, $0.project.path] })
    let replaced = Set(pairs.map(\.spec.path))
    graph = joined(parts.filter { !replaced.contains($0.path) } + pairs.map(\.project))
  }

  /// The projects that differ, and how.
  func outdated(in meant: ModuleGraph) -> [OutdatedProject] {
    let (specs, projects) = (contents(of: meant), contents(of: graph))
    return pairs.compactMap { pair in
      guard let spec = specs[pair.spec.path], let project = projects[pair.project.path] else {
        return nil
      }
      let source = meant[spec.id].isSwift ? "manifest" : "spec"
      let differences =
        spec.facts.filter { project.facts[$0.key] == nil }
        .map { Note("only in the \(source): \($0.key)", at: $0.value) }
        + project.facts.filter { spec.facts[$0.key] == nil }
        .map { Note("only in the project: \($0.key)", at: $0.value) }
      guard !differences.isEmpty else { return nil }
      return OutdatedProject(
        file: pair.project.path, spec: spec.id,
        differences: differences.sorted { ($0.text, $0.place) < ($1.text, $1.place) })
    }
  }

  /// XcodeGen writes what static code depends on, and what comes from Carthage; Tuist writes neither,
  /// and makes targets of packages.
  private func isComparable(_ link: Link, in graph: ModuleGraph) -> Bool {
    if filesOfTuist.contains(graph[graph.spec(of: link.from)].file) {
      return link.links && link.target != nil && graph[link.from].linkage != .static
    }
    guard link.links || graph[link.from].linkage == .static else { return false }
    return link.external.map { graph[$0].kind == .package } ?? true
  }

  /// Targets and links in words, with their places, by the files that declare them.
  private func contents(of graph: ModuleGraph) -> [String: (id: SpecID, facts: [String: Place])] {
    var contents: [String: (id: SpecID, facts: [String: Place])] = [:]
    func add(_ words: String, of target: Target, at place: Place) {
      contents[graph[target.spec].file, default: (target.spec, [:])].facts[words] = place
    }
    for target in graph.targets {
      // Tuist makes bundles for the resources of static code.
      if filesOfTuist.contains(graph[target.spec].file), target.type == .bundle { continue }
      let type = target.kind == .native ? target.type.rawValue : "\(target.kind)"
      add("target \(target.name) (\(type))", of: target, at: target.place)
    }
    for link in graph.links where isComparable(link, in: graph) {
      let (target, other) = (graph[link.from], graph.productName(of: link.to))
      add("\(target.name) links \(other)", of: target, at: graph.place(of: link))
    }
    return contents
  }
}
