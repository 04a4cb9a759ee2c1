extension Baseline {
  /// The result of applying a baseline to the findings of a run.
  package struct Match: Sendable {
    package var kept: [Finding] = []
    package var accepted: [Finding] = []
    /// What is left of each entry; nil for a stale one.
    package var left: [BaselineEntry?] = []
    package var renames: [Rename] = []

    package func stale(of baseline: Baseline) -> [BaselineEntry] {
      zip(baseline.entries, left).filter { $1 == nil }.map(\.0)
    }

    /// The entries that accept more than was found, with what was found.
    package func slack(of baseline: Baseline) -> [(entry: BaselineEntry, left: BaselineEntry)] {
      zip(baseline.entries, left).compactMap { entry, left in
        left.flatMap { $0.count < entry.count ? (entry, $0) : nil }
      }
    }
  }

  /// Splits findings into accepted and other ones, after applying renames since the list.
  package func match(_ findings: [Finding]) -> Match {
    if entries.isEmpty { return Match(kept: findings) }
    let match = exactMatch(findings)
    guard !changes.isEmpty else { return match }
    var renaming = Renaming()
    for (_, changes) in changes.sorted(by: { $0.key < $1.key }) { renaming.add(changes.renaming) }
    guard !renaming.isEmpty else { return match }
    var moved = renamed(by: renaming).exactMatch(findings)
    let before = EntryCounts(match.accepted)
    moved.renames = renaming.counted(
      moved.accepted.filter { !$0.entries.allSatisfy(before.covers) })
    return moved
  }

  /// Splits findings into accepted and other ones.
  ///
  /// An entry keeps what is still found of it, even if that is more than it accepts.
  private func exactMatch(_ findings: [Finding]) -> Match {
    let found = EntryCounts(findings)
    let listed = entries.filter { !never.contains($0.key.rule) }
    // Of two lines about one entry, which a merge may leave, the stricter one applies.
    let limits = Dictionary(listed.map { ($0.key, $0) }) { $0.lowered(to: $1) }
    let isAccepted = { (entry: BaselineEntry) in limits[entry.key].map(entry.isWithin) ?? false }
    var match = Match()
    for finding in findings {
      if finding.entries.allSatisfy(isAccepted) {
        match.accepted.append(finding)
        continue
      }
      let pointed = finding.pointing(atWhatIsNew: isAccepted)
      let (entries, message) = (pointed.entries, pointed.message)
      if entries.count == 1, let most = limits[entries[0].key]?.count, most < entries[0].count {
        match.kept.append(pointed.with(nil, "\(message); \(most) accepted"))
      } else {
        match.kept.append(pointed)
      }
    }
    match.left = entries.map { entry in
      limits[entry.key] == nil ? nil : found[entry.key].map(entry.lowered)
    }
    return match
  }

  /// The entries that an earlier list lacks, or accepts less of; renamed entries don't count.
  package func growth(since earlier: Baseline, _ changes: NameChanges?) -> [BaselineEntry] {
    let known = EntryCounts(earlier.renamed(by: changes?.renaming ?? Renaming()).entries)
    return entries.filter { !known.covers($0) }
  }

  private func renamed(by renaming: Renaming) -> Baseline {
    changed(self) { $0.entries = entries.renamed(by: renaming) }
  }
}
