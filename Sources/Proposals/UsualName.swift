/// What names of folders and modules usually mean, from the top of an architecture to its bottom.
///
/// They decide only what folders and links leave open: which of two groups stands higher, and how
/// a layer is called whose modules all mean the same.
struct UsualName {
  /// The layer that such names make.
  let layer: String
  /// Its height: 0 is the top.
  let rank: Int

  private static let ranks: [(layer: String, words: [String])] = [
    ("app", ["app", "apps", "application", "applications", "programs", "main"]),
    ("flow", ["flow", "flows", "coordinator", "coordinators", "scaffold", "assembly", "router"]),
    (
      "feature",
      [
        "feature", "features", "scene", "scenes", "screen", "screens", "presentation",
        "presentations", "presenter",
      ]
    ),
    ("domain", ["domain", "domains", "business", "usecase", "usecases", "logic"]),
    (
      "service",
      ["service", "services", "data", "repository", "repositories", "remote", "api", "client"]
    ),
    (
      "core",
      [
        "core", "platform", "infrastructure", "network", "networking", "persistence",
        "storage", "database", "cache", "designsystem", "components", "uicomponents", "uikit", "ui",
        "design",
      ]
    ),
    (
      "shared",
      [
        "shared", "common", "commons", "foundation", "foundations", "util", "utils", "utilities",
        "extensions", "helpers", "resources", "logger", "logging", "log", "base", "basis",
        "support",
        "models", "model", "entities", "theme", "theming", "constants", "assets",
      ]
    ),
  ]

  private static let known: [String: UsualName] = {
    var known: [String: UsualName] = [:]
    for (rank, entry) in ranks.enumerated() {
      for word in entry.words { known[word] = UsualName(layer: entry.layer, rank: rank) }
    }
    return known
  }()

  private init(layer: String, rank: Int) { (self.layer, self.rank) = (layer, rank) }

  /// What a name means: the whole of it, or its last word, of `CommonUI` that before.
  static func of(_ name: String) -> UsualName? {
    let words = NameWords.unnumbered(name).map { $0.lowercased() }
    let telling = words.last == "ui" ? words.dropLast() : words[...]
    return known[words.joined()] ?? telling.last.flatMap { known[$0] }
  }

  /// Where a name stands; what means nothing stands in the middle.
  static func rank(of name: String) -> Int { of(name)?.rank ?? 3 }
}

/// The words that a name is made of: `Design`, `System` of `DesignSystem`.
enum NameWords {
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        isOpen = false
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let last = index > 0 ? letters[index - 1] : nil
      let begins =
        letter.isUppercase && (last.map { !$0.isUppercase } ?? true || next?.isLowercase ?? false)
      if !isOpen || begins { words.append("") }
      words[words.count - 1].append(letter)
      isOpen = true
    }
    return words
  }

  private static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "OSX"]

  /// The words without the platform behind them: `Player` of `Player_iOS`.
  static func stem(of name: String) -> [String] {
    let platform = platforms.first { name.hasSuffix($0) && name != $0 }
    return of(String(name.dropLast(platform?.count ?? 0)))
  }

  /// The words without a number before them: `Features` of `1_Features`.
  static func unnumbered(_ name: String) -> ArraySlice<String> {
    let words = of(name)
    let named = words.drop { $0.allSatisfy(\.isNumber) }
    return named.isEmpty ? words[...] : named
  }

  /// A name as layers are named: `design-system`.
  static func layer(_ name: String) -> String {
    let words = unnumbered(name).map { $0.lowercased() }
    return words.isEmpty ? "layer" : words.joined(separator: "-")
  }
}
