import Documents
import Findings
import Modules

@testable import Reporters

/// A report with something new, something known, something fixed and a problem.
///
/// Every format is shown by what it makes of it.
enum ComparedReport {
  static var new: ReportedFinding {
    var finding = SampleReport.link
    finding.state = .new
    finding.lineHash = "71bb2214e7b742a4:1"
    return finding
  }

  static var known: ReportedFinding {
    let finding = Finding(
      rule: "cycle", .error, "dependency cycle: A → B → A",
      at: Place(file: "core/A/project.yml", line: 7, column: 5, endColumn: 14),
      from: Subject("A"), to: Subject("B"), members: [Subject("A"), Subject("B")],
      notes: [
        Note("B links A", at: Place(file: "core/B/project.yml", line: 3, column: 5, endColumn: 14))
      ])
    return ReportedFinding(finding, .unchanged)
  }

  static var info: ReportedFinding {
    let finding = Finding(
      rule: "missing-source", .info, "the source path Old does not exist",
      at: Place(file: "core/B/project.yml", line: 9, column: 14, endColumn: 17),
      from: Subject("B"), to: Subject("Old"), modules: ["B"])
    return ReportedFinding(finding, .new)
  }

  static var fixed: ReportedFinding {
    let finding = Finding(
      rule: "upward-link", .error, "B (core) links A (service), a layer above its own",
      at: Place(file: "core/B/project.yml", line: 8, column: 5), from: Subject("B"),
      to: Subject("A"))
    return ReportedFinding(finding, .fixed)
  }

  static var report: Report {
    var summary = Summary()
    (summary.targets, summary.specs, summary.links, summary.modules) = (12, 4, 20, 4)
    summary.suppressed = 1
    return Report(
      summary: summary, findings: [new, info, known], fixed: [fixed],
      problems: [
        Problem(
          "unknown layer `sevice`", at: Place(file: ".archlint.yml", line: 2, column: 5))
      ],
      modules: ["A", "B", "ISSCosmonautService", "ISSSpacesuitService"].map {
        (name: $0, layer: "service")
      })
  }

  /// Two rules, one of which has a page.
  static let setting = ReportSetting(
    rules: [
      RuleDescription("same-layer-link", .error, "a module links one of its own layer"),
      RuleDescription("cycle", .warning, isOnByDefault: false, "targets link in a circle"),
    ],
    version: "1.2.3",
    help: { name in
      guard name == "cycle" else { return nil }
      return (meaning: "Fires in circles.", text: "cycle\n", markdown: "# cycle\n")
    })

  /// The report in a format, paths below the folder of a repository.
  static func text(_ reporter: some Reporter, below folder: String = "") -> String {
    var setting = setting
    setting.path = { folder + $0 }
    return String(decoding: reporter.bytes(of: report, in: setting), as: UTF8.self)
  }
}
