struct AllowedLinks: ArchitectureRule {
  static let isAboutLinks = true
  static let rejectsLinks = true

  static let description = RuleDescription(
    "allowed-links", .error, needsOptions: true,
    "dependencies that aren't on a target's list of allowed dependencies")

  private let entries: [PolicyEntry]

  init(_ options: MappingDecoder) {
    entries = options.entries { PolicyEntry($0) }.worstFirst(\.severity)
  }

  var selectors: [Selector] { entries.flatMap(\.selectors) }

  func ban(in architecture: Architecture) -> LinkBan? {
    let pairs = entries.map { $0.selections(in: architecture) }
    return { from, to in pairs.contains { $0.from.contains(from) && !$0.to.contains(to) } }
  }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    var taken: Set<CheckedLink.Ends> = []
    return entries.flatMap { entry in
      let (from, to) = entry.selections(in: architecture)
      let others = context.dependencies.filter { link in
        from.contains(link.from) && !to.contains(link.to)
          && !(link.target.map { architecture.areOfOneModule(link.from, $0) } ?? false)
      }
      return taken.take(others).map { finding(about: $0, by: entry, listed: to, in: context) }
    }
  }

  private func finding(
    about link: CheckedLink, by entry: PolicyEntry, listed: Selection, in context: RuleContext
  ) -> Finding {
    let architecture = context.architecture
    let detour = link.target.flatMap { target in
      architecture.interfacesInReach(of: target).contains(where: listed.contains)
        ? architecture.detour(past: target, from: link.from, orElse: context.removal(of: link))
        : nil
    }
    let allowed = entry.to.alternatives.isEmpty ? "nothing" : entry.to.text
    return finding(
      "\(architecture.words(for: link)), which `allowed-links` forbids: \(entry.reason)",
      configured: entry.severity, about: link,
      help: detour ?? "\(link.removal); allowed: \(allowed)", in: context)
  }
}
