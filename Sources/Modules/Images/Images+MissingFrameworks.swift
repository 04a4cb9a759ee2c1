extension Images {
  /// Every dynamic framework that an app, or an extension inside it, loads and the app does not
  /// embed; sorted by app, then nearest first.
  package func missingFrameworks() -> [MissingFramework] {
    var loadSets = LoadSets(map)
    var cargo = Cargo(map)
    return graph.targetIDs.filter { graph[$0].kind == .native && graph[$0].type.isApp }.flatMap {
      missingFrameworks(in: $0, &loadSets, &cargo)
    }
  }

  private func missingFrameworks(
    in app: TargetID, _ loadSets: inout LoadSets, _ cargo: inout Cargo
  ) -> [MissingFramework] {
    let carried = cargo.carried(by: app)
    var told: Set<Int> = []
    var missing: [MissingFramework] = []
    for process in [app] + extensions(of: app) {
      let own = process == app ? carried : carried.union(cargo.carried(by: process))
      let needs = loadSets.needs(of: process)
      for (number, step) in needs.steps.enumerated().dropFirst() {
        let vertex = Int(step.vertex)
        guard isEmbeddable(vertex), !own.contains(vertex), told.insert(vertex).inserted else {
          continue
        }
        missing.append(
          MissingFramework(
            framework: map.end(of: vertex), app: app, process: process,
            way: needs.links(to: number, last: MissingFramework.mostLinks)))
      }
    }
    return missing
  }

  /// The extensions that live inside an app, in the order of its spec.
  package func extensions(of app: TargetID) -> [TargetID] {
    graph.links(from: app).compactMap { link in
      guard link.embeds, let target = link.target, graph[target].type.isExtension else {
        return nil
      }
      return target
    }
  }

  /// What an app carries in its folder of frameworks, and in the frameworks there; sorted.
  package func embedded(in app: TargetID) -> [Link.End] {
    var cargo = Cargo(map)
    return cargo.carried(by: app).sorted().map(map.end)
  }

  /// Whether a vertex is a framework that has to lie beside the program that loads it.
  private func isEmbeddable(_ vertex: Int) -> Bool {
    guard map.forms[vertex] == .image else { return false }
    guard vertex < map.targetCount else { return true }
    return graph.targets[vertex].type.isFramework
  }
}

/// Finds what programs carry inside them.
private struct Cargo {
  private let map: LinkMap
  private var search: TrailSearch

  init(_ map: LinkMap) {
    self.map = map
    search = TrailSearch(map)
  }

  /// What copy phases put into a program, and into what they put there; other programs aside.
  mutating func carried(by program: TargetID) -> Set<Int> {
    let map = self.map
    let trail = search.trail(from: program.index) { link, _ in
      map.effects[link].contains(.embeds) && !map.isProgram[Int(map.heads[link])]
    }
    return Set(trail.steps.dropFirst().map { Int($0.vertex) })
  }
}
