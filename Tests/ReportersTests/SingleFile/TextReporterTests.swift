import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The report for people")
struct TextReporterTests {
  private func text(_ report: Report, _ setting: ReportSetting = ReportSetting()) -> String {
    String(decoding: ReporterCatalog.standard.bytes(of: report, in: setting), as: UTF8.self)
  }

  @Test("place, line, caret, help, notes, and a closing line")
  func whole() {
    #expect(
      text(SampleReport.report) == """
        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService (service) links \
        ISSSpacesuitService in the same layer [same-layer-link]
           24 |       - framework: ISSSpacesuitService.framework
              |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           help: link its interface ISSSpacesuitServiceCore instead

        A/project.yml:7:5: warning: dependency cycle: A → B → A \
        [cycle]
           help: no cycle is left without these 9 links: Module1 → Module2, Module2 →
                 Module3, Module3 → Module4, Module4 → Module5, Module5 → Module6,
                 Module6 → Module7, Module7 → Module8, Module8 → Module9, Module9 →
                 Module10
           B/project.yml:3:5: note: B links A

        Checked 12 targets in 4 specs (20 links, 0 rules).
        Found 1 error and 1 warning.

        """)
  }

  @Test("findings of one cause are listed once, and counted once in every heading")
  func causes() {
    var cause = Cause("App lacks 3")
    cause.size = 3
    let findings = (1...15).map { number in
      Finding(
        rule: number > 13 ? "other" : "missing-embed", .error, "App lacks \(number)",
        at: Place(file: "project.yml", line: number, column: 1), from: Subject("App"),
        to: Subject("\(number)"), cause: number <= 3 ? cause : nil)
    }
    let report = Report(summary: SampleReport.report.summary, findings: findings.reported.byCause)
    let text = text(report)
    #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 13)
    #expect(text.contains("missing-embed: 11 errors (13 parts)\n"))
    #expect(text.contains("\nall                  13\n"))
    #expect(text.hasSuffix("(20 links, 0 rules).\nFound 13 errors.\n"))
    let markdown = String(
      decoding: MarkdownReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    #expect(markdown.contains("Found 13 errors"))
    let github = String(
      decoding: GitHubReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    #expect(github.contains("::group::archlint: Found 13 errors\n"))
    // Machine-readable formats have the parts.
    let json = String(
      decoding: JSONReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    #expect(json.contains("Found 13 errors") && json.contains("\"errors\": 13"))
    #expect(json.matches(of: /"fingerprint":/).count == 13 + 3)
  }

  @Test("one line when all is well")
  func clean() {
    var report = SampleReport.report
    report = Report(summary: report.summary, findings: [])
    report.summary.suppressed = 3
    report.summary.rules = 27
    #expect(
      text(report) == """
        Checked 12 targets in 4 specs (20 links, 27 rules).
        No findings (3 suppressed).

        """)
    report.summary.suppressed = 0
    #expect(text(report).hasSuffix("\nNo findings.\n"))
    #expect(text(report, ReportSetting(isQuiet: true)) == "")
  }

  @Test("nothing to count where nothing could be read")
  func unread() {
    let problem = Problem("no spec found below `.`")
    let report = Report(summary: Summary(), findings: [], problems: [problem])
    #expect(text(report) == "Incomplete: 1 problem.\n")
    #expect(text(report, ReportSetting(isQuiet: true)) == "Incomplete: 1 problem.\n")
  }

  @Test("what is new stands in full, what was known is counted, what is fixed has its name")
  func states() {
    var (new, known) = (SampleReport.cycle, SampleReport.link)
    (new.state, known.state) = (.new, .unchanged)
    new.finding = new.finding.with(help: .some(nil))
    var fixed = SampleReport.link
    fixed.state = .fixed
    let report = Report(
      summary: SampleReport.report.summary,
      findings: [known, new].sortedForReading(), fixed: [fixed])
    #expect(
      text(report) == """
        A/project.yml:7:5: warning: dependency cycle: A → B → A \
        [cycle]
           B/project.yml:3:5: note: B links A

        Known before: 1 finding; `--known` lists them

        Fixed: 1
          ISSCosmonautService → ISSSpacesuitService [same-layer-link]

        Checked 12 targets in 4 specs (20 links, 0 rules).
        Found 1 new warning (1 known, 1 fixed).

        """)
    var setting = ReportSetting()
    setting.reading.listsKnown = true
    setting.linkRules = ["same-layer-link"]
    #expect(
      text(report, setting).contains(
        """

        Known before: 1
        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService → \
        ISSSpacesuitService [same-layer-link]

        """))
  }

  @Test("names that would act on a terminal are shown, paths are those of the reader")
  func hostile() {
    let finding = Finding(
      rule: "r", .info, "\u{1B}[2JA", at: Place(file: "a\u{7}/x.yml", line: 1, column: 1),
      from: Subject("A"), help: "b\nc", notes: [Note("\u{202E}d", at: Place(file: "x"))])
    let setting = ReportSetting(isQuiet: true) { "../\($0)" }
    #expect(
      text(Report(summary: Summary(), findings: [finding].reported), setting) == """
        ../a\\u{7}/x.yml:1:1: info: \\u{1B}[2JA [r]
           help: b\\u{A}c
           ../x:1:1: note: \\u{202E}d

        """)
  }

  @Test("colours mark place, severity and rule, and only if they are asked for")
  func colours() {
    let finding = Finding(
      rule: "r", .error, "m", at: Place(file: "x", line: 2, column: 3), from: Subject("A"),
      help: "do", notes: [Note("n", at: Place(file: "y"))])
    var report = Report(summary: Summary(), findings: [finding].reported)
    report.findings[0].source = "a: b"
    let text = text(report, ReportSetting(style: .colored, isQuiet: true))
    #expect(
      text.replacing("\u{1B}", with: "␛") == """
        ␛[1mx:2:3␛[0m: ␛[1;31merror:␛[0m m ␛[2m[r]␛[0m
            2 | a: b
              |   ␛[1;31m^␛[0m
           ␛[1;32mhelp: ␛[0mdo
           ␛[2my:1:1␛[0m␛[2m: note: n␛[0m

        """)
  }

  @Test("places and rules are links where the terminal knows them, and only there")
  func links() {
    let finding = Finding(
      rule: "r", .error, "m", at: Place(file: "x y", line: 2, column: 3), from: Subject("A"))
    let report = Report(summary: Summary(), findings: [finding].reported)
    var setting = ReportSetting(isQuiet: true)
    setting.placeAddress = { "file:///\($0.file.asURIPath)#\($0.line)" }
    setting.ruleAddress = { "https://example.org/\($0)" }
    #expect(text(report, setting) == "x y:2:3: error: m [r]\n")
    setting.style.hasLinks = true
    #expect(
      text(report, setting).replacing("\u{1B}", with: "␛") == """
        ␛]8;;file:///x%20y#2␛\\x y:2:3␛]8;;␛\\: error: m \
        ␛]8;;https://example.org/r␛\\[r]␛]8;;␛\\

        """)
  }
}
