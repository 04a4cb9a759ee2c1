/// What a project file defines, so that two versions of it can be compared target by target.
///
/// Comments, the order of keys, and names of templates leave no trace in it.
package struct ProjectDefinition: Sendable {
  /// What applies to all targets.
  package var shared: [KeyedText] = []
  /// What each target consists of, by its name.
  package var targets: [String: [KeyedText]] = [:]
  /// The test bundles of each scheme.
  package var schemes: [String: [String]] = [:]
  /// Other files whose contents are part of it, such as configuration files.
  package var files: Set<String> = []

  package init() {}

  /// The names of the targets that two versions define differently; without one of them, all.
  package static func differences(_ one: Self?, _ other: Self?) -> Set<String> {
    let names = Set([one, other].compactMap(\.self).flatMap(\.targets.keys))
    guard let one, let other, one.shared == other.shared else { return names }
    return names.filter { one.targets[$0] != other.targets[$0] }
  }
}
