import Findings
import Modules
import Testing

@testable import Reporters

/// The smallest format: `docs/contributing.md` leads here.
struct CountReporter: Reporter {
  let format = "count"
  let paths = PathBase.root

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let lines = report.findings.map { "\($0.rule): \($0.message)\n" }
    return Array(BuildLog.disarmed(lines.joined()).utf8)
  }
}

@Suite("The smallest format")
struct SmallestFormatTests {
  @Test("compiles, and has a line for each finding")
  func bytes() {
    let lines = ComparedReport.text(CountReporter()).split(separator: "\n")
    #expect(lines.count == ComparedReport.report.findings.count)
    #expect(lines.last == "cycle: dependency cycle: A → B → A")
  }
}
