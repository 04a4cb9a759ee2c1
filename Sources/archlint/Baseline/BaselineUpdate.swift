internal import Findings
internal import Rules

/// What becomes of a baseline when it is written anew.
struct BaselineUpdate {
  /// The entries that still accept something, as they are.
  private let kept: [Baseline.Entry]
  /// The entries that accept nothing any more.
  let idle: [Baseline.Entry]
  /// The findings that would be in it if it grew.
  let growth: [Finding]
  /// The findings that may never be in it.
  let refused: [Finding]

  /// Compares what a file accepts with what was found today.
  init(_ entries: [Baseline.Entry], _ verdict: Verdict, never: Set<String>) {
    let match = Baseline(entries, never: never).match(verdict.findings + verdict.baselined)
    let waiting = match.kept.filter { $0.rule != StaleBaseline.description.name }
    let idle = Set(match.idle.map(\.identity))
    self.idle = match.idle
    kept = entries.filter { !idle.contains($0.identity) }
    growth = waiting.filter { !never.contains($0.rule) }
    refused = waiting.filter { never.contains($0.rule) }
  }

  /// The baseline without what is mended.
  var shrunk: Baseline { Baseline(kept) }

  /// The baseline of today.
  var grown: Baseline { Baseline(kept + growth.map { Baseline.Entry($0.identity) }) }
}
