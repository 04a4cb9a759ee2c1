package import Documents

/// A file or folder that a target is built from.
package struct SourcePath: Hashable, Sendable {
  /// Relative to the root.
  package let path: String
  package let isOptional: Bool
  package let place: Place

  package init(_ path: String, isOptional: Bool = false, at place: Place) {
    self.path = path
    self.isOptional = isOptional
    self.place = place
  }
}
