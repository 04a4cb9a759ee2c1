/// A library that gets into one image through several archives.
package struct RepeatedArchive: Sendable {
  package let library: Link.End
  package let image: TargetID
  /// The links from the image to the library, one chain for each archive that holds it.
  package let chains: [[Int]]
}

extension Images {
  /// Every library that several archives brought into the same image; sorted by image, library.
  ///
  /// The archive step of a static framework copies in the libraries and package products that it
  /// links, so two such frameworks bring two copies along.
  package func repeatedArchives() -> [RepeatedArchive] {
    guard map.effects.contains(where: { $0.contains(.absorbs) }) else { return [] }
    var search = Search(map.shape)
    return graph.targetIDs.filter { map.forms[$0.index] == .image }.flatMap {
      repeatedArchives(in: $0, &search)
    }
  }

  private func repeatedArchives(in image: TargetID, _ search: inout Search) -> [RepeatedArchive] {
    let reach = search.reach(from: [image.index]) { link, _ in map.leadsToArchive(link) }
    let archives = wholeArchives(in: reach)
    guard archives.contains(where: { map.links(from: $0.vertex).contains(where: absorbs) }) else {
      return []
    }
    var chains: [Int: [[Int]]] = [:]
    for archive in archives {
      let members = search.reach(from: [archive.vertex]) { link, _ in absorbs(link) }
      for (number, step) in members.steps.enumerated() {
        chains[step.vertex, default: []].append(archive.chain + members.edges(to: number))
      }
    }
    return chains.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
      RepeatedArchive(library: graph.end(of: $0.key), image: image, chains: $0.value)
    }
  }

  /// The archives that the linker gets as files of their own, each with a chain to it.
  private func wholeArchives(in reach: Reach) -> [(vertex: Int, chain: [Int])] {
    var seen: Set<Int> = []
    var found: [(vertex: Int, chain: [Int])] = []
    for (number, step) in reach.steps.enumerated() {
      for link in map.links(from: step.vertex)
      where map.leadsToArchive(link) && !absorbs(link) && seen.insert(map.head(of: link)).inserted {
        found.append((map.head(of: link), reach.edges(to: number) + [link]))
      }
    }
    return found
  }

  private func absorbs(_ link: Int) -> Bool { map.effects[link].contains(.absorbs) }
}
