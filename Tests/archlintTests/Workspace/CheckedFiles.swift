import Foundation
import TestSupport

/// Drawn files in a git repository, checked by the program itself.
///
/// A line `== path` begins a file; anything before the first is `project.yml`.
struct CheckedFiles {
  /// The findings, as `severity rule file:line: message`.
  let findings: [String]
  /// The notes of all of them.
  let notes: [String]
  /// The help of all of them.
  let help: [String]
  /// The other output, with its help.
  let problems: String
  let exitCode: Int32

  init(_ drawing: String, _ options: String = "", git: String = "git init -q") throws {
    let folder = try TemporaryFolder()
    for part in "== project.yml\n\(drawing)".components(separatedBy: "== ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      try folder.write(lines.count > 1 ? String(lines[1]) : "", to: String(lines[0]))
    }
    let result = try BuiltProgram.run(
      shell: "\(git); $archlint check --format json --skip unlayered-module \(options)",
      in: folder.path)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    help = report.findings.compactMap(\.help)
    notes = report.findings.flatMap(\.notes).map(\.message)
    findings = report.findings.map {
      "\($0.severity) \($0.rule) \($0.file):\($0.line): \($0.message)"
    }
    problems = result.problems
    exitCode = result.exitCode
  }

  private struct Report: Decodable { let findings: [CheckedProject.Finding] }
}

extension CheckedFiles {
  /// Chooses the rules about what links and launches.
  static let launchRules = "--only missing-embed --only duplicate-static --only unlinked-static"

  /// What these rules find in some files: severities with names of rules.
  static func launchFindings(_ drawing: String) throws -> [String] {
    try CheckedFiles(drawing, launchRules).findings.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
  }
}
