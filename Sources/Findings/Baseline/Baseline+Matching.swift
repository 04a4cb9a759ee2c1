extension Baseline {
  /// The result of applying a baseline to the findings of a run.
  package struct Match: Sendable {
    package var kept: [Finding] = []
    package var accepted: [Finding] = []
    /// The findings that match each entry; empty for a stale one.
    package var left: [[MeasuredDebt]] = []
    package var renames: [Rename] = []

    /// The entries that no finding matches.
    package func stale(of baseline: Baseline) -> [Entry] {
      zip(baseline.entries, left).filter { $1.isEmpty }.map(\.0)
    }

    /// The entries that accept more than was found, with what was found.
    package func slack(of baseline: Baseline) -> [(entry: Entry, left: MeasuredDebt)] {
      zip(baseline.entries, left).compactMap { entry, left in
        guard entry.whole == nil, let debt = left.first, debt.count < entry.count else {
          return nil
        }
        return (entry, debt)
      }
    }
  }

  /// Splits findings into accepted and other ones, after applying known renames since the list was
  /// written.
  package func match(_ findings: [Finding]) -> Match {
    if entries.isEmpty { return Match(kept: findings) }
    let match = exactMatch(findings)
    guard !changes.isEmpty else { return match }
    var renaming = Renaming()
    for (_, changes) in changes.sorted(by: { $0.key < $1.key }) { renaming.add(changes.renaming) }
    guard !renaming.isEmpty else { return match }
    var moved = renamed(by: renaming).exactMatch(findings)
    let before = Ledger(match.accepted)
    moved.renames = renaming.counted(
      moved.accepted.filter { !$0.debts.allSatisfy(before.covers) })
    return moved
  }

  /// Splits findings into accepted and other ones.
  ///
  /// An entry keeps what is still found of it, even if that is more than it accepts.
  private func exactMatch(_ findings: [Finding]) -> Match {
    let index = EntryIndex(of: self)
    var match = Match()
    var left = entries.map { _ in Ledger() }
    var order: [[Debt]] = entries.map { _ in [] }
    for finding in findings {
      var finding = finding
      var accepted: Set<Debt> = []
      var exceeded: [Int] = []
      for debt in finding.debts {
        let numbers = index.entries(about: debt.debt) + index.entries(about: finding)
        // Of two lines about one debt, which a merge may leave, the stricter one applies.
        let isAccepted = numbers.allSatisfy { entries[$0].accepts(debt) }
        if !numbers.isEmpty, isAccepted { accepted.insert(debt.debt) }
        exceeded += numbers.map { entries[$0].count }.filter { $0 < debt.count }
        for number in numbers {
          if !left[number].knows(debt.debt) { order[number].append(debt.debt) }
          left[number].add(debt)
        }
      }
      if finding.debts.allSatisfy({ accepted.contains($0.debt) }) {
        match.accepted.append(finding)
      } else {
        finding.point { accepted.contains($0.debt) }
        if finding.debts.count == 1, let most = exceeded.min() {
          finding.message += "; \(most) accepted"
        }
        match.kept.append(finding)
      }
    }
    match.left = entries.indices.map { number in
      order[number].map { entries[number].lowered(to: left[number], $0) }
    }
    return match
  }
}

extension Baseline {
  /// The list with the current names.
  func renamed(by renaming: Renaming) -> Baseline {
    var renamed = self
    renamed.entries = entries.map { $0.renamed(by: renaming) }
    return renamed
  }
}

extension Baseline.Entry {
  func keyed(by names: PrintedNames) -> Baseline.Entry {
    var entry = self
    entry.debt = names.key(of: debt)
    if case .members(let members) = whole {
      entry.whole = .members(Set(members.map(names.key)))
    }
    return entry
  }

  fileprivate func renamed(by renaming: Renaming) -> Baseline.Entry {
    var entry = self
    entry.debt = renaming.renamed(debt)
    if case .members(let members) = whole {
      entry.whole = .members(Set(members.map(renaming.renamed)))
    }
    return entry
  }

  /// The entry lowered to what was found; it never grows.
  fileprivate func lowered(to ledger: Ledger, _ debt: Debt) -> MeasuredDebt {
    let today = ledger.amount(of: debt) ?? Ledger.Amount(count: count, grade: grade)
    if whole != nil { return MeasuredDebt(debt, count: today.count, grade: today.grade) }
    let isMilder = today.grade.map { own in grade.map { own < $0 } ?? true } ?? false
    return MeasuredDebt(debt, count: min(count, today.count), grade: isMilder ? today.grade : grade)
  }
}

/// The baseline's entries, indexed by rule and ends.
struct EntryIndex {
  let entries: [Baseline.Entry]
  private let names: PrintedNames
  private let hasWhole: Bool
  private var byEnds: [Debt: [Int]] = [:]
  /// The entries about sets, by each member: only those of one member can match a debt.
  private var byMember: [Debt: [Int]] = [:]

  init(of baseline: Baseline) {
    names = baseline.names
    entries = baseline.entries.map { [names] in $0.keyed(by: names) }
    hasWhole = entries.contains(where: \.isWhole)
    for (number, entry) in entries.enumerated() where !baseline.never.contains(entry.debt.rule) {
      guard case .members(let members) = entry.whole else {
        byEnds[entry.debt.ends, default: []].append(number)
        continue
      }
      for name in members {
        byMember[Debt(rule: entry.debt.rule, from: name), default: []].append(number)
      }
    }
  }

  /// The version 1 entries, which name the ends of a finding as printed.
  func entries(about finding: Finding) -> [Int] {
    guard hasWhole, finding.members.isEmpty else { return [] }
    let numbers = Set([finding.to?.identity, finding.to?.name]).flatMap { to in
      let ends = Debt(rule: finding.rule, from: finding.from.identity, to: to)
      return byEnds[names.key(of: ends)] ?? []
    }
    return Set(numbers).sorted().filter { entries[$0].isWhole }
  }

  func entries(about debt: Debt) -> [Int] {
    let debt = names.key(of: debt)
    let sets = byMember[Debt(rule: debt.rule, from: debt.from)] ?? []
    return ((byEnds[debt.ends] ?? []) + sets).filter { entries[$0].concerns(debt) }
  }
}

extension Debt {
  /// The debt's ends, without its part.
  fileprivate var ends: Debt { Debt(rule: rule, from: from, to: to) }
}
