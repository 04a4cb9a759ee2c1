/// An architecture as built in certain configurations of the projects.
package typealias ConfiguredArchitecture = (names: [String], architecture: Architecture)

extension Architecture {
  /// The limit of compared configurations; the last one, usually Release, is always included.
  private static let mostBuilds = 16

  /// The targets that are static in one configuration and dynamic in another.
  private var disagreeing: [TargetID] {
    graph.targetIDs.filter { !graph[$0].build.linkages.isEmpty }
  }

  /// The architecture per configuration, the default last; empty if all link alike.
  ///
  /// A project without a configuration of that name uses its first one.
  package var configurations: [ConfiguredArchitecture] {
    let disagreeing = disagreeing
    var names: [[Linkage]: Set<String>] = [:]
    var order: [[Linkage]] = []
    let linkages = disagreeing.map { graph[$0].build.linkages }
    var known: Set<String> = []
    for name in linkages.joined().map(\.configuration) where known.insert(name).inserted {
      let build = linkages.compactMap { linkages in
        (linkages.first { $0.configuration == name } ?? linkages.first)?.linkage
      }
      if names[build] == nil { order.append(build) }
      names[build, default: []].insert(name)
    }
    let usual = disagreeing.map { graph[$0].linkage }
    let builds =
      order.filter { $0 != usual }.prefix(Architecture.mostBuilds - 1)
      + order.filter { $0 == usual }
    return builds.map { build in
      ConfiguredArchitecture(
        names: (names[build] ?? []).sorted(),
        architecture: over(graph.with(Dictionary(zip(disagreeing, build)) { first, _ in first })))
    }
  }

  package var configurationNotes: [Note] {
    disagreeing.prefix(4).flatMap { id in
      graph[id].build.linkages.compactMap { linkage in
        linkage.place.map { place in
          Note(
            "\(graph.name(of: id)) is \(linkage.linkage.rawValue) in \(linkage.configuration)",
            at: place)
        }
      }
    }
  }
}
