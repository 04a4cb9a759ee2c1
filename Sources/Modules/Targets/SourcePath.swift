package import Documents

/// A file or folder that a target is built from.
package struct SourcePath: Hashable, Sendable {
  /// What becomes of what lies there.
  package enum Phase: String, Sendable {
    /// Each file is compiled, copied or left alone by its ending.
    case automatic
    /// Everything is compiled.
    case sources
    case headers
    case resources
    /// Nothing is compiled, and nothing is looked into.
    case none
  }

  /// Relative to the root.
  package let path: String
  package let isOptional: Bool
  package let place: Place
  package var phase = Phase.automatic
  /// Whether a name with an ending may be a folder of sources, and no bundle of some kind.
  package var isFolder = false
  /// Globs below the path: what is left out, and, if there are any, all that is taken.
  package var excludes: [String] = []
  package var includes: [String] = []
  /// The endings of files that are not compiled here, though they would be elsewhere.
  package var skippedEndings: Set<String> = []

  package init(_ path: String, isOptional: Bool = false, at place: Place) {
    self.path = path
    self.isOptional = isOptional
    self.place = place
  }
}
