/// An Xcode project that differs from the spec that generates it.
package struct OutdatedProject: Sendable {
  package let file: String
  package let spec: SpecID
  /// Each difference, where the spec or the project writes it.
  package let differences: [Note]

  package init(file: String, spec: SpecID, differences: [Note]) {
    (self.file, self.spec, self.differences) = (file, spec, differences)
  }
}
