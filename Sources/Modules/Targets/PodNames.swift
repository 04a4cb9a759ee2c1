/// The modules that CocoaPods brings into a workspace, as far as its files tell.
///
/// Who links them is written in a `Podfile`, which is a program. So a module that it names may well
/// be linked, and nobody can say that it is not.
package struct PodNames: Sendable {
  package private(set) var names: Set<String> = []
  /// Whether there are files of CocoaPods at all.
  package var isThere = false
  /// Whether a `Podfile` works out names by itself, and no lock beside it lists them.
  package var computesNames = false
  /// Whether a `Podfile.lock` lists what pods bring along.
  package var isLocked = false

  package init() {}

  /// Adds a pod, whose module is named like it, but as an identifier.
  package mutating func add(_ pod: String) {
    names.insert(pod)
    names.insert(String(pod.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
  }

  package func mayBring(_ module: String) -> Bool { computesNames || names.contains(module) }
}
