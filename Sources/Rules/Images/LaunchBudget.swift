struct LaunchBudget: ImageRule {
  static let description = RuleDescription(
    "launch-budget", .warning, needsOptions: true,
    "apps that load more dynamic frameworks at launch than their budget")

  /// The subject of a finding about the number of frameworks.
  private static let frameworks = "frameworks"

  /// Budgets of named apps come first, and the first match applies.
  private let budgets: [Budget]

  init(_ options: MappingDecoder) {
    let own =
      options.optional(
        "measurements", .list(of: .mapping(LaunchTimes.Measurement.init)),
        "What was measured of own apps.") ?? []
    let single =
      options.optional(
        "budgets", .list(of: .mapping { Budget($0, own) }),
        "Budgets of single apps, in place of that for all.") ?? []
    let common = Budget(options, own, isNeeded: single.isEmpty)
    budgets = single + [common]
  }

  var selectors: [Selector] { budgets.compactMap(\.apps) }

  func findings(in context: RuleContext) -> [Finding] {
    let chosen = budgets.map { ($0, $0.apps?.selection(in: context.architecture)) }
    let before = context.conditions.earlier.map(LoadedNames.init)
    return context.images.launchedFrameworks().flatMap { launched -> [Finding] in
      let budget = chosen.first { $0.1?.contains(launched.app) ?? true }?.0
      guard let budget, budget.limitsAnything else { return [] }
      return findings(about: launched, before, budget, in: context)
    }
  }

  func allows(_ key: BaselineKey, count: Int, in context: RuleContext) -> Bool {
    let graph = context.graph
    let app = graph.targetIDs.first { graph[$0].qualifiedName == key.from }
    let budget = app.flatMap { app in
      budgets.first { $0.apps?.selection(in: context.architecture).contains(app) ?? true }
    }
    guard let budget else { return false }
    if key.to == LaunchBudget.frameworks { return count <= budget.frameworks ?? count }
    guard key.to == budget.device, let milliseconds = budget.milliseconds else { return false }
    return budget.times.map { $0.milliseconds(for: count).upperBound <= milliseconds } ?? false
  }

  private func findings(
    about launched: LaunchedFrameworks, _ before: LoadedNames?, _ budget: Budget,
    in context: RuleContext
  ) -> [Finding] {
    let growth = before?.growth(of: launched, in: context.graph)
    let count = launched.frameworks.count
    let start =
      "\(context.architecture.words(for: launched.app)) loads "
      + "\(count.of("dynamic framework")) at launch"
    func finding(_ what: String, _ end: String, _ severity: Severity? = nil) -> Finding {
      self.finding(start + end, severity: severity, launched, to: what, growth, budget, in: context)
    }
    var findings: [Finding] = []
    if let limit = budget.frameworks, count > limit {
      let cost = LaunchCost(frameworks: count).words
      findings.append(finding(LaunchBudget.frameworks, " (budget \(limit)): \(cost)"))
    }
    if let limit = budget.milliseconds, let device = budget.device,
      let range = budget.times?.milliseconds(for: count), range.upperBound > limit
    {
      // Certain if even the shortest estimate exceeds the limit.
      let isSure = range.lowerBound > limit
      let doubt = isSure ? "" : ", uncertain"
      findings.append(
        finding(
          device, ": \(range.words) on \(device) (budget \(limit)\(doubt))", isSure ? nil : .info))
    }
    guard findings.isEmpty, let growth, growth.count > growth.before else { return findings }
    let more = ", \(growth.count - growth.before) more than before" + budget.time(of: growth)
    return [finding("change", more, .info)]
  }

  private func finding(
    _ message: String, severity: Severity?, _ launched: LaunchedFrameworks, to what: String,
    _ growth: Growth?, _ budget: Budget, in context: RuleContext
  ) -> Finding {
    let names = launched.frameworks.map(context.graph.name(of:))
    let place = context.graph[launched.app].place
    var notes = what == budget.device ? [Note(budget.source, at: place)] : []
    if let growth, growth.count != growth.before {
      let change = growth.count - growth.before
      let added = growth.added.isEmpty ? "" : "; new: \(growth.added.listed(upTo: 12))"
      notes.append(
        Note(
          "before this change it loaded \(growth.before)\(change > 0 ? budget.time(of: growth) : "")"
            + added, at: place))
    }
    return finding(
      message, severity: severity, about: launched.app, to: Subject(what), count: names.count,
      help: names.isEmpty
        ? nil
        : "make some static, or link static ones into one dynamic framework: "
          + names.listed(upTo: 24),
      notes: notes, in: context)
  }
}

/// The frameworks that apps loaded before a change, by name.
private struct LoadedNames {
  private var names: [String: Set<String>] = [:]

  init(_ architecture: Architecture) {
    let graph = architecture.graph
    for launched in Images(graph).launchedFrameworks() {
      names[graph[launched.app].qualifiedName] = Set(
        launched.frameworks.map { Subject($0, in: graph).identity })
    }
  }

  func growth(of launched: LaunchedFrameworks, in graph: ModuleGraph) -> Growth? {
    guard let before = names[graph[launched.app].qualifiedName] else { return nil }
    let added = launched.frameworks.filter { !before.contains(Subject($0, in: graph).identity) }
    return Growth(
      before: before.count, count: launched.frameworks.count, added: added.map(graph.name).sorted())
  }
}
