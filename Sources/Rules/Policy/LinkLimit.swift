struct LinkLimit: ArchitectureRule {
  static let description = RuleDescription(
    "link-limit", .error, needsOptions: true,
    "targets with more dependents, dependencies or depth than the limit")

  private let fanIn: Int?
  private let fanOut: Int?
  private let depth: Int?
  private let reason: String?

  init(_ options: MappingDecoder) {
    fanIn = options.optional("fan-in", .number(atLeast: 0))
    fanOut = options.optional("fan-out", .number(atLeast: 0))
    depth = options.optional("depth", .number(atLeast: 0))
    reason = options.optional("because", .anyText)
    if options.place != nil, fanIn == nil, fanOut == nil, depth == nil {
      options.report("link-limit has no limit", help: "add `fan-in`, `fan-out` or `depth`")
    }
  }

  func findings(in context: RuleContext) -> [Finding] {
    guard fanIn != nil || fanOut != nil || depth != nil else { return [] }
    let counts = LinkCounts(context.links, in: context.graph)
    let towers = depth.map(counts.towers) ?? [:]
    return context.graph.targetIDs.flatMap { id in
      excesses(of: id, context.graph.name(of: id), counts, towers).map { excess in
        finding(
          "\(context.architecture.words(for: id)) \(excess.what) (limit \(excess.limit))"
            + (reason.map { ": \($0)" } ?? ""),
          about: id, to: Subject(excess.option), help: excess.help,
          entries: { own in
            excess.entries.map { id, count in
              changed(own) {
                ($0.key.from, $0.count) = (Subject(id, in: context.graph).identity, count)
              }
            }
          }, in: context)
      }
    }
  }

  func allows(_ key: BaselineKey, count: Int, in context: RuleContext) -> Bool {
    let limits = ["fan-in": fanIn, "fan-out": fanOut, "depth": depth]
    return key.to.flatMap { limits[$0] }.map { $0.map { count <= $0 } ?? true } ?? false
  }

  /// An exceeded limit: the option, the message, the help, and the counts that it covers.
  private typealias Excess = (
    option: String, limit: Int, what: String, help: String, entries: [(TargetID, Int)]
  )

  private func excesses(
    of id: TargetID, _ name: String, _ counts: LinkCounts, _ towers: [TargetID: [(TargetID, Int)]]
  ) -> [Excess] {
    let (dependents, dependencies) = (counts.fanIn[id.index], counts.fanOut[id.index])
    let all: [Excess] = [
      (
        "fan-in", fanIn ?? .max, "has \(dependents) dependents",
        "split \(name), so that each dependent links only the part it needs", [(id, dependents)]
      ),
      (
        "fan-out", fanOut ?? .max, "has \(dependencies) dependencies",
        "split \(name), or group related dependencies in a lower module", [(id, dependencies)]
      ),
      (
        "depth", depth ?? .max, "has a dependency chain of \(counts.depth[id.index]) links",
        "link interfaces instead, which end the chain", towers[id] ?? []
      ),
    ]
    return all.filter { excess in excess.entries.contains { $0.1 > excess.limit } }
  }
}
