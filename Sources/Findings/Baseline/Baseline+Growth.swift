extension Baseline {
  /// The entries that an earlier list lacks, or accepts less of; renamed entries don't count.
  package func growth(since earlier: Baseline, _ changes: NameChanges?) -> [Entry] {
    var earlier = earlier.renamed(by: changes?.renaming ?? Renaming())
    earlier.names = names
    let index = EntryIndex(of: earlier)
    let sets = index.entries.filter { !$0.isWhole && $0.whole != nil }
    return entries.filter { entry in
      let entry = entry.keyed(by: names)
      return !index.entries(about: entry.debt).contains { index.entries[$0].includes(entry) }
        && !sets.contains { $0.includes(entry) }
    }
  }
}

extension Baseline.Entry {
  /// Whether it accepts all that another entry does.
  fileprivate func includes(_ other: Baseline.Entry) -> Bool {
    switch (whole, other.whole) {
    case (.members(let members), .members(let others)):
      debt.rule == other.debt.rule && members.isSuperset(of: others)
    case (_, nil):
      concerns(other.debt)
        && accepts(MeasuredDebt(other.debt, count: other.count, grade: other.grade))
    default: isWhole && concerns(other.debt)
    }
  }
}
