/// What CocoaPods adds to one target of a project.
package struct PodUse: Sendable {
  /// The folder of the `Podfile`, with the project.
  let folder: String
  let target: String
  let own: [Dependency]
  /// What its pods require in turn.
  let required: [Dependency]
}
