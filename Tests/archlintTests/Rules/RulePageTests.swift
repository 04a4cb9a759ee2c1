import Findings
import Foundation
import Judging
import Loaders
import Modules
import Rules
import TestSupport
import Testing

@testable import Run
@testable import archlint

@Suite("The page of every rule")
struct RulePageTests {
  fileprivate static let pages = Catalogue.descriptions.compactMap { rule in
    Catalogue.page(of: rule.name).map { ExplainedRule(description: rule, page: $0) }
  }

  @Test("shows an example that is judged in these words", arguments: pages)
  fileprivate func breaks(rule: ExplainedRule) throws {
    let findings = try judged(rule.page.breaks.files, only: [rule.description.name])
    #expect(findings.map(\.text).joined(separator: "\n") == rule.page.says)
  }

  @Test("shows how to mend it, so that no rule is left with more than a remark", arguments: pages)
  fileprivate func keeps(rule: ExplainedRule) throws {
    let files = rule.page.breaks.files.merging(rule.page.keeps.files) { $1 }
    // Too few folders to tell layers by are no fault of an example.
    let findings = try judged(files, only: []).filter { $0.severity != .info }
    #expect(findings.map(\.text).joined(separator: "\n") == "")
  }

  @Test("lies in docs/rules as it is explained", arguments: pages)
  fileprivate func pageIsGenerated(rule: ExplainedRule) throws {
    try expect(rule.page.markdown(of: rule.description), in: "\(rule.description.name).md")
  }

  @Test("can be found from the table of all rules")
  func indexIsGenerated() throws {
    try expect(RulePage.index(of: Catalogue.descriptions), in: "README.md")
  }

  @Test("fits into 80 columns where `explain` shows it", arguments: pages)
  fileprivate func width(rule: ExplainedRule) {
    for line in RuleText(.plain).page(of: rule.description, rule.page).split(separator: "\n") {
      #expect(line.count <= 80 || !line.contains("  "), "\(line)")
    }
  }

  /// Judges a project that lies in a folder of its own.
  private func judged(_ files: [String: String], only: [String]) throws -> [Finding] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let root = try Root(path: folder.path)
    let workspace = Pipeline.workspace(of: Input(root))
    let configuration = workspace.configuration
    let book = RuleBook(
      preset: configuration.preset.rules, configuration: configuration.rules, only: only)
    let baseline = BaselineFiles(of: workspace, typed: [])
    let accepted = baseline.baseline(never: [])
    let registrations = RegistrationReading(workspace.input.files, readsSources: true)
      .read(workspace.graph, keys: book.registrationKeys)
    let verdict = book.judge(
      workspace.architecture, exceptions: configuration.exceptions,
      accepting: accepted,
      under: Conditions(
        day: Day("2026-12-01"), joiners: workspace.joiners, growth: accepted.entries,
        growthSeverity: configuration.baselineGrowth,
        registrations: registrations.registrations))
    let problems = baseline.problems + workspace.problems + book.problems + verdict.problems
    #expect(problems.map(\.message) == [])
    return verdict.findings
  }

  private func expect(_ text: String, in name: String) throws {
    let page = try GeneratedFile.text(of: "docs/rules/\(name)", updatedTo: text)
    #expect(page == text, "run .ci/update")
  }
}

/// A rule and its page.
private struct ExplainedRule: CustomTestStringConvertible {
  let description: RuleDescription
  let page: RulePage

  var testDescription: String { description.name }
}

extension Finding {
  /// The finding as the pages show it: without the line of source and the notes.
  var text: String {
    "\(place): \(severity.rawValue): \(message) [\(rule)]"
      + (help.map { "\n  help: \($0)" } ?? "")
  }
}
