package import Documents
package import Modules

/// One target as XcodeGen understands it, for one platform: what the graph gets of it, and what else
/// is asked while specs are joined.
///
/// It is a class, since many hands pass it on.
package final class SpecTarget: Sendable {
  /// As the graph has it, but for the number of its spec: made when the file is read, since files
  /// are read at once and joined one after the other.
  package let made: Target
  /// The linkage that XcodeGen sees from another project.
  package let foreignLinkage: Linkage
  /// As they are written, where the graph has them from the root; in the same order.
  package let sources: [SpecSource]
  /// In the order in which XcodeGen has them: templates first, then the target's own.
  package let dependencies: [SpecDependency]
  /// What must exist for XcodeGen to generate, besides sources.
  let files: [SpecFile]
  package let transitivelyLinkDependencies: Bool?
  /// Whether consumers get `-ObjC`; nil: only for static libraries.
  package let requiresObjCLinking: Bool?

  init(
    _ made: Target, foreignLinkage: Linkage, sources: [SpecSource] = [],
    dependencies: [SpecDependency], files: [SpecFile] = [],
    transitivelyLinkDependencies: Bool? = nil, requiresObjCLinking: Bool? = nil
  ) {
    self.made = made
    self.foreignLinkage = foreignLinkage
    self.sources = sources
    self.dependencies = dependencies
    self.files = files
    self.transitivelyLinkDependencies = transitivelyLinkDependencies
    self.requiresObjCLinking = requiresObjCLinking
  }

  package var name: String { made.name }
  package var kind: Target.Kind { made.kind }
  package var type: ProductType { made.type }
  package var platform: Platform { made.platform }
  package var place: Place { made.place }
}

/// One entry of `sources:`, beside what the graph has of it.
package struct SpecSource: Sendable {
  /// Relative to the spec.
  package let path: String
  package let provenance: [Provenance]
}

/// One entry of `sources:`, while its target is read.
struct SourceDraft {
  let path: String
  let place: Place
  var isOptional = false
  /// What becomes of what lies there, and which part of it is meant.
  var phase = SourcePath.Phase.automatic
  var isFolder = false
  var excludes: [String] = []
  var includes: [String] = []
  /// Whether nothing of it is compiled.
  var isResource = false
  /// Whether a build phase copies it to where frameworks lie.
  var isCopiedToFrameworks = false
  var provenance: [Provenance] = []
}

extension Platform {
  /// A platform that a target can have.
  init?(target name: String) {
    guard let platform = Platform(rawValue: name), platform != .macCatalyst else { return nil }
    self = platform
  }

  /// A destination that a target can have several of.
  init?(destination name: String) {
    guard let platform = Platform(rawValue: name), platform != .auto else { return nil }
    self = platform
  }
}
