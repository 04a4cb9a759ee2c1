extension Finding {
  /// The rules for apps that fail to link or launch, in any layer.
  private static let stoppers: Set = [
    "duplicate-static", "missing-embed", "nested-embed", "refused-spec", "unknown-link",
    "unlinked-static",
  ]

  /// Whether an error keeps an app from linking, launching, or having its code once.
  package var stopsApps: Bool { severity == .error && Finding.stoppers.contains(rule) }

  /// The order in which findings are read: what is new first, then what is severe, then what stops
  /// apps, then by place.
  ///
  /// Rule, ends and message only settle what has the same place.
  package static func isRead(_ one: Finding, before other: Finding) -> Bool {
    if one.newness != other.newness { return one.newness < other.newness }
    if one.severity != other.severity { return one.severity > other.severity }
    if one.stopsApps != other.stopsApps { return one.stopsApps }
    if one.place != other.place { return one.place < other.place }
    return (one.rule, one.from.identity, one.to?.identity ?? "", one.message)
      < (other.rule, other.from.identity, other.to?.identity ?? "", other.message)
  }

  /// Without anything to compare with, everything counts as new.
  fileprivate var newness: Int {
    switch state {
    case .new, nil: 0
    case .unchanged: 1
    case .fixed: 2
    }
  }
}

extension [Finding] {
  /// The findings in the order to be read.
  ///
  /// A finding is large; comparing and moving small keys instead of them takes a fraction.
  package func sortedForReading() -> [Finding] {
    let keys = map { finding in
      Key(
        newness: finding.newness, severity: finding.severity, stopsApps: finding.stopsApps,
        place: finding.place)
    }
    return indices.sorted { one, other in
      keys[one].decides(before: keys[other]) ?? Finding.isRead(self[one], before: self[other])
    }.map { self[$0] }
  }

  /// The findings as every output counts them: one for each link, and one for each cause.
  package func counted(linkRules: [String]) -> [Finding] {
    withOneForEachLink(of: linkRules).byCause.sortedForReading()
  }

  /// The findings, with one for each link: the newest of some rules, then the most severe, then
  /// that of the first rule; the others are its notes.
  ///
  /// A new cycle is one of them at the link that makes it.
  package func withOneForEachLink(of rules: [String]) -> [Finding] {
    let ranks = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let found = indices.filter { index in
      self[index].members.isEmpty ? ranks[self[index].rule] != nil : self[index].state == .new
    }
    let groups = Dictionary(grouping: found) { LinkKey(self[$0]) }
    guard groups.count < found.count else { return self }
    var findings: [Finding?] = self
    for group in groups.values where group.count > 1 {
      let speakers = group.sorted { one, other in
        let (one, other) = (self[one], self[other])
        if one.newness != other.newness { return one.newness < other.newness }
        if one.severity != other.severity { return one.severity > other.severity }
        return ranks[one.rule] ?? -1 < ranks[other.rule] ?? -1
      }
      for silent in speakers.dropFirst() {
        findings[speakers[0]]?.notes.append(
          Note("\(self[silent].message) [\(self[silent].rule)]", at: self[silent].place))
        findings[silent] = nil
      }
    }
    return findings.compactMap { $0 }
  }

  /// What findings about one link have in common, whichever of the twins for platforms they name.
  private struct LinkKey: Hashable {
    let place: Place
    let from: String?
    let to: String?

    init(_ finding: Finding) {
      let debt = finding.members.isEmpty ? finding.debts.first?.debt : nil
      place = finding.place
      (from, to) = (debt?.from ?? finding.from.identity, debt?.to ?? finding.to?.identity)
    }
  }

  /// What mostly decides which of two findings is read first.
  private struct Key {
    let newness: Int
    let severity: Severity
    let stopsApps: Bool
    let place: Place

    /// Whether it comes before another; nothing, if more must be compared.
    func decides(before other: Key) -> Bool? {
      if newness != other.newness { return newness < other.newness }
      if severity != other.severity { return severity > other.severity }
      if stopsApps != other.stopsApps { return stopsApps }
      return place == other.place ? nil : place < other.place
    }
  }
}
