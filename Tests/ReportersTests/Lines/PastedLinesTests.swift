import Documents
import Findings
import Testing

@testable import Reporters

@Suite("The lines to paste of a finding")
struct PastedLinesTests {
  private static func report(lines: Int) -> Report {
    let place = Place(file: "project.yml", line: 4, column: 3)
    let finding = Finding(
      rule: "missing-embed", .error, "App loads Net", at: place, from: Subject("App"),
      help: "add to the dependencies of App", lines: (0..<lines).map { "- target: Net\($0)" })
    return Report(summary: Summary(), findings: [finding].reported)
  }

  private static func text(_ reporter: some Reporter, lines: Int) -> String {
    String(decoding: reporter.bytes(of: report(lines: lines), in: ReportSetting()), as: UTF8.self)
  }

  @Test("are in every format, except the short one, which has no help")
  func everyFormat() {
    for reporter in ReporterCatalog.reporters where reporter.format != "short" {
      let text = Self.text(reporter, lines: 2)
      #expect(text.contains("add to the dependencies of App"), "\(reporter.format)")
      #expect(text.contains("- target: Net1"), "\(reporter.format)")
    }
  }

  @Test("are at most eight where all is in one line")
  func many() {
    let text = Self.text(TeamCityReporter(), lines: 11)
    #expect(text.contains("of App: `- target: Net0`, `- target: Net1`"))
    #expect(text.contains("- target: Net7") && !text.contains("- target: Net8"))
    #expect(text.contains("and 3 more"))
  }
}
