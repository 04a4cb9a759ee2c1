import Configuration
import Documents
import Findings
import Foundation
import Modules
import Rules
import TestSupport
import Testing

@Suite("A gate")
struct GatePropertyTests {
  /// A few hundred edits; `GATE_EDITS` names another number.
  private static let edits =
    ProcessInfo.processInfo.environment["GATE_EDITS"].flatMap { Int($0) } ?? 300

  @Test("lets through what is no worse, and nothing else, by the baseline and by an earlier commit")
  func edits() throws {
    var random = SplitMix(seed: 2027)
    var counts: [Bool: Int] = [:]
    for number in 0..<Self.edits {
      let before = EditedFramework(using: &random)
      var after = before
      after.edit(using: &random)
      let isWorse = FrameworkFacts(after).isWorse(than: FrameworkFacts(before))
      counts[isWorse, default: 0] += 1
      let (old, new) = (try judged(before), try judged(after))
      let story = "\(number)\n\(before.drawing)\n--\n\(after.drawing)"
      #expect(!newFindings(new, since: old).isEmpty == isWorse, "since \(story)")
      #expect(!unaccepted(new, by: old).isEmpty == isWorse, "baseline \(story)")
    }
    // Both kinds are tried, or the test would say little.
    #expect(counts[true] ?? 0 > Self.edits / 5 && counts[false] ?? 0 > Self.edits / 5)
  }

  private struct Judged {
    let architecture: Architecture
    let findings: [Finding]
  }

  private func judged(_ framework: EditedFramework) throws -> Judged {
    let trial = try Trial(
      framework.drawing,
      only: "same-layer-link", "upward-link", "cycle", "link-limit", "forbidden-link",
      "independent-modules", rules: FrameworkFacts.rules)
    return Judged(architecture: trial.architecture, findings: trial.verdict.findings)
  }

  private func newFindings(_ new: Judged, since old: Judged) -> [Finding] {
    var report = Report(summary: Summary(), findings: new.findings)
    report.compare(
      with: .init(shown: old.findings, covered: []), covered: [],
      change: ArchitectureChange(from: old.architecture, to: new.architecture),
      since: changes(from: old, to: new))
    return report.findings.filter { $0.state == .new }
  }

  private func unaccepted(_ new: Judged, by old: Judged) -> [Finding] {
    var baseline = Baseline(old.findings)
    baseline.changes = changes(from: old, to: new)
    return baseline.match(new.findings).kept
  }

  private func changes(from old: Judged, to new: Judged) -> NameChanges {
    NameChanges(from: old.architecture.graph.debtNames, to: new.architecture.graph.debtNames)
  }
}
