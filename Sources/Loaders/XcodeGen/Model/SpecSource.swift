package import Documents
package import Modules

/// One entry of `sources:`.
package struct SpecSource: Sendable {
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
  package var phase: Phase?
  package var isOptional = false
  package var place: Place
  package var provenance: [Provenance] = []
}
