import Documents
import Findings
import Testing

@testable import Reporters

@Suite("An entry of an Xcode project")
struct ProjectEntryTests {
  private static let words = "target App, Link Binary With Libraries: Net.framework"

  /// A finding at the line of an entry, which means nothing to people.
  private static var report: Report {
    let place = Place(file: "App.xcodeproj/project.pbxproj", line: 412, column: 5)
    let finding = Finding(
      rule: "upward-link", .error, "App links Net", at: place, from: Subject("App"),
      to: Subject("Net"), help: "remove it", notes: [Note(words, at: place)])
    return Report(summary: Summary(), findings: [finding].reported)
  }

  private static func text(_ reporter: some Reporter) -> String {
    var setting = ReportSetting()
    setting.linkRules = ["upward-link"]
    return String(decoding: reporter.bytes(of: report, in: setting), as: UTF8.self)
  }

  @Test("is named in words by every format")
  func everyFormat() {
    for reporter in ReporterCatalog.reporters {
      #expect(Self.text(reporter).contains(Self.words), "\(reporter.format)")
    }
  }

  @Test("comes before the file and its line in a comment, and behind the ends in a short report")
  func order() {
    #expect(
      Self.text(ReporterCatalog.overview).contains(
        "App.xcodeproj/project.pbxproj:412:5: error: App → Net; \(Self.words) [upward-link]\n"))
    #expect(Self.text(MarkdownReporter()).contains("App links Net<br>\(Self.words)<br>remove it"))
    #expect(Self.text(TeamCityReporter()).contains("App links Net; \(Self.words); remove it"))
  }
}
