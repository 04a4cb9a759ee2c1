/// A plan to reduce findings: steps that are applied in memory in order, each checked.
package struct PlanRun {
  package private(set) var steps: [PlanStep] = []
  package let found: [ReportedFinding]
  package private(set) var open: [ReportedFinding]
  package private(set) var isCut = false
  package let baselined: Int
  private var state: ModifiedProject
  private let goal: PlanGoal
  private let arguments: [String]
  /// Candidates that were harmful or had no effect, until another step is taken.
  private var refused: Set<String> = []

  package static let mostTried = 8
  private typealias Taken = (step: PlanStep, state: ModifiedProject, open: [ReportedFinding])
  private static let mostRefused = 24
  package static let mostSteps = 64

  package init(
    _ state: ModifiedProject, to goal: PlanGoal, mostSteps: Int = PlanRun.mostSteps,
    arguments: [String] = []
  ) {
    (self.state, self.goal, self.arguments) = (state, goal, arguments)
    found = PlanRun.open(in: state, goal)
    open = found
    baselined = state.report.summary.baselined
    // Automatic fixes come first, and again after each decision.
    repeat { fix(atMost: mostSteps) } while steps.count < mostSteps && takeBest()
    if steps.count < mostSteps, state.checked.workspace.root.scope == nil { prune() }
    isCut = isCut || steps.count >= mostSteps && !open.isEmpty
  }

  private static func open(in state: ModifiedProject, _ goal: PlanGoal) -> [ReportedFinding] {
    let architecture = state.checked.workspace.architecture
    return state.report.findings.filter { goal.concerns($0, in: architecture) }
  }

  /// Applies harmless fixes, by rule: those with the most findings first.
  private mutating func fix(atMost mostSteps: Int) {
    let counts = open.filter { $0.each.contains { !$0.fixes.isEmpty } }.map(\.rule).counts
    for rule in counts.keys.sorted(by: { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) })
    where steps.count < mostSteps && !refused.contains(rule) {
      let run = FixRun(state) { $0.rule == rule }
      let changes = Fix(joining: run.fixed.compactMap { $0.fixes.first { $0.isProved } }).changes
      let command = (["archlint fix --rule \(rule)"] + arguments).joined(separator: " ")
      let step = PlanStep(kind: .fix, words: "fix \(rule)", command: command, changes: changes)
      if run.fixed.isEmpty || !take(proved(step, leadingTo: run.state)) { refused.insert(rule) }
    }
  }

  /// Removes the baseline entries that were stale, or are after the steps.
  private mutating func prune() {
    let command = (["archlint baseline --prune"] + arguments).joined(separator: " ")
    let step = PlanStep(kind: .fix, words: "prune the baseline", command: command, changes: [])
    _ = take(proved(step, leadingTo: state.with(state.checked.prunedBaseline)))
  }

  /// Takes the candidate that leaves the fewest findings; returns whether there is one.
  private mutating func takeBest() -> Bool {
    let proof = Proof(from: state)
    let candidates = PlanCandidate.all(for: open, in: state).filter {
      !refused.contains($0.step.words)
    }
    var best: Taken?
    var (tried, harmful) = (0, 0)
    for candidate in candidates {
      guard tried < PlanRun.mostTried, harmful < PlanRun.mostRefused else {
        isCut = true
        break
      }
      if let next = candidate.applied(to: state).map({ proof.tidied($0, pruning: false) }),
        proof.harm(in: next, besides: RuleCatalog.staleBaseline) == nil,
        let taken = proved(candidate.step, leadingTo: next)
      {
        tried += 1
        if taken.step.count > best?.step.count ?? 0 { best = taken }
      } else {
        harmful += 1
        refused.insert(candidate.step.words)
      }
    }
    best?.step.findSplits(in: state)
    return take(best)
  }

  private func proved(_ step: PlanStep, leadingTo next: ModifiedProject) -> Taken? {
    let left = PlanRun.open(in: next, goal)
    // What becomes stale is for a step of its own.
    let stale = { (finding: ReportedFinding) in finding.rule == RuleCatalog.staleBaseline }
    let isMore = left.count(where: stale) > open.count(where: stale)
    let kept = isMore ? left.filter { !stale($0) } + open.filter(stale) : left
    return step.proved(from: open, to: kept).map { ($0, next, left) }
  }

  private mutating func take(_ next: Taken?) -> Bool {
    guard let next else { return false }
    (state, open, refused) = (next.state, next.open, [])
    steps.append(next.step)
    return true
  }
}
