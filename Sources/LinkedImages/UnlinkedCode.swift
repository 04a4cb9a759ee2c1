/// Code of a library that an image uses and that nothing on its link line has.
package struct UnlinkedCode: Sendable {
  package let image: TargetID
  package let library: TargetID
  /// The links from the image to the library.
  package let chain: [Int]
  /// Whether it is a framework, which only code without hints to the linker misses.
  package let isFramework: Bool
}

extension Images {
  /// Every library with undefined symbols; sorted by image, then library.
  ///
  /// Of packages and ready binaries it is not known what brings them, so they are not among these.
  package func unlinkedCode() -> [UnlinkedCode] {
    graph.targetIDs.flatMap { image -> [UnlinkedCode] in
      guard let made = linked[image.index] else { return [] }
      return made.gaps.sorted { $0.vertex < $1.vertex }.compactMap { gap in
        guard case .target(let library) = graph.end(of: gap.vertex),
          graph.productType(of: library) != .xcFramework
        else { return nil }
        return UnlinkedCode(
          image: image, library: library, chain: made.chain(to: gap.part) + [gap.link],
          isFramework: graph.productType(of: library).isFramework)
      }
    }
  }
}
