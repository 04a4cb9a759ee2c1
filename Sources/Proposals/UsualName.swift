/// What names of folders and modules usually mean, from the top of an architecture to its bottom.
///
/// They decide only what folders and links leave open: which of two groups stands higher, and how
/// a layer is called whose modules all mean the same.
struct UsualName {
  /// The layer that such names make.
  let layer: String
  /// Its height: 0 is the top.
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

  /// Where a name stands; what means nothing stands in the middle.
  static func rank(of name: String) -> Int { of(name)?.rank ?? 3 }
}
