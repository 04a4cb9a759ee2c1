/// The usual meaning of folder and module names, from the top of an architecture to its bottom.
///
/// Used only if folders and links leave it open: to order two groups, and to name a layer whose
/// modules share one meaning.
struct UsualName {
  /// The layer that such names make.
  let layer: String
  let rank: Int

  private static let ranks: [(layer: String, words: String)] = [
    ("app", "app apps application applications programs main"),
    ("flow", "flow flows coordinator coordinators scaffold assembly router"),
    (
      "feature", "feature features scene scenes screen screens presentation presentations presenter"
    ), ("domain", "domain domains business usecase usecases logic"),
    ("service", "service services data repository repositories remote api client"),
    (
      "core",
      """
      core platform infrastructure network networking persistence storage database cache \
      designsystem components uicomponents uikit ui design
      """
    ),
    (
      "shared",
      """
      shared common commons foundation foundations util utils utilities extensions helpers \
      resources logger logging log base basis support models model entities theme theming \
      constants assets
      """
    ),
  ]

  private static let known: [String: UsualName] = {
    var known: [String: UsualName] = [:]
    for (rank, entry) in ranks.enumerated() {
      for word in entry.words.split(separator: " ") {
        known[String(word)] = UsualName(layer: entry.layer, rank: rank)
      }
    }
    return known
  }()

  /// What a name means: the whole of it, or its last word, of `CommonUI` that before.
  static func of(_ name: String) -> UsualName? {
    let words = NameWords.unnumbered(name).map { $0.lowercased() }
    let telling = words.last == "ui" ? words.dropLast() : words[...]
    return known[words.joined()] ?? telling.last.flatMap { known[$0] }
  }

  /// The rank of a name; unknown names are in the middle.
  static func rank(of name: String) -> Int { of(name)?.rank ?? 3 }
}
