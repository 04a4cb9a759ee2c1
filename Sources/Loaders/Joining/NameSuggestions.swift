/// Names that were probably meant, for names that mean nothing.
struct NameSuggestions {
  /// Looking for the nearest of all names takes time; a hopeless input must not take forever.
  private static let mostSearches = 200

  private let index: NameIndex
  private var files: [String]?
  private var found: [String: String?] = [:]

  init(_ index: NameIndex) { self.index = index }

  mutating func product(_ file: String) -> String? {
    if let known = found[file] { return known }
    guard found.count < NameSuggestions.mostSearches else { return nil }
    let names = files ?? index.productFiles()
    files = names
    let nearest = index.builtFile(insteadOf: file) ?? NearestName.of(file, among: names)
    found[file] = .some(nearest)
    return nearest
  }

  /// The twin for the platform of the consumer, else the nearest name of a container.
  mutating func local(_ name: String, in container: Int, for consumer: TargetID) -> String? {
    let twin = "\(name)_\(index[consumer].platform.rawValue)"
    if index.local(twin, in: container) != nil { return twin }
    let key = "\(container)/\(name)"
    if let known = found[key] { return known }
    guard found.count < NameSuggestions.mostSearches else { return nil }
    let nearest = NearestName.of(name, among: index.localNames(in: container))
    found[key] = .some(nearest)
    return nearest
  }
}
