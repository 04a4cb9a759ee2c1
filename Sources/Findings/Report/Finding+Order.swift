extension ReportedFinding {
  /// The rules for apps that fail to link or launch, in any layer.
  private static let stoppers: Set = [
    "duplicate-static", "missing-embed", "nested-embed", "refused-spec", "unknown-link",
    "unlinked-static",
  ]

  /// How an error harms an app: 2 if the app doesn't link or launch, 1 if it has code twice.
  package var harm: Int {
    guard finding.severity == .error, Self.stoppers.contains(finding.rule) else { return 0 }
    return finding.rule == "duplicate-static" && !finding.breaksLink ? 1 : 2
  }

  /// The reading order: new findings first, then by severity, harm to apps, and place.
  package static func isRead(_ one: Self, before other: Self) -> Bool {
    if let isFirst = decides(one.key, before: other.key) { return isFirst }
    return (one.rule, one.from.identity, one.to?.identity ?? "", one.message)
      < (other.rule, other.from.identity, other.to?.identity ?? "", other.message)
  }

  /// The main sort keys.
  fileprivate typealias Key = (newness: Int, severity: Severity, harm: Int, place: Place)

  fileprivate var key: Key { (newness, finding.severity, harm, finding.place) }

  /// Whether one comes before another; nil in case of a tie.
  fileprivate static func decides(_ one: Key, before other: Key) -> Bool? {
    if one.newness != other.newness { return one.newness < other.newness }
    if one.severity != other.severity { return one.severity > other.severity }
    if one.harm != other.harm { return one.harm > other.harm }
    return one.place == other.place ? nil : one.place < other.place
  }

  /// Without a comparison, everything counts as new.
  fileprivate var newness: Int {
    switch state {
    case .new, nil: 0
    case .unchanged: 1
    case .fixed: 2
    }
  }
}

extension [Finding] {
  package func sortedForReading() -> [Finding] { reported.sortedForReading().map(\.finding) }
  package var byCause: [Finding] { reported.byCause.map(\.finding) }
}

extension [ReportedFinding] {
  /// The findings in reading order.
  ///
  /// Sorts small keys, because moving large findings takes many times as long.
  package func sortedForReading() -> [ReportedFinding] {
    let keys = map(\.key)
    return indices.sorted { one, other in
      ReportedFinding.decides(keys[one], before: keys[other])
        ?? ReportedFinding.isRead(self[one], before: self[other])
    }.map { self[$0] }
  }

  /// The findings as every output counts them: one per link, and one per cause.
  package func counted(linkRules: [String]) -> [ReportedFinding] {
    withOneForEachLink(of: linkRules).byCause.sortedForReading()
  }

  /// One finding per link: the newest, most severe, of the first rule; others become its notes.
  ///
  /// A new cycle counts at the link that creates it.
  package func withOneForEachLink(of rules: [String]) -> [ReportedFinding] {
    let ranks = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let found = indices.filter { index in
      self[index].members.isEmpty ? ranks[self[index].rule] != nil : self[index].state == .new
    }
    let groups = Dictionary(grouping: found) { LinkKey(self[$0]) }
    guard groups.count < found.count else { return self }
    var findings: [ReportedFinding?] = self
    for group in groups.values where group.count > 1 {
      let ranked = group.sorted { one, other in
        let (one, other) = (self[one], self[other])
        return (one.newness, other.severity, ranks[one.rule] ?? -1)
          < (other.newness, one.severity, ranks[other.rule] ?? -1)
      }
      var told = self[ranked[0]]
      let others = ranked.dropFirst().map { self[$0] }
      let notes = others.map { Note("\($0.message) [\($0.rule)]", at: $0.place) }
      told.finding = told.finding.with(notes: told.notes + notes)
      told.otherRules += others.map(\.rule)
      for silent in ranked { findings[silent] = nil }
      findings[ranked[0]] = told
    }
    return findings.compactMap { $0 }
  }

  /// The key of findings about one link, the same for platform variants.
  private struct LinkKey: Hashable {
    let place: Place
    let from: String?
    let to: String?

    init(_ finding: ReportedFinding) {
      let key = finding.members.isEmpty ? finding.entries.first?.key : nil
      place = finding.place
      (from, to) = (key?.from ?? finding.from.identity, key?.to ?? finding.to?.identity)
    }
  }
}
