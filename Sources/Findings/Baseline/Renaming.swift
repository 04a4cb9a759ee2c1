package import Modules

/// A name that a debt has for something, which may have another one some day.
///
/// A project and its folder often share a name, and one of them may change without the other.
package enum DebtName: Hashable, Comparable, Sendable {
  /// Of a target or a project.
  case end(String)
  /// Of a folder, as groups of modules are called.
  case folder(String)
}

/// Which names are gone and which are new since another time: only such can be renamed.
///
/// Where one module went and another one was there all along, a link to the other one is a new
/// link, however much it looks like the old one.
package struct NameChanges: Sendable {
  let gone: Set<DebtName>
  let born: Set<DebtName>

  package init(from before: Set<DebtName>, to now: Set<DebtName>) {
    gone = before.subtracting(now)
    born = now.subtracting(before)
  }
}

extension ModuleGraph {
  /// The names that debts have for targets and projects, and for folders of theirs, as groups have.
  package var debtNames: Set<DebtName> {
    let folders = Set(specs.map(\.folder)).flatMap { $0.split(separator: "/").map(String.init) }
    return Set(targets.map { .end($0.qualifiedName) }).union(specs.map { .end($0.project) })
      .union(folders.map { .folder($0) })
  }
}

/// The names of before, each with its name of now.
struct Renaming {
  private var names: [DebtName: DebtName] = [:]
  private var taken: Set<DebtName> = []
  /// What became of the last part of names: a module is renamed everywhere, or it is not.
  private var words: [String: String] = [:]

  /// More pairs of debts than this tell nothing about who was renamed.
  private static let mostPairs = 4096

  init() {}

  /// Finds the names by which debts that are gone turn into debts that are new.
  init(of old: [Debt], into new: [Debt], among changes: NameChanges) {
    guard !changes.gone.isEmpty, !changes.born.isEmpty, !old.isEmpty, !new.isEmpty else { return }
    moveTargets(changes)
    moveWord(changes)
    var votes: [Pair: Int] = [:]
    let free = changes.born.subtracting(taken)
    let candidates = Dictionary(grouping: new) { $0.shape(without: free) }
    for (shape, debts) in Dictionary(
      grouping: old.map { renamed($0) }, by: { $0.shape(without: changes.gone) })
    {
      guard shape.isOpen, let others = candidates[shape],
        debts.count * others.count <= Renaming.mostPairs
      else { continue }
      for debt in debts {
        for other in others { vote(debt, other, changes, &votes) }
      }
    }
    for (pair, _) in votes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      take(pair)
    }
    moveProjects(changes)
  }

  /// A name, and the one that it may have now.
  struct Pair: Hashable, Comparable {
    let old: DebtName
    let new: DebtName

    static func < (one: Pair, other: Pair) -> Bool {
      (one.old, one.new) < (other.old, other.new)
    }

    /// The word that is replaced: the project where that changes, else the target.
    var word: Word {
      let (before, now) = (old.parts, new.parts)
      if before.project != now.project { return Word(old: before.project, new: now.project) }
      return Word(old: before.target, new: now.target)
    }
  }

  /// What is replaced in names.
  struct Word: Hashable {
    let old: String
    let new: String
  }

  /// A target that is in another project now keeps its name, if only one has it.
  private mutating func moveTargets(_ changes: NameChanges) {
    let born = Dictionary(grouping: changes.born.filter(\.isTarget), by: \.parts.target)
    let gone = Dictionary(grouping: changes.gone.filter(\.isTarget), by: \.parts.target)
    for (target, olds) in gone {
      guard olds.count == 1, let news = born[target], news.count == 1 else { continue }
      take(Pair(old: olds[0], new: news[0]))
    }
  }

  /// Where a word is another one in the names of several targets, such as a prefix in those of all,
  /// each has the name with that word; two that are in as many tell nothing.
  private mutating func moveWord(_ changes: NameChanges) {
    let gone = changes.gone.filter { $0.isTarget && names[$0] == nil }.sorted()
    let born = changes.born.filter { $0.isTarget && !taken.contains($0) }
    guard let first = gone.first, born.count > 1 else { return }
    let moves = Set(born.compactMap { first.word(before: $0) }).compactMap { word -> [Pair]? in
      let olds = gone.filter { $0.parts.target.contains(word.old) }
      let pairs = olds.lazy.map { Pair(old: $0, new: $0.replacing(word)) }
      guard olds.count > 1, pairs.allSatisfy({ born.contains($0.new) }),
        Set(pairs.map(\.new)).count == olds.count
      else { return nil }
      return Array(pairs)
    }
    let most = moves.map(\.count).max()
    let best = moves.filter { $0.count == most }
    for pair in best.count == 1 ? best[0] : [] { take(pair) }
  }

  /// A project has the new name of its targets.
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

  /// Two debts of one shape propose the pairs in which they differ.
  private func vote(
    _ debt: Debt, _ other: Debt, _ changes: NameChanges, _ votes: inout [Pair: Int]
  ) {
    let pairs = zip(debt.names, other.names).filter { changes.gone.contains($0.0) }
    var proposed: [DebtName: DebtName] = [:]
    for (old, new) in pairs where proposed.updateValue(new, forKey: old) ?? new != new { return }
    for (old, new) in proposed { votes[Pair(old: old, new: new), default: 0] += 1 }
  }

  private mutating func take(_ pair: Pair) {
    let (word, new) = (pair.old.parts.target, pair.new.parts.target)
    guard names[pair.old] == nil, !taken.contains(pair.new), words[word] ?? new == new else {
      return
    }
    names[pair.old] = pair.new
    taken.insert(pair.new)
    words[word] = new
  }

  var isEmpty: Bool { names.isEmpty }

  /// Adds what another one says of further names.
  mutating func add(_ other: Renaming) { names.merge(other.names) { own, _ in own } }

  /// The name of a target or a project.
  func renamed(_ name: String) -> String { renamed(.end(name)).text }

  func renamed(_ debt: Debt) -> Debt {
    Debt(
      rule: debt.rule, from: renamed(debt.from), to: debt.to.map { renamed($0) },
      part: debt.part.map { renamed(DebtName(part: $0)).text })
  }

  private func renamed(_ name: DebtName) -> DebtName { names[name] ?? name }

  /// The words by which some debts of now are known, and how many findings are.
  func counted(_ findings: [Finding]) -> [Rename] {
    let olds = Dictionary(names.map { ($1, $0) }) { min($0, $1) }
    var counts: [Word: Int] = [:]
    for finding in findings {
      let names = Set(finding.debts.flatMap(\.debt.names))
      let words = names.compactMap { new in olds[new].map { Pair(old: $0, new: new).word } }
      for word in Set(words) { counts[word, default: 0] += 1 }
    }
    return counts.map { Rename($0.key.old, $0.key.new, findings: $0.value) }
      .sorted { ($0.old, $0.new) < ($1.old, $1.new) }
  }
}

