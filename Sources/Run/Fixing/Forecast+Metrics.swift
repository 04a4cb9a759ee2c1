extension Workspace {
  package var metrics: Metrics { metrics(of: architecture) }

  fileprivate func metrics(of architecture: Architecture) -> Metrics {
    let images = Images.all(of: graph, using: self.architecture.uses, knowing: images)
    return Metrics(of: architecture, images: images)
  }
}

extension Forecast {
  package init(from before: Workspace, to modified: ModifiedWorkspace) {
    let after = modified.workspace
    let change = ChangeRun(of: after, modified.files.sorted(), since: before.state)
    let ids = change.affected.ids
    let former = before.metrics(of: before.architecture(named: after))
    let metrics = after.metrics
    let hasOtherCycles = metrics.whole.values[.cycles] != former.whole.values[.cycles]
    let note = hasOtherCycles ? "a cycle counts as one module" : nil
    self.init(
      rebuilt: ids.map(change.affected.graph.name).sorted(),
      tests: ids.count { change.affected.graph.productType(of: $0).isTest },
      figures: Forecast.launches(from: before, to: after)
        + Forecast.figures([metrics.whole], [former.whole], Drawings.Figure.ofParts, note)
        + Forecast.figures(metrics.layers, former.layers, Drawings.Figure.ofParts, note)
        + Forecast.figures(metrics.modules, former.modules, Drawings.Figure.ofModules, note))
  }

  private static func launches(from before: Workspace, to after: Workspace) -> [Figure] {
    let former = Dictionary(
      before.images.launchedFrameworks().map { launched in
        (before.graph[launched.app].qualifiedName, launched.frameworks.count)
      }
    ) { first, _ in first }
    return after.images.launchedFrameworks().compactMap { launched in
      let (app, count) = (after.graph[launched.app], launched.frameworks.count)
      guard let old = former[app.qualifiedName], old != count else { return nil }
      let costs = "\(LaunchCost(frameworks: old).range) → \(LaunchCost(frameworks: count).range)"
      return (
        after.graph.name(of: launched.app), "frameworks at launch", old, count,
        "\(costs); an estimate"
      )
    }
  }

  private static func figures(
    _ rows: [MetricsRow], _ former: [MetricsRow], _ kinds: [Drawings.Figure],
    _ noteOnChains: String?
  ) -> [Figure] {
    let old = Dictionary(former.map { ($0.name, $0.values) }) { first, _ in first }
    return rows.flatMap { row in
      kinds.compactMap { kind in
        guard let values = old[row.name], values[kind] != row.values[kind] else { return nil }
        let title = kind.title + (kind.isPercent ? " in %" : "")
        let note = [.depth, .longestChain].contains(kind) ? noteOnChains : nil
        return (row.name, title, values[kind], row.values[kind], note)
      }
    }
  }
}
