/// A library that gets into one image through two archives.
package struct RepeatedArchive: Sendable {
  package let library: Link.End
  package let image: TargetID
  package let chains: [[Int]]
  /// Whether the link fails, because the linker takes all members of both.
  package let isFatal: Bool
}

extension Images {
  /// Every library that two archives on a link line hold; sorted by image, library.
  package func repeatedArchives() -> [RepeatedArchive] {
    guard map.effects.indices.contains(where: map.absorbs) else { return [] }
    var archives = Archives(map)
    return graph.targetIDs.flatMap { image -> [RepeatedArchive] in
      guard let made = linked[image.index] else { return [] }
      // One that makes the link fail before one that does not.
      let repetitions = made.repetitions.sorted {
        ($0.vertex, $0.isFatal ? 0 : 1) < ($1.vertex, $1.isFatal ? 0 : 1)
      }
      return repetitions.uniqued(by: \.vertex).map { repetition in
        RepeatedArchive(
          library: graph.end(of: repetition.vertex), image: image,
          chains: [repetition.first, repetition.second].map { library in
            made.chain(to: library.part) + [library.link]
              + archives.chain(from: library.vertex, to: repetition.vertex)
          }, isFatal: repetition.isFatal)
      }
    }
  }
}
