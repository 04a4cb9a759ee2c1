import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The report for people")
struct TextReporterTests {
  private func text(_ report: Report, _ setting: ReportSetting = ReportSetting()) -> String {
    String(decoding: TextReporter().bytes(of: report, in: setting), as: UTF8.self)
  }

  @Test("place, line, caret, help, notes, and a closing line")
  func whole() {
    #expect(
      text(SampleReport.report) == """
        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService (service) links \
        ISSSpacesuitService, a module of its own layer [same-layer-link]
           24 |       - framework: ISSSpacesuitService.framework
              |                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           help: link ISSSpacesuitServiceCore, the interface of ISSSpacesuitService

        A/project.yml:7:5: warning: A (core) links B (core), which closes a cycle of 2 targets \
        [cycle]
           help: no cycle is left without these 9 links: Module1 → Module2, Module2 →
                 Module3, Module3 → Module4, Module4 → Module5, Module5 → Module6,
                 Module6 → Module7, Module7 → Module8, Module8 → Module9, Module9 →
                 Module10
        B/project.yml:3:5: note: B links A

        12 targets in 4 specs, 20 links: 1 error, 1 warning

        """)
  }

  @Test("one line when all is well")
  func clean() {
    var report = SampleReport.report
    report = Report(summary: report.summary, findings: [])
    report.summary.suppressed = 3
    #expect(text(report) == "12 targets in 4 specs, 20 links: no findings, 3 suppressed\n")
    #expect(text(report, ReportSetting(isQuiet: true)) == "")
  }

  @Test("nothing to count where nothing could be read")
  func unread() {
    let problem = Problem("no spec found below `.`")
    #expect(text(Report(summary: Summary(), findings: [], problems: [problem])) == "")
  }

  @Test("what is new comes first, what was known has a heading of its own")
  func states() {
    var (new, known) = (SampleReport.cycle, SampleReport.link)
    (new.state, known.state, new.help) = (.new, .unchanged, nil)
    var fixed = SampleReport.link
    fixed.state = .fixed
    let report = Report(
      summary: SampleReport.report.summary,
      findings: [known, new].sorted(by: Finding.isRead), fixed: [fixed])
    #expect(
      text(report) == """
        A/project.yml:7:5: warning: A (core) links B (core), which closes a cycle of 2 targets \
        [cycle]
        B/project.yml:3:5: note: B links A

        Known before:

        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService (service) links \
        ISSSpacesuitService, a module of its own layer [same-layer-link]

        Fixed:

        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService (service) links \
        ISSSpacesuitService, a module of its own layer [same-layer-link]

        12 targets in 4 specs, 20 links: 1 error (0 new), 1 warning (1 new), 1 fixed

        """)
  }

  @Test("names that would act on a terminal are shown, paths are those of the reader")
  func hostile() {
    let finding = Finding(
      rule: "r", .info, "\u{1B}[2JA", at: Place(file: "a\u{7}/x.yml", line: 1, column: 1),
      from: Subject("A"), help: "b\nc", notes: [Note("\u{202E}d", at: Place(file: "x"))])
    let setting = ReportSetting(isQuiet: true) { "../\($0)" }
    #expect(
      text(Report(summary: Summary(), findings: [finding]), setting) == """
        ../a\\u{7}/x.yml:1:1: info: \\u{1B}[2JA [r]
           help: b\\u{A}c
        ../x:1:1: note: \\u{202E}d

        """)
  }

  @Test("colours mark place, severity and rule, and only if they are asked for")
  func colours() {
    let finding = Finding(
      rule: "r", .error, "m", at: Place(file: "x", line: 2, column: 3), from: Subject("A"))
    let report = Report(summary: Summary(), findings: [finding])
    #expect(
      text(report, ReportSetting(style: .colored, isQuiet: true))
        == "\u{1B}[1mx:2:3\u{1B}[0m: \u{1B}[1;31merror:\u{1B}[0m m \u{1B}[2m[r]\u{1B}[0m\n")
  }
}
