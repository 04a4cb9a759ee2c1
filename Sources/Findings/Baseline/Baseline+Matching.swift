extension Baseline {
  /// What a baseline does to the findings of a run.
  package struct Match: Sendable {
    /// The findings that it does not accept, in their order.
    package var kept: [Finding] = []
    /// Those that it accepts, in their order.
    package var accepted: [Finding] = []
    /// The entries that accept nothing any more, in their order.
    package var stale: [Entry] = []
  }

  /// Tells the findings that are accepted from the others.
  package func match(_ findings: [Finding]) -> Match {
    var match = Match()
    let index = EntryIndex(of: self)
    var used = Set<Int>()
    for finding in findings {
      let covering = index.entries(covering: finding.identity)
      if covering.isEmpty { match.kept.append(finding) } else { match.accepted.append(finding) }
      used.formUnion(covering)
    }
    match.stale = entries.indices.filter { !used.contains($0) }.map { entries[$0] }
    return match
  }
}

/// The entries of a baseline by what they may cover.
private struct EntryIndex {
  private let baseline: Baseline
  private var exact: [Identity: [Int]] = [:]
  /// The entries about sets, by each member: a finding needs a look at those of one member only.
  private var byMember: [Member: [Int]] = [:]

  /// A member of the sets that a rule finds.
  private struct Member: Hashable {
    let rule: String
    let name: String
  }

  init(of baseline: Baseline) {
    self.baseline = baseline
    for (number, entry) in baseline.entries.enumerated() {
      let identity = entry.identity
      if baseline.never.contains(identity.rule) { continue }
      exact[identity, default: []].append(number)
      for name in identity.members {
        byMember[Member(rule: identity.rule, name: name), default: []].append(number)
      }
    }
  }

  /// The entries that a finding is one of.
  func entries(covering identity: Identity) -> [Int] {
    guard let first = identity.members.first else { return exact[identity] ?? [] }
    return (byMember[Member(rule: identity.rule, name: first)] ?? []).filter {
      baseline.entries[$0].identity.covers(identity)
    }
  }
}
