internal import Findings
internal import Maps
internal import Modules

/// Finds links that the configuration forbids, and chains where it forbids those too.
struct ForbiddenLink: LinkRule {
  static let description = RuleDescription(
    "forbidden-link", .error, isOnByDefault: false, needsOptions: true,
    "a dependency matches one that the configuration forbids")

  private let entries: [Entry]

  /// One thing that is forbidden.
  private struct Entry {
    /// Whether chains are forbidden too.
    let isIndirect: Bool
    let policy: PolicyEntry
  }

  init(_ options: MapReader) {
    entries = options.entries { entry in
      Entry(
        isIndirect: entry.optional("indirect", .flag) ?? false, policy: PolicyEntry(entry))
    }
  }

  var selectors: [Selector] { entries.flatMap(\.policy.selectors) }

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return entries.flatMap { entry in
      let (policy, end) = (entry.policy, "which is forbidden: \(entry.policy.reason)")
      let from = policy.from.selection(in: architecture)
      let to = policy.to.selection(in: architecture)
      // What reaches a forbidden end does so whatever other rules say of its links, and whether or
      // not these are accepted.
      let judged = entry.isIndirect ? context.dependencies : links
      let direct = judged.filter { from.contains($0.from) && to.contains($0.to) }.map { link in
        finding(
          "\(architecture.words(for: link)), \(end)", wished: policy.severity, about: link,
          help: link.removal, in: context)
      }
      guard entry.isIndirect else { return direct }
      let chains = context.chains.chains(from: from, to: to).filter { $0.count > 1 }
      return direct
        + chains.compactMap { chain in
          let (first, last) = (chain[0], chain[chain.count - 1])
          var finding = finding(
            "\(architecture.words(for: first.from)) reaches \(architecture.words(for: last.to)) "
              + "over \(chain.count) links, \(end)",
            wished: policy.severity, about: chain, help: "remove one of these links", in: context)
          // A link between the same ends is worse, however severe both are told.
          finding?.debts[0].grade = .warning
          return finding
        }
    }
  }
}
