/// The names of before, each with its name of now.
///
/// One rule: who is renamed keeps what nobody else has. That is the rest of the name, where one word
/// is another one in many of them; else the debts, where those of one name that is gone become those
/// of one that is new.
struct Renaming {
  private var names: [DebtName: DebtName] = [:]
  private var taken: Set<DebtName> = []
  /// What became of the last part of names: a module is renamed everywhere, or it is not.
  private var targets: [String: String] = [:]

  /// As many names that a word turns into new ones are no accident, whatever else is gone.
  private static let custom = 4
  /// More pairs of debts of one shape than this show nothing of who was renamed.
  private static let mostPairs = 1024

  init() {}

  /// Finds the names by which debts that are gone turn into debts that are new.
  init(of old: [Debt], into new: [Debt], among changes: NameChanges) {
    guard !changes.gone.isEmpty, !changes.born.isEmpty, !old.isEmpty, !new.isEmpty else { return }
    moveTargets(changes)
    while moveWord(changes) {}
    moveByDebts(old, new, changes)
    moveProjects(changes)
  }

  /// A name, and the one that it may have now.
  struct Pair: Hashable, Comparable {
    let old: DebtName
    let new: DebtName

    static func < (one: Pair, other: Pair) -> Bool {
      (one.old, one.new) < (other.old, other.new)
    }
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
  ///
  /// A few names stand for all where words are looked for, so that this takes as long as there are
  /// names. Returns whether a word was found.
  private mutating func moveWord(_ changes: NameChanges) -> Bool {
    let gone = changes.gone.filter { $0.isTarget && names[$0] == nil }.sorted()
    let born = changes.born.filter { $0.isTarget && !taken.contains($0) }
    let words = NameWord.common(to: gone.map(\.parts.target), and: born.map(\.parts.target))
    let moves = words.compactMap { word -> [Pair]? in
      let olds = gone.filter { word.replaced(in: $0.parts.target) != nil }
      let pairs = olds.compactMap { old in
        old.replacing(word, by: born).map { Pair(old: old, new: $0) }
      }
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

  /// Names that differ between debts of one shape are one, those first that most debts say it of.
  private mutating func moveByDebts(_ old: [Debt], _ new: [Debt], _ changes: NameChanges) {
    let free = changes.born.subtracting(taken)
    let candidates = Dictionary(grouping: new) { $0.shape(without: free) }
    let shapes = Dictionary(grouping: old.map { renamed($0) }) { $0.shape(without: changes.gone) }
    var counts: [Pair: Int] = [:]
    for (shape, debts) in shapes where shape.isOpen {
      guard let others = candidates[shape], debts.count * others.count <= Renaming.mostPairs
      else { continue }
      for debt in debts {
        for other in others {
          for pair in debt.differences(from: other, among: changes.gone) {
            counts[pair, default: 0] += 1
          }
        }
      }
    }
    for (pair, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { take(pair) }
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

  /// Adds what another one says of further names.
  mutating func add(_ other: Renaming) { names.merge(other.names) { own, _ in own } }

  func renamed(_ name: String) -> String { renamed(.end(name)).text }

  func renamed(_ debt: Debt) -> Debt {
    Debt(
      rule: debt.rule, from: renamed(debt.from), to: debt.to.map { renamed($0) },
      part: debt.part.map { renamed(DebtName(part: $0)).text })
  }

  private func renamed(_ name: DebtName) -> DebtName { names[name] ?? name }

  /// The words by which some debts of now are known, and how many findings are: the project where
  /// that is another one, else the target.
  func counted(_ findings: [Finding]) -> [Rename] {
    let olds = Dictionary(names.map { ($1, $0) }) { min($0, $1) }
    var counts: [[String]: Int] = [:]
    for finding in findings {
      let words = Set(finding.debts.flatMap(\.debt.names)).compactMap { new in
        olds[new].map { old -> [String] in
          let (before, now) = (old.parts, new.parts)
          return before.project == now.project
            ? [before.target, now.target] : [before.project, now.project]
        }
      }
      for word in Set(words) { counts[word, default: 0] += 1 }
    }
    return counts.map { Rename($0.key[0], $0.key[1], findings: $0.value) }
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

  /// The names in which a debt of the same shape differs; none, if one would have two new names.
  fileprivate func differences(from other: Debt, among gone: Set<DebtName>) -> [Renaming.Pair] {
    var found: [DebtName: DebtName] = [:]
    for (old, new) in zip(names, other.names) where gone.contains(old) {
      if found.updateValue(new, forKey: old) ?? new != new { return [] }
    }
    return found.map { Renaming.Pair(old: $0, new: $1) }
  }

  /// What debts have in common that differ in names only.
  fileprivate struct Shape: Hashable {
    let rule: String
    let names: [DebtName?]

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

  /// The name of a target with another word, in its project as well or not, if one is called so.
  fileprivate func replacing(_ word: NameWord, by born: Set<DebtName>) -> DebtName? {
    guard let target = word.replaced(in: parts.target) else { return nil }
    let projects = [word.replaced(in: parts.project), parts.project].compactMap { $0 }
    return projects.lazy.map { .end("\($0)/\(target)") }.first(where: born.contains)
  }

  /// The project and the target of a name; of anything else, both are its name.
  fileprivate var parts: (project: String, target: String) {
    guard isTarget, let slash = text.lastIndex(of: "/") else { return (text, text) }
    return (String(text[..<slash]), String(text[text.index(after: slash)...]))
  }
}
