import CommandLine
import Foundation

@testable import archlint

/// A folder judged by the program itself, as people would run it there.
struct CheckedProject {
  /// One finding, by what tests ask about.
  struct Finding: Decodable {
    let rule: String
    let severity: String
    let message: String
    let help: String?
    let file: String
    let line: Int
    let from: String
    let to: String?
    let notes: [Note]

    struct Note: Decodable { let message: String }

    /// Who does it and to whom, such as `missing-embed: App -> ISSNetwork`.
    var link: String { "\(rule): \(from)" + (to.map { " -> \($0)" } ?? "") }
  }

  let findings: [Finding]
  let exitCode: ExitCode
  /// What was said besides the report.
  let problems: String

  /// Checks a folder, with options before it.
  init(_ folder: URL, _ options: String...) throws {
    struct Report: Decodable { let findings: [Finding] }
    let outcome = Main.run(["check", "--format", "json"] + options + [folder.path])
    findings = try JSONDecoder().decode(Report.self, from: Data(outcome.output)).findings
    exitCode = outcome.exitCode
    problems = outcome.problems
  }

  /// The findings of one rule, as who does it to whom.
  func links(of rule: String) -> [String] {
    findings.filter { $0.rule == rule }.map { finding in
      finding.from + (finding.to.map { " -> \($0)" } ?? "")
    }
  }
}
