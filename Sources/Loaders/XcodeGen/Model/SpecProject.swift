package import Documents
package import Modules

/// One project as XcodeGen understands its spec: includes, templates and platforms resolved.
///
/// It is a class, since it is large and many hands pass it on.
package final class SpecProject {
  /// Where the spec is, relative to the root.
  package let path: String
  /// The folder that the spec lies in, relative to the root.
  let folder: String
  package let name: String
  /// The name as it is written.
  package let place: Place
  /// Sorted by name, in the order of code points, as XcodeGen sorts them.
  package var targets: [SpecTarget] = []
  /// Sorted by name.
  package var aggregates: [SpecAggregate] = []
  /// Sorted by name.
  package var packages: [SpecPackage] = []
  /// Other projects whose targets can be named as `Project/Target`, sorted by name.
  package var projectReferences: [SpecProjectReference] = []
  package var options = SpecOptions()
  /// The files that the spec includes, directly or not, relative to the root.
  package var includedFiles: [String] = []
  package var tag = ArchitectureTag()

  package init(path: String, name: String, place: Place) {
    self.path = path
    folder = Spec.folder(of: path)
    self.name = name
    self.place = place
  }
}

/// An entry of `aggregateTargets:`, which only orders the building of others.
package struct SpecAggregate: Sendable {
  /// A target that is built before.
  package struct Member: Sendable {
    package let name: String
    package let place: Place
  }

  package let name: String
  package let members: [Member]
  package let place: Place
  package var provenance: [Provenance] = []
  package var tag = ArchitectureTag()
}

/// An entry of `packages:` or `localPackages:`.
package struct SpecPackage: Sendable {
  package let name: String
  /// The folder of a local package, relative to the spec; nothing for a remote one.
  package let path: String?
  package let place: Place
}

/// An entry of `projectReferences:`.
package struct SpecProjectReference: Sendable {
  /// The key, by which dependencies name the project.
  package let name: String
  /// The project file, relative to the spec.
  package let path: String
  package let place: Place
}

/// The entries of `options:` that decide how targets are linked and where sources are.
package struct SpecOptions: Sendable {
  package var transitivelyLinkDependencies = false
  package var findCarthageFrameworks = false
  package var carthageBuildPath: String?
  package var hasPreGenCommand = false
  /// What a source folder is when its entry does not say.
  package var defaultSourceType: SpecSource.Kind?

  package init() {}
}
