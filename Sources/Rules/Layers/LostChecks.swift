/// Finds lost checks since a commit or the baseline, and changed conventions for interfaces.
struct LostChecks: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "judged-less", .error, with: "`--since` or a baseline",
    "layers, roles or modules that are no longer checked")

  private static let mostNames = 8

  func findings(in context: RuleContext) -> [Finding] {
    let (former, recorded) = (context.conditions.former, context.conditions.recorded)
    let votes = self.votes(crossingFrom: former, in: context)
    guard let earlier = context.conditions.earlier else {
      guard let former, let recorded else { return votes }
      return votes + gone(since: recorded, former, in: context)
        + lostInterfaces(former, in: context) + lostTags(recorded, in: context)
        + joined(since: recorded, in: context)
    }
    let own = context.conditions.reconfigured ?? earlier
    return votes + losses(since: own, in: context) + joined(since: own, in: context)
  }

  private func losses(since earlier: Architecture, in context: RuleContext) -> [Finding] {
    let (graph, now) = (context.graph, context.architecture)
    let successors = earlier.graph.counterparts(in: graph)
    var losses: [String: [TargetID]] = [:]
    for old in earlier.graph.targetIDs {
      guard let id = successors[old.index] else { continue }
      let role = earlier.role(of: old)
      if [.interface, .mock].contains(role), now.role(of: id) == .implementation {
        losses["the role \(role.rawValue)", default: []].append(id)
      }
      // If the same layers are configured, `unlayered-module` reports these.
      if let layer = earlier.layer(of: old), now.layer(of: id) == nil, role.makesModule,
        !now.blueprint.hasConfiguredLayers || context.conditions.reconfigured != nil
      {
        losses["the layer \(earlier[layer].name)", default: []].append(id)
      }
    }
    return lost(losses, help: help(in: context), in: context)
  }

  private func lost(
    _ losses: [String: [TargetID]], severity: Severity? = nil, help: String,
    in context: RuleContext
  ) -> [Finding] {
    losses.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { what, ids in
      finding(
        "\(names(of: ids, in: context.graph)) lost \(what) and \(ids.count == 1 ? "is" : "are") "
          + "no longer checked",
        severity: severity, at: context.graph[ids[0]].place, from: Subject(what),
        count: ids.count, help: help, in: context)
    }
  }

  private func help(in context: RuleContext) -> String {
    context.conditions.reconfigured == nil
      ? "undo the move, or run `archlint init` to configure layers and roles"
      : "restore its entry in the configuration"
  }

  /// Modules that were merged although one links the other.
  private func joined(since earlier: Architecture, in context: RuleContext) -> [Finding] {
    let (graph, now) = (context.graph, context.architecture)
    let former = graph.counterparts(in: earlier.graph)
    let modules = graph.targetIDs.map { id in
      now.role(of: id).makesModule ? former[id.index].map(earlier.module) : nil
    }
    return joined(in: context) { from, target in
      guard let one = modules[from.index], let other = modules[target.index] else { return false }
      return one != other
    }
  }

  /// Modules that an entry of the configuration joins that the baseline does not know.
  private func joined(since recorded: RecordedConventions, in context: RuleContext) -> [Finding] {
    let (graph, now) = (context.graph, context.architecture)
    let entries = now.blueprint.joins.filter { !recorded.modules.contains($0.text) }
    return joined(in: context) { from, target in
      entries.contains { entry in
        [from, target].allSatisfy { id in
          now.role(of: id).makesModule && entry.patterns.contains { graph.fits($0, id) }
        }
      }
    }
  }

  /// Modules that contain both ends of a link that was between two.
  private func joined(
    in context: RuleContext, where wereApart: (TargetID, TargetID) -> Bool
  ) -> [Finding] {
    let (graph, now) = (context.graph, context.architecture)
    let links = context.dependencies.filter { link in
      guard let target = link.target, now.module(of: link.from) == now.module(of: target)
      else { return false }
      return wereApart(link.from, target)
    }
    return Dictionary(grouping: links) { now.module(of: $0.from) }.sorted { $0.key < $1.key }
      .map { module, links in
        let ends = Set(links.flatMap { [$0.from] + [$0.target].compactMap(\.self) }).sorted()
        return finding(
          "\(names(of: ends, in: graph)) are now one module; links between them are not checked",
          at: graph.place(of: links[0]), from: Subject("the module \(now[module].name)"),
          count: links.count, help: help(in: context), in: context)
      }
  }

  /// Interfaces of the baseline that no longer are.
  private func lostInterfaces(_ former: InferredConventions, in context: RuleContext) -> [Finding] {
    let lost = context.graph.targetIDs.filter { id in
      context.architecture.role(of: id) == .implementation
        && former.companions.contains(context.graph[id].qualifiedName)
    }
    return self.lost(
      ["the role interface": lost], severity: .warning, help: LostChecks.acceptance, in: context)
  }

  /// Targets whose tag the baseline has and that are no longer what it made them.
  private func lostTags(_ recorded: RecordedConventions, in context: RuleContext) -> [Finding] {
    let (now, ids) = (context.architecture, context.graph.idsByName)
    var losses: [String: [TargetID]] = [:]
    for tag in recorded.tags {
      guard let gap = tag.lastIndex(of: " "), let id = ids[String(tag[..<gap])] else { continue }
      let word = String(tag[tag.index(after: gap)...])
      let isLost =
        if let role = Role(rawValue: word) {
          [.interface, .mock].contains(role) && now.role(of: id) == .implementation
        } else { now.layer(of: id) == nil && !now.blueprint.hasConfiguredLayers }
      if isLost { losses["the tag \(word)", default: []].append(id) }
    }
    return lost(losses.mapValues { $0.sorted() }, help: LostChecks.acceptance, in: context)
  }

  private static let acceptance = "undo the change, or accept it with `archlint baseline --prune`"

  /// The removed layers that the baseline records, and its configured layers and interfaces.
  private func gone(
    since recorded: RecordedConventions, _ old: InferredConventions, in context: RuleContext
  ) -> [Finding] {
    let (graph, now) = (context.graph, context.architecture)
    let isInferred = now.blueprint.folderNames == .atSites
    let folders = isInferred ? old.folders.subtracting(now.ownConventions.folders).sorted() : []
    let words = recorded.configured.filter { text in
      let isUsed =
        text == "layers"
        || graph.targetIDs.contains { id in
          now[id].roleReason == .usual && Pattern(text).matches(name: graph.plainName(of: id))
        }
      return isUsed && !now.blueprint.configured.contains(text)
    }
    let messages =
      folders.map { "folder \($0), a layer in the baseline, no longer has modules" }
      + words.map {
        "the configuration no longer has `\($0)`, which the baseline relies on"
      }
    return zip(folders + words, messages).map { name, message in
      finding(
        message, severity: folders.contains(name) ? .warning : .error,
        at: recorded.place ?? Place(file: Baseline.fileName), from: Subject(name),
        help: LostChecks.acceptance, in: context)
    }
  }

  /// Patterns whose vote changed, or would without one link, with the deciding pairs.
  private func votes(crossingFrom former: InferredConventions?, in context: RuleContext)
    -> [Finding]
  {
    let (now, graph) = (context.architecture, context.graph)
    let own = now.ownConventions.conventions
    let crossing = former.map { own.symmetricDifference($0.conventions) } ?? []
    // Configured patterns are not voted on.
    let patterns = crossing.union(now.votes.keys).subtracting(now.blueprint.configured)
    return patterns.sorted().compactMap { text in
      let (isNew, vote) = (own.contains(text), now.votes[text] ?? PairVote())
      let isCrossing = crossing.contains(text)
      guard isCrossing || vote.isClose && !now.inferred.conventions.contains(text) else {
        return nil
      }
      let links = isCrossing ? [] : vote.obstacles.map { graph.links[$0] }
      let decisive = isNew ? vote.clean : isCrossing ? vote.others : links.map(\.from)
      let named = graph.targetIDs.first { now[$0].roleReason.pattern?.text == text }
      guard let first = decisive.first ?? named else { return nil }
      let names = "(\(isNew ? "" : "not ")\(names(of: decisive, in: graph)))"
      let pairs =
        decisive.isEmpty
        ? "no pair is left" : "clean pairs: \(vote.clean.count) of \(vote.count) \(names)"
      let verb = isNew ? "now" : isCrossing ? "no longer" : "would, except for one link,"
      return finding(
        "names like \(text) \(verb) mean an interface; \(pairs)", severity: .info,
        at: links.first.map(graph.place) ?? graph[first].place, from: Subject(text),
        help: "add `roles: {interface: [\"\(text)\"]}` to the configuration", in: context)
    }
  }

  private func names(of ids: [TargetID], in graph: ModuleGraph) -> String {
    ids.map(graph.name).listed(upTo: LostChecks.mostNames)
  }
}
