/// A mapping from old names to new ones.
///
/// A renamed module keeps something unique: the rest of its name, if one word is replaced in many
/// names; else at least half of its sources or links. Modules that look alike are told apart by the
/// contents of these sources, then by links. Otherwise, a module that appears as another disappears
/// is new.
///
/// ```
/// BankNet, BankUI, BankData → MoneyNet, MoneyUI, MoneyData     the word Bank is Money now
/// Login → SignIn                                               with half of the sources
/// ```
struct Renaming {
  private var names: [EntryName: EntryName] = [:]
  private var taken: Set<EntryName> = []
  /// Renamed targets by the last part of their names: a module is renamed everywhere or nowhere.
  private var targets: [String: String] = [:]
  /// The traits of old names and new ones, if known.
  private var before: [EntryName: NameTraits] = [:]
  private var now: [EntryName: NameTraits] = [:]
  private var isSame: @Sendable (String, String) -> Bool = { _, _ in false }

  /// This many names with the same replaced word are not a coincidence, even if others disappeared.
  private static let custom = 4
  /// Traits that more names than this share identify none of them.
  private static let mostHolders = 64
  /// The limit of rounds, since each one identifies more neighbors.
  private static let mostRounds = 8

  init() {}

  init(
    _ changes: NameChanges, _ before: [EntryName: NameTraits], _ now: [EntryName: NameTraits],
    _ isSame: @escaping @Sendable (String, String) -> Bool = { _, _ in false }
  ) {
    guard !changes.gone.isEmpty, !changes.born.isEmpty else { return }
    (self.before, self.now, self.isSame) = (before, now, isSame)
    moveTargets(changes)
    while moveWord(changes) {}
    // Each identified name helps to identify its neighbors.
    var rounds = Renaming.mostRounds
    while rounds > 0, moveByTraits(changes) { rounds -= 1 }
    moveProjects(changes)
  }

  /// An old name and a possible new one.
  struct Pair: Hashable, Comparable {
    let old: EntryName
    let new: EntryName

    static func < (one: Pair, other: Pair) -> Bool { (one.old, one.new) < (other.old, other.new) }
  }

  /// A target that moved to another project keeps its name if that is unique.
  private mutating func moveTargets(_ changes: NameChanges) {
    let born = Dictionary(grouping: changes.born.filter(\.isTarget), by: \.parts.target)
    let gone = Dictionary(grouping: changes.gone.filter(\.isTarget), by: \.parts.target)
    for (target, olds) in gone {
      guard olds.count == 1, let news = born[target], news.count == 1 else { continue }
      take(Pair(old: olds[0], new: news[0]))
    }
  }

  /// Maps each name with a replaced word, such as a common prefix, to its new name.
  ///
  /// Two replacements in equally many names cancel out. Words are searched in a sample of the
  /// names, so the time is linear. Returns whether a word was found.
  private mutating func moveWord(_ changes: NameChanges) -> Bool {
    let gone = changes.gone.filter { $0.isTarget && names[$0] == nil }.sorted()
    let born = changes.born.filter { $0.isTarget && !taken.contains($0) }
    let words = NameWord.common(to: gone.map(\.parts.target), and: born.map(\.parts.target))
    let moves = words.compactMap { word -> [Pair]? in
      let olds = gone.filter { word.replaced(in: $0.parts.target) != nil }
      let pairs = olds.compactMap { old in
        old.replacing(word, by: born).map { Pair(old: old, new: $0) }
      }.filter { sources(of: $0) == nil || rating(of: $0) != nil }
      let isSure = pairs.count >= Renaming.custom || pairs.count == olds.count
      return isSure && pairs.count > 1 ? pairs : nil
    }
    let most = moves.map(\.count).max()
    let best = Set(moves.filter { $0.count == most })
    guard best.count == 1, let pairs = best.first, Set(pairs.map(\.new)).count == most else {
      return false
    }
    let known = names.count
    for pair in pairs { take(pair) }
    return names.count > known
  }

  /// A project gets the new name of its targets.
  private mutating func moveProjects(_ changes: NameChanges) {
    let pairs = Set(
      names.filter(\.key.isTarget).map {
        Pair(old: .end($0.parts.project), new: .end($1.parts.project))
      })
    for (old, pairs) in Dictionary(grouping: pairs, by: \.old)
    where changes.gone.contains(old) && pairs.count == 1 && changes.born.contains(pairs[0].new) {
      names[old] = pairs[0].new
    }
  }

  /// Maps names with at least half of their traits in common, best matches first.
  private mutating func moveByTraits(_ changes: NameChanges) -> Bool {
    let (olds, news) = (
      before.filter { names[$0.key] == nil }, now.filter { !taken.contains($0.key) }
    )
    let old = olds.mapValues { traits in
      keys(of: traits) { names[$0] ?? (changes.gone.contains($0) ? nil : $0) }
    }
    let new = news.mapValues { traits in
      keys(of: traits) { changes.born.contains($0) && !taken.contains($0) ? nil : $0 }
    }
    var holders: [String: [EntryName]] = [:]
    for (name, traits) in news {
      for key in Set(traits.files.keys).union(new[name] ?? []) {
        holders[key, default: []].append(name)
      }
    }
    let ratings = olds.flatMap { name, traits in
      let near = Set(traits.files.keys).union(old[name] ?? []).compactMap { holders[$0] }
        .filter { $0.count <= Renaming.mostHolders }
      return Set(near.joined()).map { Pair(old: name, new: $0) }
    }.compactMap { pair in
      rating(of: pair, old[pair.old] ?? [], new[pair.new] ?? []).map { (pair, $0) }
    }
    let rivals = Dictionary(grouping: ratings.flatMap { [$0.0.old, $0.0.new] }) { $0 }
    let ranks = ratings.map { pair, rating in
      let isAlone = [pair.old, pair.new].allSatisfy { rivals[$0]?.count == 1 }
      let common = (old[pair.old] ?? []).intersection(new[pair.new] ?? []).count
      return (pair, [rating, isAlone ? 0 : kept(in: pair), common])
    }
    let known = names.count
    let sorted = ranks.sorted { one, other in
      one.1 == other.1 ? one.0 < other.0 : other.1.lexicographicallyPrecedes(one.1)
    }
    for (pair, _) in sorted { take(pair) }
    return names.count > known
  }

