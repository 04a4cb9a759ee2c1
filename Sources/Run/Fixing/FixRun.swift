/// Applies harmless fixes in memory: each state is checked before it is kept.
package struct FixRun {
  package private(set) var state: ModifiedProject
  package private(set) var fixed: [ReportedFinding] = []
  /// The others with a fix, and why it was not applied.
  package private(set) var left: [(finding: ReportedFinding, reason: String)] = []
  private let found: [ReportedFinding]
  private let isWanted: (ReportedFinding) -> Bool
  /// Whether exceptions and baseline entries go with the last finding that they cover.
  private let tidies: Bool

  /// The bytes that may still be read: the file of a change, and all files of a state.
  private var budget: Int

  /// The limit of rounds, since fixes may enable others.
  private static let mostRounds = 16
  /// The limit of bytes, which take about twenty seconds.
  private static let mostBytes = 1 << 30

  package init(
    _ state: ModifiedProject, budget: Int = FixRun.mostBytes, tidies: Bool = true,
    isWanted: @escaping (ReportedFinding) -> Bool
  ) {
    (self.state, self.budget, self.tidies, self.isWanted) = (state, budget, tidies, isWanted)
    found = state.report.findings
    for _ in 0..<FixRun.mostRounds {
      guard runRound() else { break }
    }
  }

  /// The number of findings fixed at least in part, as `check` counts them.
  package var count: Int {
    var rest = Set(fixed.map(\.fingerprint))
    let touched = found.count { finding in
      let parts = rest.intersection(finding.each.map(\.fingerprint))
      rest.subtract(parts)
      return !parts.isEmpty
    }
    return touched + rest.count
  }

  /// The number of findings without any fix, by rule, and whether a plan could have steps for them.
  package var unfixable: [String: (count: Int, hasCandidates: Bool)] {
    let findings = state.report.findings.filter { finding in
      finding.each.allSatisfy(\.fixes.isEmpty) && finding.each.contains(where: isWanted)
    }
    return Dictionary(grouping: findings, by: \.rule).mapValues {
      ($0.count, PlanCandidate.exist(for: $0, in: state))
    }
  }

  private mutating func runRound() -> Bool {
    let findings = state.report.findings.flatMap(\.each)
      .filter { isWanted($0) && !$0.fixes.isEmpty }
    // What a misspelled name leads to may be missing elsewhere, too.
    let typos = findings.filter { $0.fixes[0].changes.allSatisfy(\.isRename) }
    return typos.count < findings.count && apply(fixesOf: typos) || apply(fixesOf: findings)
  }

  private mutating func apply(fixesOf findings: [ReportedFinding]) -> Bool {
    left = []
    let count = fixed.count
    var (findings, rank) = (findings, 0)
    var reasons: [(ReportedFinding, String)] = []
    // If the first fix of a finding fails, the next may work.
    while !findings.isEmpty {
      var attempt = Attempt(from: state, budget: budget, tidies: tidies)
      attempt.run(FixProposal.all(for: findings, rank: rank))
      (state, budget) = (attempt.state, attempt.budget)
      fixed += attempt.accepted.flatMap(\.findings).map { finding in
        finding.with(fixes: changed(finding.fixes) { $0[rank].isProved = true })
      }
      if !attempt.accepted.isEmpty { return true }
      if rank == 0 { reasons = attempt.refused }
      rank += 1
      findings = findings.filter { $0.fixes.count > rank }
    }
    left = reasons
    return fixed.count > count
  }
}

extension Change {
  /// What the target no longer depends on, and what it newly depends on.
  fileprivate var ends: (former: Subject?, new: Subject?) {
    switch action {
    case .add(_, let end): (nil, end)
    case .remove(let end): (end, nil)
    case .relink(_, let old, let new): (old, new)
    default: (nil, nil)
    }
  }
}

extension ModifiedProject {
  /// Why a target may still need what a change no longer links; nil if none of its sources does.
  fileprivate func need(of end: Subject, after change: Change, among changes: [Change]) -> String? {
    guard checked.workspace.input.readsSources else {
      return "a source may import it, and `--no-imports` reads none"
    }
    guard let from = change.target?.target, let end = end.end, graph.sources.count(of: from) > 0
    else { return nil }
    let entries = graph.links(from: from).count { $0.to == end && !$0.isInherited }
    let others = changes.filter { $0.target?.target == from && $0.ends.former?.end == end }
    guard entries <= Set(others.map(\.place)).count else { return nil }
    let (name, other) = (graph.name(of: from), graph.name(of: end))
    if checked.workspace.architecture.uses.use(of: end, by: from) != nil {
      return "\(name) imports \(other)"
    }
    let modules = end.target.map { graph[$0].moduleNames } ?? [other]
    let named = WordReplacement(Dictionary(modules.map { ($0, "") }) { first, _ in first })
    if graph[from].build.scripts.contains(where: { !named.matches(in: Array($0.utf8)).isEmpty }) {
      return "a script of \(name) names \(other)"
    }
    var walk = SourceWalk(checked.workspace.input.files)
    let files = walk.paths(of: graph[from]).sorted() + [graph[from].infoFile].compactMap { $0 }
    let namer = files.first { bytes(at: $0).map(named.isInString) ?? false }
    if let namer { return "`\(namer)` names \(other) in a string" }
    return graph.sources.showAllImports(of: from) ? nil : "a source of \(name) may use \(other)"
  }
}

