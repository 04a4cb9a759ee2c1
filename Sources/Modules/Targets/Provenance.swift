/// One step on the way from a declaration to its target.
package struct Provenance: Hashable, Sendable {
  package enum Step: String, Sendable {
    case include, template, platform
    /// A Swift helper file of manifests.
    case helper
    /// A target and its phase in an Xcode project; the name has both.
    case phase
    /// The phase that copies what another one links.
    case copy
  }

  package let step: Step
  package let name: String
  /// The place of the request: the include entry, the template's name in the target.
  package let place: Place

  package init(_ step: Step, _ name: String, at place: Place) {
    (self.step, self.name, self.place) = (step, name, place)
  }
}
