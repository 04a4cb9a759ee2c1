struct Protected: LinkRule {
  static let description = RuleDescription(
    "protected", .error, needsOptions: true,
    "dependencies on a module that only some targets may use")

  private let entries: [PolicyEntry]

  init(_ options: MappingDecoder) {
    entries = options.entries { PolicyEntry($0, from: "modules", to: "only") }
      .worstFirst(\.severity)
  }

  var selectors: [Selector] { entries.flatMap(\.selectors) }

  func ban(in architecture: Architecture) -> LinkBan? {
    let pairs = entries.map { $0.selections(in: architecture) }
    return { from, to in
      pairs.contains { $0.contains(to) && !$0.contains(from) && !$1.contains(from) }
    }
  }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    var taken: Set<CheckedLink.Ends> = []
    return entries.flatMap { entry in
      let (modules, only) = entry.selections(in: architecture)
      let strangers = context.dependencies.filter { link in
        modules.contains(link.to) && !modules.contains(link.from) && !only.contains(link.from)
          && !(link.target.map { architecture.areOfOneModule(link.from, $0) } ?? false)
      }
      return taken.take(strangers).map { link in
        finding(
          "\(architecture.words(for: link)), allowed only for \(entry.to.text): "
            + entry.reason, configured: entry.severity, about: link, help: link.removal, in: context
        )
      }
    }
  }
}
