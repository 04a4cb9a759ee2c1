/// A static library whose code one process has more than once.
package struct StaticDuplicate: Sendable {
  /// How certain it is that both copies are loaded.
  package enum Certainty: Sendable, Equatable {
    /// At launch.
    case certain
    /// Once the program opens a framework that it carries and that nothing links.
    case opened(Link.End)
    /// Once something else than a copy phase brings a weak framework along.
    case weak(Link.End)
    /// If the linker finds one library before another, which only their names decide.
    case byName
    /// If the library is not one of the pods that are dynamic binaries.
    case unlessBinary
  }

  /// One image that contains the library.
  package struct Copy: Sendable {
    package let image: Link.End
    /// The links from the process, or from the host of a test bundle, to the image.
    package let loadChain: [Int]
    package let linkChain: [Int]
    /// Whether the image is there because of the application that a test bundle is loaded into.
    package let isOfHost: Bool
  }

  package let library: Link.End
  package let process: TargetID
  /// At least two; in the order in which dyld loads their images.
  package let copies: [Copy]
  package fileprivate(set) var certainty: Certainty
  /// A process in which only some of the same images hold it, or just these.
  package struct Other: Sendable {
    package let process: TargetID
    /// None, if they are the same.
    package let images: [Link.End]
    /// Whether they are there because its host loads them.
    package let isOfHost: Bool
  }

  /// Test bundles that load nothing else with it.
  package internal(set) var others: [Other] = []
  /// A library that is there twice only because this one is, which brings it along; no images, if
  /// they are the same.
  package typealias Follower = (library: Link.End, images: [Link.End])

  package internal(set) var followers: [Follower] = []

  /// What is certain with one order of names and not there with the other.
  func dependingOnNames(unless others: [StaticDuplicate]) -> StaticDuplicate? {
    let isInBoth = others.contains { $0.library == library && $0.process == process }
    guard certainty == .certain, !isInBoth else { return nil }
    return changed(self) { $0.certainty = .byName }
  }
}

extension Images {
  /// More copies than this are beyond any advice.
  private static let mostCopies = 16

  /// The dynamic image that all other images with a copy of a library link, directly or through
  /// others: if it alone contained the library, all would find it there.
  package func owner(of duplicate: StaticDuplicate) -> Link.End? {
    let holders = duplicate.copies.map { graph.vertex(of: $0.image) }
    guard holders.count <= Images.mostCopies else { return nil }
    var search = Search(map.shape)
    let reached = holders.map { holder in
      Set(search.reach(from: [holder]) { link, _ in map.joins(link) }.steps.map(\.vertex))
    }
    return holders.first { candidate in
      !map.isProgram[candidate] && reached.allSatisfy { $0.contains(candidate) }
    }.map(graph.end)
  }
}