  private func kept(in pair: Pair) -> Int {
    guard let old = before[pair.old]?.files, let new = now[pair.new]?.files else { return 0 }
    return old.count { name, path in new[name].map { isSame(path, $0) } ?? false }
  }

  /// The common sources of two names, else neighbors, in percent; nil below half.
  private func rating(of pair: Pair, _ old: Set<String> = [], _ new: Set<String> = []) -> Int? {
    let (one, other) = sources(of: pair) ?? (old, new)
    let (common, most) = (one.intersection(other).count, max(one.count, other.count))
    let isEnough = most > 0 && common * 2 >= most && pair.old.isFolder == pair.new.isFolder
    return isEnough ? common * 100 / most : nil
  }

  private func sources(of pair: Pair) -> (Set<String>, Set<String>)? {
    guard let old = before[pair.old]?.files, let new = now[pair.new]?.files, !old.isEmpty,
      !new.isEmpty
    else { return nil }
    return (Set(old.keys), Set(new.keys))
  }

  /// The neighbors as strings; for unidentified ones only their number.
  private func keys(of traits: NameTraits, _ known: (EntryName) -> EntryName?) -> Set<String> {
    var (keys, unknown) = (Set<String>(), [NameTraits.Way: Int]())
    for neighbor in traits.neighbors {
      let way = neighbor.way.rawValue
      if let name = known(neighbor.name) {
        keys.insert("\(way) \(name.text)")
      } else {
        unknown[neighbor.way, default: 0] += 1
        keys.insert("\(way) /\(unknown[neighbor.way] ?? 0)")
      }
    }
    return keys
  }

  private mutating func take(_ pair: Pair) {
    let (target, new) = (pair.old.parts.target, pair.new.parts.target)
    guard names[pair.old] == nil, !taken.contains(pair.new), targets[target] ?? new == new else {
      return
    }
    names[pair.old] = pair.new
    taken.insert(pair.new)
    targets[target] = new
  }

  var isEmpty: Bool { names.isEmpty }
  mutating func add(_ other: Renaming) { names.merge(other.names) { own, _ in own } }
  func renamed(_ name: String) -> String { renamed(.end(name)).text }

  func renamed(_ key: BaselineKey) -> BaselineKey {
    BaselineKey(
      rule: key.rule, from: renamed(key.from), to: key.to.map { renamed($0) },
      part: key.part.map { renamed(EntryName(part: $0)).text })
  }

  private func renamed(_ name: EntryName) -> EntryName { names[name] ?? name }

  /// The renames of findings, with counts: the project's if it was renamed, else the target's.
  func counted(_ findings: [Finding]) -> [Rename] {
    let olds = Dictionary(names.map { ($1, $0) }) { min($0, $1) }
    return Rename.joined(
      findings.flatMap { finding in
        Set(
          finding.entries.flatMap(\.key.names).compactMap { new in
            olds[new].map { old in
              let (before, now) = (old.parts, new.parts)
              return before.project == now.project
                ? Rename(before.target, now.target, findings: 1)
                : Rename(before.project, now.project, findings: 1)
            }
          })
      })
  }
}

extension [BaselineEntry] {
  func renamed(by renaming: Renaming) -> [BaselineEntry] {
    map { entry in changed(entry) { $0.key = renaming.renamed($0.key) } }
  }
}

extension BaselineKey {
  var names: [EntryName] {
    [.end(from)] + [to.map { .end($0) }, part.map { EntryName(part: $0) }].compactMap { $0 }
  }
}

extension EntryName {
  /// A part of a key other than its ends: a target, or else a group.
  init(part: String) { self = part.contains("/") ? .end(part) : .folder(part) }

  fileprivate var text: String {
    switch self {
    case .end(let name), .folder(let name): name
    }
  }

  var isTarget: Bool { !isFolder && text.contains("/") }

  var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The name of a new target after replacing a word, with or without its project's name.
  fileprivate func replacing(_ word: NameWord, by born: Set<EntryName>) -> EntryName? {
    guard let target = word.replaced(in: parts.target) else { return nil }
    let projects = [word.replaced(in: parts.project), parts.project].compactMap { $0 }
    return projects.lazy.map { .end("\($0)/\(target)") }.first(where: born.contains)
  }

  /// The project and the target of a name; other names are both.
  fileprivate var parts: (project: String, target: String) {
    guard isTarget, let slash = text.lastIndex(of: "/") else { return (text, text) }
    return (String(text[..<slash]), String(text[text.index(after: slash)...]))
  }
}
