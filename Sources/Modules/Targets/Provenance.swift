/// One step from where something is written to the target that got it.
package struct Provenance: Hashable, Sendable {
  /// What carried it.
  package enum Step: String, Sendable {
    case include
    case template
    case platform
    /// A Swift file that helps manifests.
    case helper
  }

  package let step: Step
  /// The included file, the template or the platform.
  package let name: String
  /// Where the step is asked for: the include entry, the template's name in the target.
  package let place: Place

  package init(_ step: Step, _ name: String, at place: Place) {
    self.step = step
    self.name = name
    self.place = place
  }
}
