/// Finds modules that depend on what changes more easily than they do.
struct StableDependencies: ArchitectureRule {
  static let description = RuleDescription(
    "stable-dependencies", .warning, isOnByDefault: false,
    "a module depends on a less stable one")

  /// How much less stable it may be, in parts of a hundred.
  private let tolerance: Int

  init(_ options: MapReader) {
    tolerance = min(options.optional("tolerance", .number(atLeast: 0)) ?? 0, 100)
  }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    let stability = ModuleStability(context)
    return stability.links.compactMap { pair, links in
      let (from, to, first) = (pair.from, pair.to, links[0])
      guard stability.is(to, lessStableThan: from, by: tolerance) else { return nil }
      // Whichever of their targets link, modules are known by what does their work.
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

/// How many other modules each one depends on, and how many depend on it; tests do not count.
private struct ModuleStability {
  /// The links from one module to another, for each pair.
  private(set) var links: [Pair: [JudgedLink]] = [:]
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

  /// Whether more of a module's links lead away from it than of another's, by more hundredths than
  /// are tolerated; as whole numbers, so that no rounding decides.
  func `is`(_ one: ModuleID, lessStableThan other: ModuleID, by tolerance: Int) -> Bool {
    let ((out, all), (otherOut, otherAll)) = (counts(of: one), counts(of: other))
    return 100 * out * otherAll > (100 * otherOut + tolerance * otherAll) * all
  }

  /// How many links lead away from a module, and how many there are; at least one.
  private func counts(of id: ModuleID) -> (out: Int, all: Int) {
    let out = dependencies[id] ?? 0
    return (out, max(1, out + (dependents[id] ?? 0)))
  }

  func words(for id: ModuleID) -> String {
    let (out, all) = counts(of: id)
    return "\((100 * out + all / 2) / all)%"
  }
}