extension WordReplacement {
  /// Whether there is `"Net.Client"`, `"com.company.Net"`, or a file such as `Net.framework`.
  fileprivate func isInString(_ bytes: [UInt8]) -> Bool {
    matches(in: bytes).contains { match in
      let (before, after) = (
        bytes[..<match.range.lowerBound].last, bytes[match.range.upperBound...]
      )
      return before.map("\">".utf8.contains) ?? false && after.first == UInt8(ascii: ".")
        || before == UInt8(ascii: ".") && after.first.map("\"<".utf8.contains) ?? false
        || [".framework", ".bundle"].contains { after.starts(with: $0.utf8) }
    }
  }
}

extension [Change] {
  /// An end that two entries of one target would lead to.
  fileprivate var repeatedEnd: Subject? {
    var known: [[String]: Change] = [:]
    return first { change in
      guard let end = change.ends.new, let target = change.target else { return false }
      let key = [target.identity, end.identity]
      let entry = Change(change.action, at: change.place)
      return known.updateValue(entry, forKey: key).map { $0 != entry } ?? false
    }?.ends.new
  }
}

/// Proposals tried from one state, all at once or by halves.
private struct Attempt {
  private let base: ModifiedProject
  private let repairer: Repairer
  private let proof: Proof
  private let tidies: Bool
  private(set) var state: ModifiedProject
  private(set) var budget: Int
  private let size: Int
  private(set) var accepted: [FixProposal] = []
  private(set) var refused: [(ReportedFinding, String)] = []

  init(from base: ModifiedProject, budget: Int, tidies: Bool) {
    (self.base, state, self.budget, self.tidies) = (base, base, budget, tidies)
    size = base.checked.workspace.parsed.sources.values.reduce(0) { $0 + $1.count }
    repairer = Repairer(base.graph)
    proof = Proof(from: base)
  }

  mutating func run(_ proposals: [FixProposal]) {
    var pending = [proposals.filter { proposal in isWritable(proposal) }]
    while let group = pending.popLast() {
      guard !group.isEmpty else { continue }
      guard let objection = objection(to: group) else { continue }
      if group.count == 1 {
        refused += group[0].findings.map { ($0, objection) }
      } else {
        pending += [Array(group[(group.count / 2)...]), Array(group[..<(group.count / 2)])]
      }
    }
  }

  /// Whether a proposal can be written; otherwise records the reason.
  private mutating func isWritable(_ proposal: FixProposal) -> Bool {
    do throws(Refusal) {
      let changes = proposal.changes
      for change in changes {
        let need = change.ends.former.flatMap { base.need(of: $0, after: change, among: changes) }
        if let need { throw Refusal(need) }
      }
      try spend(on: changes)
      _ = try repairer.repaired(changes, read: base.text)
      return true
    } catch {
      refused += proposal.findings.map { ($0, error.words) }
      return false
    }
  }

  /// Applies some proposals on top of the accepted ones, or returns an objection.
  private mutating func objection(to group: [FixProposal]) -> String? {
    let all = accepted + group
    do throws(Refusal) {
      if let end = all.changes.repeatedEnd {
        throw Refusal("another fix already links \(end.name)")
      }
      try spend(on: all.changes, judging: true)
      let edits = try repairer.repaired(all.changes, read: base.text)
      var next = base.with(edits)
      if tidies { next = proof.tidied(next) }
      if let objection = proof.objection(to: all, in: next) { return objection }
      (accepted, state) = (all, next)
      return nil
    } catch {
      return error.words
    }
  }

  /// Counts the bytes read: a file for each of its changes, and all files for a check.
  private mutating func spend(on changes: [Change], judging: Bool = false) throws(Refusal) {
    var bytes = judging ? size : 0
    for (file, count) in changes.map(\.place.file).counts {
      bytes += count * (base.checked.source(of: file)?.count ?? 0)
    }
    guard bytes <= budget else {
      throw Refusal("the limit of one run is reached; run `archlint fix` again")
    }
    budget -= bytes
  }
}
