struct RequiredLink: ArchitectureRule {
  static let description = RuleDescription(
    "required-link", .error, needsOptions: true, "targets without a required dependency")

  private let entries: [PolicyEntry]

  init(_ options: MappingDecoder) {
    entries = options.entries { PolicyEntry($0) }.worstFirst(\.severity)
  }

  var selectors: [Selector] { entries.flatMap(\.selectors) }

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    var taken: [TargetID: Set<String>] = [:]
    let missing = entries.lazy.flatMap { entry in
      let to = entry.to.selection(in: architecture)
      // A required module need not link itself.
      let (exempt, wanted) = (Set(to.targets.map(architecture.module)), to.targets.first)
      // Embedding counts as a dependency.
      let entries = graph.links.filter { !$0.isInherited && to.contains($0.to) }
      let obedient = Set(entries.map(\.from))
      return entry.from.selection(in: architecture).targets.lazy
        .filter { !obedient.contains($0) && !exempt.contains(architecture.module(of: $0)) }
        .map { (entry, wanted, $0) }
    }
    return findings(about: missing, in: context) { entry, wanted, id in
      guard taken[id, default: []].insert(entry.to.text).inserted else { return nil }
      return finding(
        "\(architecture.words(for: id)) must depend on \(entry.to.text): "
          + entry.reason,
        configured: entry.severity, about: id, to: Subject.path(entry.to.text),
        in: context
      ).fixed(by: wanted.map { [Fix(graph.addition(of: $0, to: id))] } ?? [])
    }
  }
}
