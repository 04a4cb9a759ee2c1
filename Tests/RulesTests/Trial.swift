import Configuration
import Documents
import Findings
import Modules
import Rules
import TestSupport

/// A drawn architecture checked by some rules, for tests of rules.
///
/// ```
/// try Trial("domain | A
/// core | B
/// B -> A", only: "upward-link").text
/// ```
///
/// `rules` and `exceptions` are the values of these keys in a configuration. The text shows each
/// finding in compiler style: place, severity, message and rule, help and notes.
struct Trial {
  let architecture: Architecture
  let verdict: Verdict
  /// Mistakes and warnings about the options.
  let problems: [Problem]

  init(
    _ drawing: String, as blueprint: Blueprint = Preset.standard.drawn,
    sources: [String: String] = [:], only: String..., rules: String = "",
    exceptions: [Exception] = [], under conditions: Conditions = Conditions()
  ) throws {
    try self.init(
      classify(try GraphDrawing(drawing, sources: sources).graph, as: blueprint), only: only,
      rules: rules, exceptions: exceptions, under: conditions)
  }

  /// Checks with a preset's layers, roles and rules.
  init(_ drawing: String, as preset: Preset, only: String...) throws {
    try self.init(
      classify(try GraphDrawing(drawing).graph, as: preset.drawn), only: only,
      preset: preset.rules)
  }

  init(
    _ architecture: Architecture, only: [String], preset: [RuleSetting] = [],
    rules: String = "", exceptions: [Exception] = [], under conditions: Conditions = Conditions()
  ) throws {
    // Named rules run without the rules that they depend on in a full run.
    let configuration = try Trial.settings(rules)
    let book = RuleBook(
      preset: try preset + Trial.on(only, besides: preset + configuration),
      configuration: configuration, only: only,
      skip: only.isEmpty ? [] : RuleCatalog.names.filter { !only.contains($0) })
    self.architecture = architecture
    verdict = book.check(architecture, exceptions: exceptions, under: conditions)
    problems = book.problems + verdict.problems
  }

  /// Settings that enable rules which are off by default.
  private static func on(_ names: [String], besides said: [RuleSetting]) throws -> [RuleSetting] {
    let off = RuleCatalog.descriptions.filter { rule in
      !rule.isOnByDefault && names.contains(rule.name) && !said.contains { $0.name == rule.name }
    }
    return try settings(off.map { "\($0.name): \($0.severity.rawValue)" }.joined(separator: "\n"))
  }

  static func settings(_ rules: String) throws -> [RuleSetting] {
    let source = Source(name: ".archlint.yml", bytes: Array(rules.utf8))
    return try Document.read(source, as: .yaml).root.map(RuleSetting.all) ?? []
  }

  /// All findings, as people read them.
  var text: String { verdict.shown.map(\.text).joined(separator: "\n") }

  /// Who does it and to whom, a line each: `upward-link: B -> A`.
  var links: [String] {
    verdict.shown.map { finding in
      "\(finding.rule): \(finding.from.name)" + (finding.to.map { " -> \($0.name)" } ?? "")
    }
  }

  /// The problems as people read them.
  var problemText: String {
    problems.map { problem in
      let place = problem.place.map { "\($0): " } ?? ""
      return "\(place)\(problem.severity.rawValue): \(problem.message)"
        + (problem.help.map { "\n  help: \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}

extension Finding {
  /// The finding as compilers print it, without the line of source.
  var text: String {
    var lines = ["\(place): \(severity.rawValue): \(self.message) [\(rule)]"]
    if let help = self.help { lines.append("  help: \(help)") }
    lines += self.notes.map { "  \($0.place): note: \($0.text)" }
    return lines.joined(separator: "\n")
  }
}
