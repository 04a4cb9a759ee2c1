/// A plan to reduce findings: steps that are applied in memory in order, each checked.
package struct PlanRun {
  package private(set) var steps: [PlanStep] = []
  package let found: [Finding]
  package private(set) var open: [Finding]
  package private(set) var isCut = false
  private var state: ImaginedState
  private let goal: PlanGoal
  /// The options and the path of the command line, which commands for steps repeat.
  private let arguments: [String]
  /// Candidates that were harmful or had no effect, until another step is taken.
  private var refused: Set<String> = []

  package static let mostTried = 8
  private static let mostRefused = 24
  package static let mostSteps = 64

  package init(
    _ state: ImaginedState, to goal: PlanGoal, mostSteps: Int = PlanRun.mostSteps,
    arguments: [String] = []
  ) {
    (self.state, self.goal, self.arguments) = (state, goal, arguments)
    found = PlanRun.open(in: state, goal)
    open = found
    // Automatic fixes come first, and again after each decision.
    repeat { fix(atMost: mostSteps) } while steps.count < mostSteps && takeBest()
    isCut = isCut || steps.count >= mostSteps && !open.isEmpty
  }

  private static func open(in state: ImaginedState, _ goal: PlanGoal) -> [Finding] {
    let architecture = state.judged.workspace.architecture
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
      let step = PlanStep(
        kind: .fix, words: "fix \(rule)", command: command, changes: changes)
      if run.fixed.isEmpty || !take(proved(step, leadingTo: run.state)) { refused.insert(rule) }
    }
  }

  /// Takes the candidate that leaves the fewest findings; returns whether there is one.
  private mutating func takeBest() -> Bool {
    let proof = Proof(from: state)
    let candidates = PlanCandidate.all(for: open, in: state).filter {
      !refused.contains($0.step.words)
    }
    var best: (step: PlanStep, state: ImaginedState, open: [Finding])?
    var (tried, harmful) = (0, 0)
    for candidate in candidates {
      guard tried < PlanRun.mostTried, harmful < PlanRun.mostRefused else {
        isCut = true
        break
      }
      if let next = candidate.applied(to: state), proof.harm(in: next) == nil,
        let taken = proved(candidate.step, leadingTo: next)
      {
        tried += 1
        if taken.step.count > best?.step.count ?? 0 { best = taken }
      } else {
        harmful += 1
        refused.insert(candidate.step.words)
      }
    }
    return take(best)
  }

  /// A step, its state and the remaining findings; nil if it does not help.
  private func proved(
    _ step: PlanStep, leadingTo next: ImaginedState
  ) -> (step: PlanStep, state: ImaginedState, open: [Finding])? {
    let left = PlanRun.open(in: next, goal)
    return step.proved(from: open, to: left).map { ($0, next, left) }
  }

  private mutating func take(
    _ next: (step: PlanStep, state: ImaginedState, open: [Finding])?
  ) -> Bool {
    guard let next else { return false }
    (state, open, refused) = (next.state, next.open, [])
    steps.append(next.step)
    return true
  }
}
