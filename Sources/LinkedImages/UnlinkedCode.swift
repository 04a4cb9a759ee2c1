/// Code of a library that an image uses and that nothing on its link line has.
package struct UnlinkedCode: Sendable {
  package let image: TargetID
  package let library: Link.End
  package let chain: [Int]
  /// Whether it is a framework that hints to the linker would find, if the code had any.
  package let isFramework: Bool
}

extension Images {
  /// Every library with undefined symbols; sorted by image, then library.
  package func unlinkedCode() -> [UnlinkedCode] {
    graph.targetIDs.flatMap { image -> [UnlinkedCode] in
      guard let made = linked[image.index] else { return [] }
      let build = graph[image].build(for: destination)
      return made.gaps.sorted { $0.vertex < $1.vertex }.compactMap { gap in
        let library = graph.end(of: gap.vertex)
        let type = library.target.map(graph.productType)
        guard type.map({ $0 != .xcFramework }) ?? isLost(gap, in: image) else { return nil }
        return UnlinkedCode(
          image: image, library: library, chain: made.chain(to: gap.before) + [gap.link],
          isFramework: type?.isFramework == true && !build.ignoresHints)
      }
    }
  }

  /// Whether it is a framework on disk, which only an entry or a search path finds.
  private func isLost(_ gap: LinkedImage.Part, in image: TargetID) -> Bool {
    graph.entry(of: graph.links[gap.link]).reference.hasSuffix(".framework")
      && !graph[image].build.hasSearchPaths
  }
}
