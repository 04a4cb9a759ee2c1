import CommandLine
import Foundation
import TestSupport

@testable import archlint

/// A folder checked by the program itself, run in that folder.
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
    let parts: [Part]

    /// What distinguishes a part of the finding from the others.
    struct Part: Decodable {
      let severity: String
      let message: String
      let file: String
      let line: Int
      let from: String
      let to: String?
    }

    /// The parts of the finding, each as a finding of its own; itself, if it has none.
    fileprivate var each: [Finding] {
      guard !parts.isEmpty else { return [self] }
      return parts.map { part in
        Finding(
          rule: rule, severity: part.severity, message: part.message, help: help, file: part.file,
          line: part.line, from: part.from, to: part.to, notes: notes, parts: [])
      }
    }

    struct Note: Decodable { let message: String }

    /// Who does it and to whom, such as `missing-embed: App -> ISSNetwork`.
    var link: String { "\(rule): \(from)" + (to.map { " -> \($0)" } ?? "") }
  }

  /// The findings by their parts.
  let findings: [Finding]
  /// How many findings are counted, each with all its parts.
  let count: Int
  let exitCode: ExitCode
  /// The output other than the report.
  let problems: String

  /// Checks a folder, with options before it.
  init(_ folder: URL, _ options: String...) throws {
    struct Report: Decodable { let findings: [Finding] }
    let outcome = Main.run(["check", "--format", "json"] + options + [folder.path])
    let counted = try JSONDecoder().decode(Report.self, from: Data(outcome.output)).findings
    findings = counted.flatMap(\.each)
    count = counted.count
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

/// The messages of findings about images in one spec with the given targets.
func imageMessages(
  _ targets: String, _ head: String = "", files: [String: String] = [:]
) throws -> [String] {
  let folder = try TemporaryFolder()
  try folder.write("name: Station\n\(head)\ntargets:\n\(targets)", to: "project.yml")
  for (path, text) in files { try folder.write(text, to: path) }
  return try CheckedProject(URL(filePath: folder.path)).findings.filter {
    ["missing-embed", "duplicate-static", "unlinked-static", "unknown-link"].contains($0.rule)
  }.map { "\($0.severity): \($0.message)" }
}
