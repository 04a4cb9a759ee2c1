/// The modules that CocoaPods adds to a workspace, as far as its files show, and the libraries in
/// lock files of any package manager.
///
/// A `Podfile` decides which targets link them, and it is a program. So a module that it names may
/// be linked by any target.
package struct PodNames: Sendable {
  package private(set) var names: Set<String> = []
  package var isThere = false
  /// Whether a `Podfile` computes names, and no lock file next to it lists them.
  package var computesNames = false
  /// Whether a `Podfile.lock` lists what pods pull in.
  package var isLocked = false

  package var pins: [Pin] = []
  package var frameworks: Set<String> = []

  package init() {}

  /// Adds a pod; its module has the same name as an identifier.
  package mutating func add(_ pod: String) {
    names.insert(pod)
    names.insert(String(pod.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
  }

  package func mayBring(_ module: String) -> Bool { computesNames || names.contains(module) }
}
