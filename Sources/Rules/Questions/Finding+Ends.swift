internal import Findings
internal import Modules

extension Finding {
  /// The dependency that the finding is about, if both of its ends are targets.
  var ends: Dependency.Ends? {
    guard members.isEmpty, let from = from.target, let to = to?.target else { return nil }
    return Dependency.Ends(from: from, to: .target(to))
  }
}
