struct Naming: ArchitectureRule {
  static let description = RuleDescription(
    "naming", .error, needsOptions: true, "targets whose name doesn't follow the convention")

  private let entries: [(policy: PolicyEntry, names: [Pattern])]

  init(_ options: MappingDecoder) {
    entries = options.entries { entry in
      (PolicyEntry(entry, from: "targets", to: nil), entry.required("named", .patterns) ?? [])
    }.worstFirst(\.policy.severity)
  }

  var selectors: [Selector] { entries.map(\.policy.from) }

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    var taken: [TargetID: Set<String>] = [:]
    let misnamed = entries.lazy.flatMap { entry in
      entry.policy.from.selection(in: architecture).targets.lazy.filter { id in
        !entry.names.contains { $0.matches(name: graph.plainName(of: id)) }
      }.map { (entry, $0) }
    }
    return findings(about: misnamed, in: context) { entry, id in
      let words = entry.names.map(\.text).joined(separator: " or ")
      guard taken[id, default: []].insert(words).inserted else { return nil }
      return finding(
        "\(architecture.words(for: id)) is not named \(words): \(entry.policy.reason)",
        configured: entry.policy.severity, about: id, to: Subject(words),
        help: "rename it, or exclude it with `!\(graph.plainName(of: id))` under `targets:`",
        in: context)
    }
  }
}
