internal import WordLists

/// The usual meaning of folder and module names, from the top of an architecture to its bottom.
///
/// Used only if folders and links leave it open: to order two groups, and to name a layer whose
/// modules share one meaning.
struct UsualName {
  /// The layer that such names make.
  let layer: String
  let rank: Int

  private static let known: [String: UsualName] = {
    var known: [String: UsualName] = [:]
    for (rank, (layer, words)) in LibraryFiles.usualNames.enumerated() {
      for word in words.split(separator: " ") {
        known[String(word)] = UsualName(layer: layer, rank: rank)
      }
    }
    return known
  }()

  /// Looks up a name, then its last word.
  static func of(_ name: String) -> UsualName? {
    let words = NameWords.unnumbered(name).map { $0.lowercased() }
    return known[words.joined()] ?? words.last.flatMap { known[$0] }
  }

  /// Names up to this rank are above all that features build on.
  static let featureRank = 3
  /// Names with a higher rank mean services and what is below them.
  static let middle = 5
  /// Names from this rank on mean what all others build on.
  static let lowRank = 8
  /// Layers that fetch or store what others show.
  static let backstage: Set = ["service", "data"]

  /// The rank of a name; unknown names are in the middle.
  static func rank(of name: String) -> Int { of(name)?.rank ?? middle }

  /// Modules with these names are layers of their own.
  private static let layers: Set<String> = [
    "presentation", "presentations", "presenter", "feature", "features", "domain", "usecase",
    "usecases", "interactor", "interactors", "data", "repository", "repositories", "core", "common",
    "shared", "model", "models",
    "domainmodel", "infra", "infrastructure", "adapter", "adapters",
  ]

  /// Whether a name is that of a layer: `Data`, `DomainLayer`.
  static func isLayer(_ name: String) -> Bool { layers.contains(bare(name)) }

  /// Whether a layer of this name takes all that others build on.
  static func isBottom(_ name: String) -> Bool {
    [
      "core", "common", "shared", "base", "foundation", "foundations", "infra", "infrastructure",
      "support",
    ]
    .contains(bare(name))
  }

  /// Whether a layer of this name implements what a domain declares.
  static func isImplementation(_ name: String) -> Bool {
    [
      "adapter", "adapters", "data", "implementations", "repository", "repositories", "infra",
      "infrastructure",
    ].contains(bare(name))
  }

  private static func bare(_ name: String) -> String {
    NameWords.unnumbered(name).map { $0.lowercased() }.joined()
  }

  /// Whether a name says nothing but what is usual: `design-system`, and not `home-ui`.
  static func isWhole(_ name: String) -> Bool {
    known[bare(name)] != nil
  }
}
