/// One target as declared, for one platform: its part of the graph, and what resolving names needs.
///
/// A class, since it is passed to many functions.
package final class DeclaredTarget: Sendable {
  /// The target for the graph, except for the number of its spec, which joining sets.
  package let made: Target
  package let foreignLinkage: Linkage
  /// As written, next to those of the graph; nil for what need not exist.
  package let sources: [DeclaredSource?]
  /// In the tool's order.
  package let dependencies: [Dependency]
  /// What loading made one dependency of, although it is linked twice.
  let repeated: [RepeatedDependency]
  /// What projects of Xcode call it by, instead of its name.
  let ids: [String]

  init(
    _ made: Target, foreignLinkage: Linkage? = nil, sources: [DeclaredSource?] = [],
    dependencies: [Dependency], repeated: [RepeatedDependency] = [], ids: [String] = []
  ) {
    (self.made, self.foreignLinkage, self.sources) = (made, foreignLinkage ?? made.linkage, sources)
    (self.dependencies, self.repeated, self.ids) = (dependencies, repeated, ids)
  }

  package var name: String { made.name }
  package var kind: Target.Kind { made.kind }
  package var type: ProductType { made.type }
  package var platform: Platform { made.platform }
  package var place: Place { made.place }

  func runs(beside other: DeclaredTarget) -> Bool {
    let (mine, others) = (made.systems, other.made.supportedSystems)
    return mine.isEmpty || others.isEmpty || mine.contains { others.contains($0) }
  }
}

package struct DeclaredSource: Sendable {
  package let path: String
  package var provenance: [Provenance] = []
}

typealias RepeatedDependency = (first: Dependency, again: Dependency)
