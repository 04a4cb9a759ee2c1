extension Baseline {
  /// The result of applying a baseline to the findings of a run.
  package struct Match: Sendable {
    package var kept: [Finding] = []
    package var accepted: [Finding] = []
    /// What is left of each entry; nil for a stale one.
    package var left: [MeasuredDebt?] = []
    package var renames: [Rename] = []

    package func stale(of baseline: Baseline) -> [MeasuredDebt] {
      zip(baseline.entries, left).filter { $1 == nil }.map(\.0)
    }

    /// The entries that accept more than was found, with what was found.
    package func slack(of baseline: Baseline) -> [(entry: MeasuredDebt, left: MeasuredDebt)] {
      zip(baseline.entries, left).compactMap { entry, left in
        left.flatMap { $0.count < entry.count ? (entry, $0) : nil }
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
    moved.renames = renaming.counted(moved.accepted.filter { !$0.debts.allSatisfy(before.covers) })
    return moved
  }

  /// Splits findings into accepted and other ones.
  ///
  /// An entry keeps what is still found of it, even if that is more than it accepts.
  private func exactMatch(_ findings: [Finding]) -> Match {
    let found = Ledger(findings)
    let listed = entries.filter { !never.contains($0.debt.rule) }
    // Of two lines about one debt, which a merge may leave, the stricter one applies.
    let limits = Dictionary(listed.map { ($0.debt, $0) }) { $0.lowered(to: $1) }
    let isAccepted = { (debt: MeasuredDebt) in limits[debt.debt].map(debt.isWithin) ?? false }
    var match = Match()
    for var finding in findings {
      if finding.debts.allSatisfy(isAccepted) {
        match.accepted.append(finding)
        continue
      }
      finding.point(atWhatIsNew: isAccepted)
      let debts = finding.debts
      if debts.count == 1, let most = limits[debts[0].debt]?.count, most < debts[0].count {
        finding.message += "; \(most) accepted"
      }
      match.kept.append(finding)
    }
    match.left = entries.map { entry in
      limits[entry.debt] == nil ? nil : found[entry.debt].map(entry.lowered)
    }
    return match
  }

  /// The entries that an earlier list lacks, or accepts less of; renamed entries don't count.
  package func growth(since earlier: Baseline, _ changes: NameChanges?) -> [MeasuredDebt] {
    let known = Ledger(earlier.renamed(by: changes?.renaming ?? Renaming()).entries)
    return entries.filter { !known.covers($0) }
  }

  private func renamed(by renaming: Renaming) -> Baseline {
    changed(self) { $0.entries = entries.renamed(by: renaming) }
  }
}
