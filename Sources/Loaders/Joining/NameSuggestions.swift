struct NameSuggestions {
  /// The limit of searches, which bounds the time.
  private static let mostSearches = 200

  private let index: NameIndex
  private lazy var files = index.productFiles()
  private lazy var products = index.productNames(of: index.packages)
  private var found: [String: String?] = [:]

  init(_ index: NameIndex) { self.index = index }

  mutating func product(_ file: String) -> String? {
    remembered(file) {
      let name = file.split(separator: ".").first.map(String.init) ?? file
      return $0.index.builtFile(insteadOf: file)
        ?? NearestName.of(file, among: $0.files, atMost: NameSuggestions.typos(in: name))
    }
  }

  /// The variant for the consumer's platform, else the nearest name of a container.
  mutating func local(_ name: String, in container: Int, for consumer: TargetID) -> String? {
    let twin = "\(name)_\(index[consumer].platform.rawValue)"
    if index.local(twin, in: container) != nil { return twin }
    return remembered("\(container)/\(name)") {
      NearestName.of(
        name, among: $0.index.localNames(in: container), atMost: NameSuggestions.typos(in: name))
    }
  }

  /// The product of any package that is read.
  mutating func packageProduct(_ name: String) -> String? {
    remembered("product/\(name)") { NearestName.of(name, amongFew: $0.products) }
  }

  /// The number of typos: two in a short name make another one.
  private static func typos(in name: String) -> Int { name.count < 8 ? 1 : NearestName.mostTypos }

  private mutating func remembered(_ key: String, _ find: (inout Self) -> String?) -> String? {
    if let known = found[key] { return known }
    guard found.count < NameSuggestions.mostSearches else { return nil }
    let nearest = find(&self)
    found[key] = .some(nearest)
    return nearest
  }
}
