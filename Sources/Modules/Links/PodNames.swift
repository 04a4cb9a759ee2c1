/// The modules of CocoaPods, as far as files show, and the libraries of any lock file.
///
/// A `Podfile` is a program, so any target may link a module that it names.
package struct PodNames: Sendable {
  package private(set) var names: Set<String> = []
  package var isThere = false
  /// Whether a `Podfile` computes names, and no lock file next to it lists them.
  package var computesNames = false
  /// Whether a `Podfile.lock` lists what pods pull in.
  package var isLocked = false

  package var pins: [Pin] = []
  package var frameworks: Set<String> = []
  /// What SwiftPM calls the packages that projects and manifests take from elsewhere.
  package var packages: Set<String> = []

  package init() {}

  /// Adds a pod; its module has the same name as an identifier, or without the ending of `GRDB.swift`.
  package mutating func add(_ pod: String) {
    names.insert(pod)
    if pod.hasSuffix(".swift") { names.insert(String(pod.dropLast(".swift".count))) }
    names.insert(String(pod.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
  }

  /// The package that is called like a module: `fmdb` or `grdb.swift`.
  package func package(namedLike module: String) -> String? {
    if packages.isEmpty { return nil }
    return ["", ".swift"].lazy.map { module.lowercased() + $0 }.first(where: packages.contains)
  }

  package func mayBring(_ module: String) -> Bool { computesNames || names.contains(module) }
}
