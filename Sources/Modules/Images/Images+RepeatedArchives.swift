/// A library that gets into one image through several archives.
package struct RepeatedArchive: Sendable {
  package let library: Link.End
  package let image: TargetID
  /// The links from the image to the library, one way for each archive that holds it.
  package let ways: [[Int]]
}

extension Images {
  /// Every library that several archives brought into the same image; sorted by image, library.
  ///
  /// The archive step of a static framework copies in the libraries and package products that it
  /// links, so two such frameworks bring two copies along.
  package func repeatedArchives() -> [RepeatedArchive] {
    var archives = Archives(map)
    guard archives.hasAny else { return [] }
    var search = TrailSearch(map)
    return (0..<map.targetCount).filter { map.forms[$0] == .image }.flatMap { image in
      repeatedArchives(in: image, search: &search, archives: &archives)
    }
  }

  private func repeatedArchives(
    in image: Int, search: inout TrailSearch, archives: inout Archives
  ) -> [RepeatedArchive] {
    let trail = search.trail(from: image) { link, _ in map.leadsToArchive(link) }
    let roots = whole(in: trail)
    guard roots.contains(where: { archives.swallows(at: $0.vertex) }) else { return [] }
    var ways: [Int: [[Int]]] = [:]
    for root in roots {
      let inner = archives.members(of: root.vertex)
      for (number, step) in inner.steps.enumerated() {
        ways[Int(step.vertex), default: []].append(root.way + inner.links(to: number))
      }
    }
    return ways.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { library, ways in
      RepeatedArchive(library: map.end(of: library), image: TargetID(image), ways: ways)
    }
  }

  /// The archives that the linker gets as files of their own, each with a way to it.
  private func whole(in trail: Trail) -> [(vertex: Int, way: [Int])] {
    var seen: Set<Int> = []
    var found: [(vertex: Int, way: [Int])] = []
    for (number, step) in trail.steps.enumerated() {
      for link in map.links(from: Int(step.vertex))
      where map.leadsToArchive(link) && !map.effects[link].contains(.swallows) {
        let head = Int(map.heads[link])
        guard seen.insert(head).inserted else { continue }
        found.append((head, trail.links(to: number) + [link]))
      }
    }
    return found
  }
}

/// What each archive took in from others.
private struct Archives {
  private let map: LinkMap
  private var search: TrailSearch
  let hasAny: Bool

  init(_ map: LinkMap) {
    self.map = map
    search = TrailSearch(map)
    hasAny = map.effects.contains { $0.contains(.swallows) }
  }

  func swallows(at vertex: Int) -> Bool {
    map.links(from: vertex).contains { map.effects[$0].contains(.swallows) }
  }

  /// The archive itself, and all that it holds.
  mutating func members(of vertex: Int) -> Trail {
    let map = self.map
    return search.trail(from: vertex) { link, _ in map.effects[link].contains(.swallows) }
  }
}
