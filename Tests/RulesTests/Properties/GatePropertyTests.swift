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
  /// A hundred edits, or three hundred; `GATE_EDITS` names another number.
  private static let edits =
    ProcessInfo.processInfo.environment["GATE_EDITS"].flatMap { Int($0) }
    ?? Tries.few(100, many: 300)

  @Test("lets through what is no worse, and nothing else, by the baseline and by an earlier commit")
  func edits() throws {
    try check(seed: 2027) { random in
      let before = EditedFramework(using: &random)
      var after = before
      after.edit(using: &random)
      return Edit(
        before: try checked(before), after: try checked(after),
        isWorse: FrameworkFacts(after).isWorse(than: FrameworkFacts(before)),
        story: "\(before.drawing)\n--\n\(after.drawing)")
    }
  }

  @Test("the same for what an app embeds, what is in several images, and what interfaces link")
  func apps() throws {
    try check(seed: 2028) { random in
      let before = EditedApp(using: &random)
      var after = before
      after.edit(using: &random)
      return Edit(
        before: try checked(before), after: try checked(after),
        isWorse: after.facts.contains { $1 > before.facts[$0] ?? 0 },
        story: "\(before.drawing)\n--\n\(after.drawing)")
    }
  }

  /// What was and what is, and whether the links alone say that it is worse.
  private struct Edit {
    let before: Judged
    let after: Judged
    let isWorse: Bool
    let story: String
  }

  private func check(seed: UInt64, _ edit: (inout SplitMix) throws -> Edit) throws {
    var random = SplitMix(seed: seed)
    var counts: [Bool: Int] = [:]
    for number in 0..<Self.edits {
      let edit = try edit(&random)
      counts[edit.isWorse, default: 0] += 1
      let since = newFindings(edit.after, since: edit.before)
      let baseline = unaccepted(edit.after, by: edit.before)
      #expect(!since.isEmpty == edit.isWorse, "\(since.map(\.text)) \(number)\n\(edit.story)")
      #expect(!baseline.isEmpty == edit.isWorse, "\(baseline.map(\.text)) \(number)\n\(edit.story)")
    }
    // Both kinds are tried, or the test would say little.
    #expect(counts[true] ?? 0 > Self.edits / 5 && counts[false] ?? 0 > Self.edits / 5)
  }

  private struct Judged {
    let architecture: Architecture
    let findings: [Finding]
  }

  private func checked(_ framework: EditedFramework) throws -> Judged {
    let trial = try Trial(
      framework.drawing,
      only: "same-layer-link", "upward-link", "cycle", "link-limit", "forbidden-link",
      "independent-modules", rules: FrameworkFacts.rules)
    return Judged(architecture: trial.architecture, findings: trial.verdict.findings)
  }

  private func checked(_ app: EditedApp) throws -> Judged {
    let trial = try Trial(
      app.drawing, only: "duplicate-static", "dynamic-framework-limit", "interface-size",
      rules: EditedApp.rules)
    return Judged(architecture: trial.architecture, findings: trial.verdict.findings)
  }

  private func newFindings(_ new: Judged, since old: Judged) -> [ReportedFinding] {
    var report = Report(summary: Summary(), findings: new.findings.reported)
    report.compare(
      with: (old.findings, [], { [graph = old.architecture.graph] in graph.orderingEnds() }),
      covered: [],
      change: ArchitectureChange(from: old.architecture, to: new.architecture),
      since: changes(from: old, to: new))
    return report.findings.filter { $0.state == .new }
  }

  private func unaccepted(_ new: Judged, by old: Judged) -> [Finding] {
    var baseline = Baseline(old.findings.flatMap(\.entries).joined)
    baseline.changes = ["": changes(from: old, to: new)]
    return baseline.match(new.findings).kept
  }

  private func changes(from old: Judged, to new: Judged) -> NameChanges {
    NameChanges(from: old.architecture.graph, to: new.architecture.graph)
  }
}
