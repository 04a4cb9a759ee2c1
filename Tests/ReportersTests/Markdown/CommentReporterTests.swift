import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The comment of a pull request")
struct CommentReporterTests {
  private func text(_ report: Report) -> String {
    String(decoding: CommentReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
  }

  private var report: Report {
    var report = Report(
      summary: ComparedReport.report.summary, findings: [ComparedReport.new, ComparedReport.known],
      fixed: [ComparedReport.fixed])
    report.change = ArchitectureChange()
    report.change?.addedTargets = ["A"]
    report.drawing = "flowchart TB\n  a --> b\n"
    return report
  }

  @Test("a sign to find it by, the verdict, what is new and fixed with the way out, a drawing")
  func whole() {
    #expect(
      text(report) == """
        <!-- archlint -->
        ### archlint: Found 1 new error (1 known, 1 fixed, 1 suppressed)

        Checked 12 targets in 4 specs (20 links, 0 rules).

        #### New

        | | rule | from → to | where | what |
        |---|---|---|---|---|
        | error | same-layer-link | ISSCosmonautService → ISSSpacesuitService | \
        service/CosmonautService/project.yml:24 | ISSCosmonautService (service) links \
        ISSSpacesuitService in the same layer<br>link its interface ISSSpacesuitServiceCore instead |

        Known before: 1 finding.

        #### Fixed

        - upward-link: B → A

        #### Architecture

        ```mermaid
        flowchart TB
          a --> b
        ```

        archlint: Found 1 new error (1 known, 1 fixed, 1 suppressed).

        """)
  }

  @Test("what the drawing does not show of imports is folded away below it")
  func imports() {
    var report = report
    report.change?.addedImports = [.init(from: "A", to: "UIKit")]
    report.change?.removedImports = [.init(from: "A", to: "Net")]
    let text = text(report)
    #expect(text.contains("<summary>Changed imports: 2</summary>"))
    #expect(text.contains("| import added | A → UIKit |\n| import removed | A → Net |\n"))
    #expect(!text.contains("| target added |"))
  }

  @Test("without a drawing a table says what changed")
  func undrawn() {
    var report = report
    report.drawing = nil
    #expect(text(report).contains("| target added | A |"))
    // One that would take most of the room is none.
    report.drawing = String(repeating: "x", count: 31_000)
    #expect(text(report).contains("| target added | A |"))
  }

  @Test("has at most 60,000 bytes, the drawing among them, and says what is missing")
  func limit() {
    var report = report
    report.findings = (1...2000).map { number in
      var finding = ComparedReport.new
      finding.finding = finding.finding.with(
        at: Place(file: "é.yml", line: number, column: 1))
      return finding
    }
    report.drawing = String(repeating: "x", count: 20_000) + "\n"
    let text = text(report)
    #expect((55_000...60_000).contains(text.utf8.count))
    #expect(text.contains("```mermaid\nxxx"))
    #expect(text.contains(" more did not fit; the log has them all.\n"))
    #expect(text.hasSuffix("\narchlint: Found 2000 new errors (1 fixed, 1 suppressed).\n"))
  }
}