extension Debt {
  /// What it is about, in an order of its own.
  fileprivate var names: [DebtName] { [.end(from), .end(to ?? ""), DebtName(part: part ?? "")] }

  /// The debt with gaps for some names.
  fileprivate func shape(without names: Set<DebtName>) -> Shape {
    Shape(rule: rule, names: self.names.map { names.contains($0) ? nil : $0 })
  }

  /// What debts have in common that differ in names only.
  fileprivate struct Shape: Hashable {
    let rule: String
    let names: [DebtName?]

    /// Whether there is a gap in it.
    var isOpen: Bool { names.contains(nil) }
  }
}

extension DebtName {
  /// What stands beside the ends of a debt: a target, or else a group.
  init(part: String) { self = part.contains("/") ? .end(part) : .folder(part) }

  fileprivate var text: String {
    switch self {
    case .end(let name), .folder(let name): name
    }
  }

  var isTarget: Bool { !isFolder && text.contains("/") }

  var isFolder: Bool {
    guard case .folder = self else { return false }
    return true
  }

  /// In what it differs from a later name of the same target, where both have more in common.
  fileprivate func word(before other: DebtName) -> Renaming.Word? {
    let (one, two) = (parts.target, other.parts.target)
    let start = zip(one, two).prefix { $0 == $1 }.count
    let (old, new) = (one.dropFirst(start), two.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    guard start + end > 0, old.count > end else { return nil }
    return Renaming.Word(old: String(old.dropLast(end)), new: String(new.dropLast(end)))
  }

  /// The name of a target with another word wherever it has this one.
  fileprivate func replacing(_ word: Renaming.Word) -> DebtName {
    .end(text.replacing(word.old, with: word.new))
  }

  /// The project and the target of a name; of anything else, both are its name.
  fileprivate var parts: (project: String, target: String) {
    guard isTarget, let slash = text.lastIndex(of: "/") else { return (text, text) }
    return (String(text[..<slash]), String(text[text.index(after: slash)...]))
  }
}
