internal import Documents
internal import Modules

/// Names that were probably meant, for names that mean nothing.
struct NameSuggestions {
  /// Looking for the nearest of all names takes time; a hopeless input must not take forever.
  private static let mostSearches = 200

  private let index: WorkspaceIndex
  private var files: [String]?
  private var found: [String: String?] = [:]

  init(_ index: WorkspaceIndex) { self.index = index }

  /// The nearest file that any target builds.
  mutating func product(_ file: String) -> String? {
    if let known = found[file] { return known }
    guard found.count < NameSuggestions.mostSearches else { return nil }
    let names = files ?? index.productFiles()
    files = names
    let nearest = index.builtFile(insteadOf: file) ?? NearestName.of(file, among: names)
    found[file] = .some(nearest)
    return nearest
  }

  /// The nearest target of the spec itself.
  mutating func local(_ name: String, for consumer: WorkspaceIndex.Member) -> String? {
    local(name, in: consumer.project, for: consumer)
  }

  /// The twin for the platform of the consumer, else the nearest name of a spec.
  mutating func local(
    _ name: String, in project: Int, for consumer: WorkspaceIndex.Member
  ) -> String? {
    let twin = "\(name)_\(consumer.target.platform.rawValue)"
    if index.local(twin, in: project) != nil { return twin }
    let key = "\(project)/\(name)"
    if let known = found[key] { return known }
    guard found.count < NameSuggestions.mostSearches else { return nil }
    let nearest = NearestName.of(name, among: index.localNames(in: project))
    found[key] = .some(nearest)
    return nearest
  }
}
