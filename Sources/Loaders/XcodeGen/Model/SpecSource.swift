package import Documents
package import Modules

/// One entry of `sources:`.
package struct SpecSource: Sendable {
  /// What `type:` makes of the path.
  package enum Kind: String, Sendable {
    case group
    case file
    /// Copied as it is; nothing in it is compiled.
    case folder
    case syncedFolder
  }

  /// What `buildPhase:` does with the files.
  package enum Phase: String, Sendable {
    case sources
    case headers
    case resources
    case copyFiles
    case none
  }

  /// Relative to the spec.
  package var path: String
  package var kind: Kind?
  package var phase: Phase?
  package var isOptional = false
  package var includes: [String] = []
  package var excludes: [String] = []
  package var place: Place
  package var provenance: [Provenance] = []

  package init(_ path: String, at place: Place) {
    self.path = path
    self.place = place
  }
}
