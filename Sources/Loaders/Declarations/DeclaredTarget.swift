/// One target as its project file declares it, for one platform: what the graph gets of it, and what
/// else is asked while names are resolved.
///
/// It is a class, since many functions are handed it.
package final class DeclaredTarget: Sendable {
  /// As the graph has it, except for the number of its spec: made when the file is read, since files
  /// are read at once and joined one after the other.
  package let made: Target
  package let foreignLinkage: Linkage
  /// As they are written, where the graph has them from the root; in the same order.
  ///
  /// What is not listed here is not missed if it does not exist.
  package let sources: [DeclaredSource]
  /// In the order in which the tool has them.
  package let dependencies: [Dependency]
  /// What flags of the linker name, of which the tool knows nothing.
  package let flags: [Dependency]
  /// Whether it gets the dependencies of its dependencies; nil: as its container says.
  package let linksTransitively: Bool?

  init(
    _ made: Target, foreignLinkage: Linkage? = nil, sources: [DeclaredSource] = [],
    dependencies: [Dependency], flags: [Dependency] = [], linksTransitively: Bool? = nil
  ) {
    self.made = made
    self.foreignLinkage = foreignLinkage ?? made.linkage
    self.sources = sources
    self.dependencies = dependencies
    self.flags = flags
    self.linksTransitively = linksTransitively
  }

  package var name: String { made.name }
  package var kind: Target.Kind { made.kind }
  package var type: ProductType { made.type }
  package var platform: Platform { made.platform }
  package var place: Place { made.place }
}

/// A source of a target, next to what the graph has of it.
package struct DeclaredSource: Sendable {
  package let path: String
  package var provenance: [Provenance] = []
}
