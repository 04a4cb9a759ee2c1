import Documents
import Testing

@testable import Findings

@Suite("What is new is shown where the change is")
struct AnchoringTests {
  private func report(_ state: ReportedFinding.State?) -> Report {
    let finding = Finding(
      rule: "missing-embed", .error, "App does not embed C",
      at: Place(file: "app.yml", line: 3, column: 3), from: Subject("App"), to: Subject("C"),
      notes: [
        Note("App links A", at: Place(file: "app.yml", line: 9, column: 5)),
        Note("A links C", at: Place(file: "a.yml", line: 12, column: 5, endColumn: 9)),
      ])
    return Report(summary: Summary(), findings: [ReportedFinding(finding, state)])
  }

  @Test("at the first of its places that is new, with the others as notes")
  func moved() {
    var report = report(.new)
    report.anchor { $0.file == "a.yml" && $0.line == 12 }
    let finding = report.findings[0]
    #expect(finding.place == Place(file: "a.yml", line: 12, column: 5, endColumn: 9))
    #expect(
      finding.notes.map(\.text) == ["A links C", "App links A", "fix it here"])
    #expect(finding.notes.map(\.place.line) == [12, 9, 3])
  }

  @Test("stays where it is if that is new, if nothing is, or if it was known")
  func unmoved() {
    for (state, file) in [
      (ReportedFinding.State.new, "app.yml"), (.new, "z"), (.unchanged, "a.yml"),
    ] {
      var report = report(state)
      report.anchor { $0.file == file && $0.line != 9 }
      #expect(report.findings[0].place.file == "app.yml")
      #expect(report.findings[0].notes.count == 2)
    }
  }
}
