internal import Findings
internal import Maps
internal import Modules

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
    return stability.links.compactMap { from, to, link in
      let (own, other) = (stability.instability(of: from), stability.instability(of: to))
      guard other > own + tolerance else { return nil }
      return finding(
        "\(architecture.words(for: link)), which is less stable: \(stability.words(for: to)), "
          + "\(stability.words(for: from))",
        about: link,
        help: "let \(architecture[to].name) hand in what is needed through a protocol of "
          + architecture[from].name, in: context)
    }
  }
}

/// How many other modules each one depends on, and how many depend on it; tests do not count.
private struct ModuleStability {
  /// The first link from one module to another, for each pair, in the order of links.
  private(set) var links: [(from: ModuleID, to: ModuleID, link: JudgedLink)] = []
  private var dependencies: [ModuleID: Int] = [:]
  private var dependents: [ModuleID: Int] = [:]
  private let names: (ModuleID) -> String

  private struct Pair: Hashable {
    let from: ModuleID
    let to: ModuleID
  }

  init(_ context: RuleContext) {
    let architecture = context.architecture
    names = { architecture[$0].name }
    var known: Set<Pair> = []
    for link in context.links {
      guard let target = link.target, !architecture.role(of: link.from).isTrial else { continue }
      let (from, to) = (architecture.module(of: link.from), architecture.module(of: target))
      guard from != to, known.insert(Pair(from: from, to: to)).inserted else { continue }
      links.append((from, to, link))
      dependencies[from, default: 0] += 1
      dependents[to, default: 0] += 1
    }
  }

  /// The part of its links, in hundredths, that lead away from a module: 0 depends on nothing.
  func instability(of id: ModuleID) -> Int {
    let (out, into) = (dependencies[id] ?? 0, dependents[id] ?? 0)
    return out + into == 0 ? 0 : out * 100 / (out + into)
  }

  func words(for id: ModuleID) -> String {
    let below = dependencies[id] ?? 0
    return "\(names(id)) has \(below) module\(below == 1 ? "" : "s") below it and "
      + "\(dependents[id] ?? 0) above"
  }
}
