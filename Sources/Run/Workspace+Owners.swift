extension Workspace {
  /// The owners of some targets, or all: by `owners:` of the configuration, else by `CODEOWNERS`.
  package func owners(of affected: [TargetID]?, where isShown: (TargetID) -> Bool) -> OwnerReport {
    let configuredOwners = self.configuredOwners
    let (owners, path) = root.codeOwners
    let ids = (affected ?? Array(graph.targetIDs)).filter(isShown)
    var walk = SourceWalk(input.files)
    return OwnerReport(ids, of: graph, isOfChange: affected != nil) { id in
      let named = configuredOwners(id)
      if !named.isEmpty { return named }
      // Its sources, else their folders, else its spec.
      let paths = [
        owners == nil ? [] : walk.paths(of: graph[id]), graph[id].sources.map(\.path),
        [graph[graph.spec(of: id)].path],
      ]
      let found = paths.lazy.map { Set($0.flatMap { owners?.owners(of: path($0)) ?? [] }) }
      return (found.first { !$0.isEmpty } ?? []).sorted()
    }
  }

  /// The owner of a file: of the targets that it declares, by `owners:`, else by `CODEOWNERS`.
  package var ownerOfFile: @Sendable (String) -> String? {
    let (owners, path) = root.codeOwners
    let owner = { @Sendable (file: String) in owners?.owner(of: path(file)) }
    guard !configuration.owners.isEmpty else { return owner }
    let files = Dictionary(grouping: graph.targetIDs) { graph[graph.spec(of: $0)].path }
    let named = files.mapValues { Set($0.flatMap(configuredOwners)).sorted() }
      .filter { !$0.value.isEmpty }
    return { named[$0]?.joined(separator: " ") ?? owner($0) }
  }

  /// The names that `owners:` has for a target.
  private var configuredOwners: (TargetID) -> [String] {
    let owners = configuration.owners.map { ($0.name, $0.patterns.map(\.orBelow)) }
    return { id in
      Set(owners.filter { $0.1.contains { graph.isMeant(id, by: $0) } }.map(\.0)).sorted()
    }
  }

  package func shows(_ id: TargetID) -> Bool {
    let spec = graph[graph.spec(of: id)]
    return root.shows(spec.path) || root.shows(spec.file)
      || graph[id].sources.contains { root.shows($0.path) }
  }
}

extension ModuleGraph {
  /// Whether a pattern of `owners:` is for a target, by name or by path.
  func isMeant(_ id: TargetID, by pattern: Pattern) -> Bool {
    let (target, spec) = (self[id], self[spec(of: id)])
    return pattern.matches(name: target.plainName) || pattern.matches(name: target.name)
      || (target.sources.map(\.path) + [spec.path]).contains { pattern.matches(path: $0) }
  }
}

extension ComparedRun {
  /// What the change between two commits can break; nil if nothing is compared.
  package var affected: Report.Affected? {
    guard let earlier = earlier?.workspace else { return nil }
    let change = ChangeRun(of: today.workspace, since: earlier)
    let (workspace, affected) = (change.workspace, change.affected)
    let report = AffectedReport(affected, listing: .tests)
    let shares = workspace.owners(of: affected.ids) { _ in true }.shares
    let sentences = [report.sentence, report.everything { $0 }].compactMap(\.self)
    return (
      sentences.joined(separator: " "), report.chains(of: .tests) { $0 },
      shares.allSatisfy { $0.owner == nil } ? [] : shares.map(\.words)
    )
  }
}
