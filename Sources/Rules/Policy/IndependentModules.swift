struct IndependentModules: ArchitectureRule {
  static let isAboutLinks = true
  static let rejectsLinks = true

  static let description = RuleDescription(
    "independent-modules", .error, needsOptions: true,
    "dependencies between groups of modules that must be independent")

  private let entries: [PolicyEntry]

  init(_ options: MappingDecoder) {
    entries = options.entries { entry in
      PolicyEntry(entry, from: "modules", .selector.then(Self.checked), to: nil)
    }
  }

  private static func checked(_ modules: Selector, at node: Node, in slot: ValuePosition)
    -> Selector
  {
    if modules.alternatives.count == 1, !modules.alternatives[0].text.contains("*") {
      slot.report(
        "expected several groups for `modules`, found one", at: node,
        help: "write a list of patterns, or one with a `*`, as in `slices/*/**`")
    }
    return modules
  }

  var selectors: [Selector] { entries.map(\.from) }

  func findings(in context: RuleContext) -> [Finding] {
    // A chain is reported even if a link has the same ends: it outlives that link.
    var (taken, reached) = (Set<CheckedLink.Ends>(), Set<CheckedLink.Ends>())
    return entries.worstFirst(\.severity).flatMap { entry in
      let groups = IndependentGroups(entry.from, in: context.architecture)
      let direct = taken.take(groups.links(in: context)).map { LinkChain([$0]) }
      return findings(about: direct + groups.chains(in: context), in: context) { chain in
        let isNew = chain.count == 1 || chain.ends.map { reached.insert($0).inserted } ?? false
        return isNew ? finding(about: chain, between: groups, by: entry, in: context) : nil
      }
    }
  }

  private func finding(
    about chain: LinkChain, between groups: IndependentGroups, by entry: PolicyEntry,
    in context: RuleContext
  ) -> Finding? {
    let architecture = context.architecture
    let (first, last) = (chain.links[0], chain.links[chain.links.count - 1])
    let names = [first.from, last.target].compactMap { $0 }.compactMap(groups.group)
      .map(groups.name).joined(separator: " and ")
    let verb = chain.count == 1 ? architecture.verb(of: first) : "depends transitively on"
    return finding(
      "\(architecture.words(for: first.from)) \(verb) \(architecture.words(for: last.to)), but "
        + "\(names) must be independent: \(entry.reason)",
      configured: entry.severity, about: chain,
      help: "move the shared code into a module outside of both",
      entries: { own in
        guard chain.count > 1, let group = last.target.flatMap(groups.group) else { return [own] }
        // Identified by the group, since the member depends on other chains.
        let (rule, from) = (own.key.rule, own.key.from)
        let key = BaselineKey(rule: rule, from: from, part: groups.identity(of: group))
        return [changed(own) { $0.key = key }]
      }, in: context)
  }
}

extension IndependentGroups {
  fileprivate func links(in context: RuleContext) -> [CheckedLink] {
    context.dependencies.filter { link in
      guard let from = group(of: link.from), let to = link.target.flatMap(group) else {
        return false
      }
      return from != to
    }
  }

  /// For each member and each other group, a shortest chain over targets of no group.
  fileprivate func chains(in context: RuleContext) -> [LinkChain] {
    let members = Dictionary(grouping: context.graph.targetIDs, by: group)
    return members.sorted { $0.key ?? -1 < $1.key ?? -1 }.flatMap { goal, targets in
      goal == nil ? [] : chains(into: targets, of: goal, context)
    }
  }

  private func chains(
    into goals: [TargetID], of group: Int?, _ context: RuleContext
  ) -> [LinkChain] {
    var known: Set<TargetID> = []
    let between = context.chains.chains(to: goals) { self.group(of: $0) == nil }
    return between.flatMap { target, chain in
      context.chains.entries(of: target.index).compactMap { number in
        let link = context.dependencies[number]
        guard let own = self.group(of: link.from), own != group,
          known.insert(link.from).inserted
        else { return nil }
        return LinkChain([link] + chain)
      }
    }
  }
}
