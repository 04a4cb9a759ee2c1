struct ForbiddenLink: LinkRule {
  static let description = RuleDescription(
    "forbidden-link", .error, needsOptions: true, "dependencies that the configuration forbids")

  private let entries: [(isIndirect: Bool, policy: PolicyEntry)]

  init(_ options: MappingDecoder) {
    entries = options.entries { entry in
      (entry.optional("indirect", .flag) ?? false, PolicyEntry(entry))
    }.worstFirst(\.policy.severity)
  }

  var selectors: [Selector] { entries.flatMap(\.policy.selectors) }

  func ban(in architecture: Architecture) -> LinkBan? {
    let pairs = entries.map { $0.policy.selections(in: architecture) }
    return { from, to in pairs.contains { $0.from.contains(from) && $0.to.contains(to) } }
  }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    var taken: Set<CheckedLink.Ends> = []
    return entries.flatMap { entry in
      let (policy, end) = (entry.policy, "which is forbidden: \(entry.policy.reason)")
      let (from, to) = policy.selections(in: architecture)
      let matching = context.dependencies.filter { from.contains($0.from) && to.contains($0.to) }
      let direct = taken.take(matching).map { link in
        finding(
          "\(architecture.words(for: link)), \(end)", configured: policy.severity, about: link,
          help: link.removal, in: context)
      }
      guard entry.isIndirect else { return direct }
      let chains = context.chains.chains(from: from, to: to)
      return direct
        + findings(about: chains, in: context) { chain in
          guard let ends = chain.ends, taken.insert(ends).inserted else { return nil }
          // A direct link between the same ends is worse, so a chain has a lower grade.
          return finding(
            "\(architecture.words(for: ends.from)) depends on "
              + "\(architecture.words(for: ends.to)) through \(chain.count) links, \(end)",
            configured: policy.severity, about: chain, help: "remove one of these links",
            entries: { [changed($0) { $0.grade = .warning }] }, in: context)
        }
    }
  }
}
