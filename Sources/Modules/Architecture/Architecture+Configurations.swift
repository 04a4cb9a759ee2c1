/// An architecture as some configurations of the projects build it.
package struct ConfiguredArchitecture: Sendable {
  package let names: [String]
  package let architecture: Architecture
}

extension Architecture {
  /// So many kinds of builds are looked at; the last one, which is mostly Release, is among them.
  private static let mostBuilds = 16

  /// The targets that are static in one configuration and dynamic in another.
  private var disagreeing: [TargetID] {
    graph.targetIDs.filter { !graph[$0].build.linkages.isEmpty }
  }

  /// The architecture in each kind of build, the one that counts elsewhere last; none, where all
  /// configurations link alike.
  ///
  /// A project that has no configuration of a name is built in its first one then.
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
        architecture: with(
          Dictionary(zip(disagreeing, build)) { linkage, _ in linkage }))
    }
  }

  /// What makes builds differ: a note for each target and linkage, as far as there are few.
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
