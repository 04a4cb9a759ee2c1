import Findings
import Foundation
import Modules
import Rules
import TestSupport
import Testing

@Suite("The rules about links")
struct ReferenceTests {
  /// A few hundred; `.ci/full` runs all 3,000 of which the numbers are known.
  private static let frameworks =
    ProcessInfo.processInfo.environment["REFERENCE_FRAMEWORKS"].flatMap { Int($0) } ?? 200

  @Test("decide what a reference decides, on random frameworks with written configurations")
  func reference() throws {
    var random = SplitMix(seed: 31)
    var counts: [String: Int] = [:]
    for number in 0..<Self.frameworks {
      let framework = WrittenFramework(using: &random)
      let expected = ReferenceVerdict(framework).told
      #expect(
        try Self.told(framework) == expected,
        "\(number)\n\(framework.drawing)\n\(framework.settings)\n\(framework.exceptions)\n\(framework.layers)"
      )
      for line in expected { counts[String(line.prefix { $0 != ":" }), default: 0] += 1 }
    }
    if Self.frameworks == 3_000 { #expect(counts == Self.counts) }
  }

  /// How often each rule speaks on the 3,000 frameworks; `docs/what-is-checked.md` has the numbers.
  private static let counts = [
    "allowed-links": 938, "closed-layer": 404, "forbidden-link": 735,
    "interface-links-implementation": 1_049, "mock-in-production": 3_473,
    "mock-links-implementation": 681, "prefer-interface": 121, "protected": 1_833,
    "same-layer-link": 1_062, "upward-link": 2_847,
  ]

  @Test("an entry lowers the exit code for no rule but its own, and neither does what accepts")
  func entries() throws {
    var random = SplitMix(seed: 32)
    var silenced = 0
    let tries = Tries.few(40, many: 400)
    for _ in 0..<tries {
      let plain = WrittenFramework(using: &random)
      let before = try Self.errors(plain)
      var more = plain
      more.policy.forbidden.append(plain.entry(using: &random))
      more.policy.protected.append(plain.entry(using: &random))
      #expect(try before.subtracting(Self.errors(more)).isEmpty, "\(plain.drawing)")
      guard let rule = WrittenFramework.rules.randomElement(using: &random) else { continue }
      let others = try Self.errors(plain, without: rule)
      var accepting = plain
      accepting.exceptions += plain.targets.map { .init(rule: rule, from: $0.name, to: nil) }
      #expect(try others.subtracting(Self.errors(accepting)).isEmpty, "\(rule)\n\(plain.drawing)")
      #expect(try others.subtracting(Self.errorsWithBaseline(plain, of: rule)).isEmpty, "\(rule)")
      #expect(others.subtracting(before).isEmpty, "\(rule)\n\(plain.drawing)")
      silenced += before.count - others.count
    }
    // Some links are only one rule's matter, or the test would say little.
    #expect(silenced * 8 > tries)
  }

  @Test("since an earlier run what is new speaks, though another rule's known finding is worse")
  func since() throws {
    let checked = { (rules: String) throws in
      try Trial(
        "core | A\ndomain/B: B, BCore\nB -> BCore\nA -> B",
        only: "forbidden-link", "upward-link", "prefer-interface", rules: rules)
    }
    let forbidden = "forbidden-link: [{from: A, to: B, because: x}]\nprefer-interface: warning\n"
    let (old, new) = (try checked(forbidden + "upward-link: off"), try checked(forbidden))
    func compared(_ new: Trial, with old: Trial) -> [String] {
      var report = new.verdict.report(of: new.architecture)
      report.compare(
        with: (
          old.verdict.findings, [], { [graph = old.architecture.graph] in graph.orderingEnds() }
        ), covered: [],
        change: ArchitectureChange(from: old.architecture, to: new.architecture),
        since: NameChanges(
          from: old.architecture.graph.entryNames, to: new.architecture.graph.entryNames))
      report.join(linkRules: new.verdict.linkRules)
      #expect(report.findings.map(\.fingerprint).count == report.summary.errors)
      return report.findings.map { "\($0.rule) \($0.state?.rawValue ?? "")" }
        + report.fixed.map(\.rule)
    }
    #expect(compared(new, with: old) == ["upward-link new"])
    #expect(compared(new, with: new) == ["forbidden-link unchanged"])
    #expect(compared(old, with: new) == ["forbidden-link unchanged", "upward-link"])
    // What was a note of another finding is not new once it speaks.
    let plain = try checked("forbidden-link: off\nprefer-interface: warning\n")
    #expect(compared(plain, with: new) == ["upward-link unchanged", "forbidden-link"])
  }

  private static func trial(_ framework: WrittenFramework, skip: String? = nil) throws -> Trial {
    var framework = framework
    if let skip { framework.policy.drop(skip) }
    return try Trial(
      classify(try GraphDrawing(framework.drawing).graph, as: framework.blueprint),
      only: WrittenFramework.rules.filter { $0 != skip },
      rules: framework.settings, exceptions: framework.written)
  }

  /// The findings, a line for each link.
  private static func told(_ framework: WrittenFramework) throws -> [String] {
    try trial(framework).verdict.shown.map { finding in
      let others = finding.notes.compactMap { note -> String? in
        guard note.text.hasSuffix("]"), let start = note.text.lastIndex(of: "[") else { return nil }
        return String(note.text[start...].dropFirst().dropLast())
      }.sorted()
      return "\(finding.rule): \(finding.from.name) -> \(finding.to?.name ?? "") "
        + "(\(finding.severity.rawValue))"
        + (others.isEmpty ? "" : ", also \(others.joined(separator: ", "))")
    }.sorted()
  }

  /// The links reported as errors.
  private static func errors(
    _ framework: WrittenFramework, without rule: String? = nil
  ) throws -> Set<String> {
    links(try trial(framework, skip: rule).verdict.shown)
  }

  private static func links(_ findings: [Finding]) -> Set<String> {
    Set(
      findings.filter { $0.severity == .error }.map { "\($0.from.name) -> \($0.to?.name ?? "")" })
  }

  /// The same with a baseline that accepts all that one rule finds.
  private static func errorsWithBaseline(
    _ framework: WrittenFramework, of rule: String
  ) throws -> Set<String> {
    let trial = try trial(framework)
    let book = RuleBook(
      configuration: try Trial.settings(framework.settings), only: WrittenFramework.rules)
    let verdict = book.check(
      trial.architecture, exceptions: framework.written,
      accepting: Baseline(
        trial.verdict.findings.filter { $0.rule == rule }.flatMap(\.entries).joined)
    )
    return links(verdict.shown)
  }
}
