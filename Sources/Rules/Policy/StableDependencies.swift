struct StableDependencies: ArchitectureRule {
  static let description = RuleDescription(
    "stable-dependencies", .warning, isOnByDefault: false, "dependencies on a less stable module")

  private let tolerance: Int

  init(_ options: MappingDecoder) {
    tolerance = min(options.optional("tolerance", .number(atLeast: 0)) ?? 0, 100)
  }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    let stability = ModuleStability(context)
    return stability.links.compactMap { pair, links in
      let (from, to, first) = (pair.from, pair.to, links[0])
      guard stability.is(to, lessStableThan: from, by: tolerance) else { return nil }
      // A module is represented by its main target, regardless of which target links.
      let own = architecture[from].mains.first ?? first.from
      let other = architecture[to].mains.first ?? first.target ?? first.from
      return finding(
        "\(architecture.words(for: own)) depends on the less stable "
          + "\(architecture.words(for: other)) (instability \(stability.words(for: to)) "
          + "vs. \(stability.words(for: from)))",
        at: context.graph.place(of: first), from: Subject(own, in: context.graph),
        to: Subject(other, in: context.graph),
        help: "declare a protocol in \(architecture[from].name) that "
          + "\(architecture[to].name) implements",
        notes: links.count > 1 ? architecture.notes(for: links) : [], in: context)
    }
  }
}

/// The fan-out and fan-in of each module, without tests.
private struct ModuleStability {
  private(set) var links: [Pair: [CheckedLink]] = [:]
  private var dependencies: [ModuleID: Int] = [:]
  private var dependents: [ModuleID: Int] = [:]

  struct Pair: Hashable {
    let from: ModuleID
    let to: ModuleID
  }

  init(_ context: RuleContext) {
    let architecture = context.architecture
    for link in context.links {
      guard let target = link.target, !architecture.role(of: link.from).isTrial else { continue }
      let (from, to) = (architecture.module(of: link.from), architecture.module(of: target))
      if from != to { links[Pair(from: from, to: to), default: []].append(link) }
    }
    for pair in links.keys {
      dependencies[pair.from, default: 0] += 1
      dependents[pair.to, default: 0] += 1
    }
  }

  /// Whether one instability exceeds the other by more than the tolerance, without rounding.
  func `is`(_ one: ModuleID, lessStableThan other: ModuleID, by tolerance: Int) -> Bool {
    let ((out, all), (otherOut, otherAll)) = (counts(of: one), counts(of: other))
    return 100 * out * otherAll > (100 * otherOut + tolerance * otherAll) * all
  }

  /// The number of outgoing links of a module, and of all its links; at least one.
  private func counts(of id: ModuleID) -> (out: Int, all: Int) {
    let out = dependencies[id] ?? 0
    return (out, max(1, out + (dependents[id] ?? 0)))
  }

  func words(for id: ModuleID) -> String {
    let (out, all) = counts(of: id)
    return "\((100 * out + all / 2) / all)%"
  }
}
