/// Names that were probably meant, for names that mean nothing.
struct NameSuggestions {
  /// Looking for the nearest of all names takes time; a hopeless input must not take forever.
  private static let mostSearches = 200

  private let index: NameIndex
  private lazy var files = index.productFiles()
  private var found: [String: String?] = [:]

  init(_ index: NameIndex) { self.index = index }

  mutating func product(_ file: String) -> String? {
    remembered(file) {
      $0.index.builtFile(insteadOf: file) ?? NearestName.of(file, among: $0.files)
    }
  }

  /// The twin for the platform of the consumer, else the nearest name of a container.
  mutating func local(_ name: String, in container: Int, for consumer: TargetID) -> String? {
    let twin = "\(name)_\(index[consumer].platform.rawValue)"
    if index.local(twin, in: container) != nil { return twin }
    return remembered("\(container)/\(name)") {
      NearestName.of(name, among: $0.index.localNames(in: container))
    }
  }

  private mutating func remembered(_ key: String, _ find: (inout Self) -> String?) -> String? {
    if let known = found[key] { return known }
    guard found.count < NameSuggestions.mostSearches else { return nil }
    let nearest = find(&self)
    found[key] = .some(nearest)
    return nearest
  }
}
