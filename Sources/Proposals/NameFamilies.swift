internal import Modules

/// Modules that share a word at the beginning or at the end of their names, and mean a layer by it.
///
/// Only a whole word of three letters and more counts, one that usually names layers or with which
/// the names of three modules end: what they begin with is more often a part of the product.
struct NameFamilies {
  let landscape: ProjectAnalysis
  private static let shortest = 3
  private static let empty: Set<String> = [
    "Mac", "Framework", "Frameworks", "Module", "Lib", "Library",
  ]

  /// A word, and on which end of the name it stands.
  struct Word: Hashable {
    let text: String
    /// Whether it is the last word, and not the first.
    let isLast: Bool

    var pattern: String { isLast ? "*\(text)" : "\(text)*" }

    func fits(_ name: String) -> Bool {
      name.count > text.count && (isLast ? name.hasSuffix(text) : name.hasPrefix(text))
    }
  }

  /// A word, the modules that have it, and whether it usually names layers.
  private typealias Candidate = (word: Word, modules: [TargetID], isUsual: Bool)

  /// Joins single modules to families where their members do not link one another, or hardly if
  /// the word usually names layers.
  func joined(_ groups: [Group]) -> [Group] {
    let singles = groups.filter { !$0.isSettled }.flatMap(\.modules)
      .filter { !landscape.programs.contains($0) }
    var members: [Word: [TargetID]] = [:]
    for module in singles {
      for word in words(of: module) { members[word, default: []].append(module) }
    }
    var taken: Set<TargetID> = []
    var families: [Group] = []
    let candidates = members.map { (word: $0, modules: $1, isUsual: UsualName.of($0.text) != nil) }
    for (word, modules, _) in candidates.sorted(by: Self.precedes) {
      let open = modules.filter { !taken.contains($0) }
      guard open.count > 1, isMeant(word, of: open, among: singles.count) else { continue }
      taken.formUnion(open)
      families.append(family(word, open))
    }
    return groups.filter { $0.isSettled || !taken.contains($0.modules[0]) } + families
  }

  /// The word of more modules first; of a usual word before others; the last word before the first.
  private static func precedes(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.isUsual != other.isUsual { return one.isUsual }
    if one.modules.count != other.modules.count { return one.modules.count > other.modules.count }
    if one.word.isLast != other.word.isLast { return one.word.isLast }
    return one.word.text < other.word.text
  }

  private func isMeant(_ word: Word, of modules: [TargetID], among count: Int) -> Bool {
    let usual = UsualName.of(word.text)
    guard usual != nil || word.isLast && modules.count > 2, usual?.rank != 0,
      modules.count * 3 < count * 2
    else { return false }
    let pairs = landscape.links.pairs(within: modules)
    return pairs == 0 || usual != nil && pairs * 2 < modules.count
  }

  /// Whether a word says more than that something is a module.
  static func tells(_ word: String) -> Bool { !empty.contains(word) }

  private func words(of module: TargetID) -> [Word] {
    let words = NameWords.stem(of: landscape.name(of: module))
    guard words.count > 1, let last = words.last else { return [] }
    return [Word(text: words[0], isLast: false), Word(text: last, isLast: true)].filter {
      $0.text.count >= NameFamilies.shortest && $0.text != landscape.teamPrefix
        && NameFamilies.tells($0.text)
    }
  }

  /// The folder in which all of these lie, or the folders side by side.
  private static func site(of folders: [[String]]) -> [String]? {
    let parents = Set(folders.map { Array($0.dropLast()) })
    guard parents.count > 1 else { return parents.first }
    let outer = Set(parents.map { Array($0.dropLast()) })
    return outer.count == 1 && !parents.contains([]) ? outer.first.map { $0 + ["*"] } : nil
  }

  /// By path, if the folders of all have the word; else by name.
  private func family(_ word: Word, _ modules: [TargetID]) -> Group {
    let folders = modules.map { landscape.homes[$0].folders }
    let isTold = folders.allSatisfy { $0.last.map(word.fits) ?? false }
    let pattern =
      (isTold ? NameFamilies.site(of: folders) : nil)
      .map { ($0 + [word.pattern, "**"]).joined(separator: "/") } ?? word.pattern
    let isTooWide = !pattern.contains("/") && landscape.names.count(with: word) > modules.count
    let patterns = isTooWide ? modules.map { landscape.homes[$0].pattern } : [pattern]
    return Group(
      name: NameWords.layer(word.text), modules: modules, patterns: patterns,
      evidence: "named \(word.pattern)", bond: .family)
  }
}
