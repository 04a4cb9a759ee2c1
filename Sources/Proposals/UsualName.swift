internal import WordLists

/// The usual meaning of folder and module names, from the top of an architecture to its bottom.
///
/// Used only if folders and links leave it open: to order two groups, and to name a layer whose
/// modules share one meaning.
struct UsualName {
  /// The layer that such names make.
  let layer: String
  let rank: Int

  private static let known = Dictionary(
    LibraryFiles.usualNames.enumerated().flatMap { rank, line in
      line.1.words.map { ($0, UsualName(layer: line.0, rank: rank)) }
    }
  ) { _, last in last }

  /// Looks up a name, then its last word.
  static func of(_ name: String) -> UsualName? {
    let words = NameWords.bare(name)
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

  /// Whether a name is that of a layer: `Data`, `use-cases`.
  static func isLayer(_ name: String) -> Bool { NameKind.layer.has(bare(name)) }

  /// Whether a layer of this name takes all that others build on.
  static func isBottom(_ name: String) -> Bool { NameKind.bottom.has(bare(name)) }

  /// Whether a layer of this name implements what a domain declares.
  static func isImplementation(_ name: String) -> Bool { NameKind.implementation.has(bare(name)) }

  /// Whether a layer of this name fetches or stores what others show.
  static func isStore(_ name: String) -> Bool {
    of(name)?.layer == "data" || isImplementation(name)
  }

  private static func bare(_ name: String) -> String {
    NameWords.bare(name).joined()
  }

  /// Whether a name says nothing but what is usual: `design-system`, and not `home-ui`.
  static func isWhole(_ name: String) -> Bool { known[bare(name)] != nil }
}

/// What names, or words of names, say apart from a layer, as `name-words.txt` lists them.
enum NameKind: String {
  case layer, bottom, implementation, container, plain, top, empty, demo, test, tool, generator

  private static let words = Dictionary(uniqueKeysWithValues: LibraryFiles.nameWords)
    .mapValues { Set($0.words) }

  func has(_ word: String) -> Bool { NameKind.words[rawValue, default: []].contains(word) }
}
