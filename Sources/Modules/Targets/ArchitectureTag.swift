package import Documents

/// What a spec says under its `archlint:` key, which XcodeGen ignores.
package struct ArchitectureTag: Hashable, Sendable {
  /// A word and where it is written.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let place: Place

    package init(_ text: String, at place: Place) {
      self.text = text
      self.place = place
    }
  }

  package var layer: Word?
  package var role: Word?
  /// The targets that an interface or a mock stands for.
  package var counterparts: [Word] = []

  package init(layer: Word? = nil, role: Word? = nil, counterparts: [Word] = []) {
    self.layer = layer
    self.role = role
    self.counterparts = counterparts
  }
}
