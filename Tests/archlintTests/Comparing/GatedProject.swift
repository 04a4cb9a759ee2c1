import Foundation
import TestSupport

/// A project whose debt was accepted and committed on the branch `main`, and what two gates say of
/// an edit of it: the baseline, and `--since`.
struct GatedProject {
  let project: DrawnProject

  init(_ drawing: String, configuration: String, files: [String: String] = [:]) throws {
    let project = try DrawnProject(drawing)
    try project.folder.write(configuration, to: ".archlint.yml")
    for (path, text) in files { try project.folder.write(text, to: path) }
    try self.init(project)
  }

  /// A project that is drawn already.
  init(_ project: DrawnProject) throws {
    self.project = project
    _ = try project.run("$archlint baseline")
    try project.commit("main")
  }

  /// What is wrong now that was not accepted, each as `rule from -> to`; without debt that is paid.
  func worse(than gate: Gate) throws -> [String] {
    try findings(gate.options).filter {
      !$0.hasPrefix("stale-baseline") && !$0.hasPrefix("policy-growth")
    }
  }

  /// All that a check says is new, sorted.
  func findings(_ options: String) throws -> [String] {
    let output = try project.run("$archlint check \(options) --format json").output
    let saved = try JSONDecoder().decode(SavedRun.self, from: Data(output.utf8))
    return saved.findings.filter { $0.state != "unchanged" }.map { finding in
      "\(finding.rule) \(finding.from)" + (finding.to.map { " -> \($0)" } ?? "")
    }.sorted()
  }

  /// One of the two ways to tell old from new.
  enum Gate: CaseIterable {
    case baseline
    case since

    fileprivate var options: String {
      switch self {
      case .baseline: ""
      case .since: "--no-baseline --since main"
      }
    }
  }
}

/// As much of a report as tells findings apart.
private struct SavedRun: Decodable {
  let findings: [SavedFinding]

  /// One of them.
  struct SavedFinding: Decodable {
    let rule: String
    let state: String?
    let from: String
    let to: String?
  }
}
