/// A dynamic framework that a program needs at launch and that its app does not carry.
package struct MissingFramework: Sendable {
  package let framework: Link.End
  /// The app that must embed it.
  package let app: TargetID
  /// The program that needs it: the app, or an extension inside it.
  package let process: TargetID
  /// The links from the program to the framework, a shortest chain; of a very long one the last.
  package let chain: [Int]

  /// More links than this are read by nobody.
  fileprivate static let mostLinks = 16
}

extension Images {
  /// Every dynamic framework that an app, or an extension inside it, loads and the app does not
  /// embed; sorted by app, then nearest first.
  package func missingFrameworks() -> [MissingFramework] {
    var loadSets = LoadSets(map)
    var bundles = Bundles(map)
    return graph.targetIDs.filter { graph[$0].kind == .native && graph[$0].type.isApp }.flatMap {
      missingFrameworks(in: $0, &loadSets, &bundles)
    }
  }

  private func missingFrameworks(
    in app: TargetID, _ loadSets: inout LoadSets, _ bundles: inout Bundles
  ) -> [MissingFramework] {
    let carried = bundles.contents(of: app)
    var reported: Set<Int> = []
    var missing: [MissingFramework] = []
    for process in [app] + extensions(of: app) {
      let own = process == app ? carried : carried.union(bundles.contents(of: process))
      let needs = loadSets.needs(of: process)
      for (number, step) in needs.steps.enumerated().dropFirst() {
        guard isEmbeddable(step.vertex), !own.contains(step.vertex),
          reported.insert(step.vertex).inserted
        else { continue }
        missing.append(
          MissingFramework(
            framework: graph.end(of: step.vertex), app: app, process: process,
            chain: needs.edges(to: number, last: MissingFramework.mostLinks)))
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
    var bundles = Bundles(map)
    return bundles.contents(of: app).sorted().map(graph.end)
  }

  /// Whether a vertex is a framework that has to lie beside the program that loads it.
  private func isEmbeddable(_ vertex: Int) -> Bool {
    guard map.forms[vertex] == .image else { return false }
    guard case .target(let id) = graph.end(of: vertex) else { return true }
    return graph[id].type.isFramework
  }
}

/// Finds what the bundles of programs carry inside them.
private struct Bundles {
  private let map: LinkMap
  private var search: Search

  init(_ map: LinkMap) {
    self.map = map
    search = Search(map.shape)
  }

  /// What copy phases put into a program, and into what they put there; other programs aside.
  mutating func contents(of program: TargetID) -> Set<Int> {
    let reach = search.reach(from: [program.index]) { [map] link, _ in
      map.effects[link].contains(.embeds) && !map.isProgram[map.head(of: link)]
    }
    return Set(reach.steps.dropFirst().map(\.vertex))
  }
}
