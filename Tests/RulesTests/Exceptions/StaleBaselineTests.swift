import Documents
import Findings
import Modules
import Rules
import TestSupport
import Testing

@Suite("Entries of the baseline with a number")
struct StaleBaselineTests {
  /// What limits something to three, and the entries about it.
  private static let limits: [(rules: String, rule: String, to: String)] = [
    ("link-limit: {fan-in: 3}", "link-limit", "fan-in"),
    ("link-limit: {fan-out: 3}", "link-limit", "fan-out"),
    ("link-limit: {depth: 3}", "link-limit", "depth"),
    ("interface-size: {limit: 3}", "interface-size", "limit"),
    ("dynamic-framework-limit: {limit: 3}", "dynamic-framework-limit", "limit"),
    ("launch-budget: {frameworks: 3}", "launch-budget", "frameworks"),
    (
      """
      launch-budget:
        device: Phone
        milliseconds: 300
        measurements: [{device: Phone, frameworks: 3, milliseconds: 300}]
      """, "launch-budget", "Phone"
    ),
  ]

  private func severities(
    _ rules: String, _ rule: String, from: String = "App/App", _ to: String?, counts: [Int]
  ) throws -> [Severity] {
    let architecture = classify(
      try GraphDrawing("app | App(app)").graph, as: Preset.standard.drawn)
    let book = RuleBook(configuration: try Trial.settings(rules))
    return try counts.map { count in
      let key = BaselineEntry(BaselineKey(rule: rule, from: from, to: to), count: count)
      let verdict = book.check(architecture, accepting: Baseline([key]))
      return try #require(verdict.findings.first { $0.rule == "stale-baseline" }).severity
    }
  }

  @Test("fail nothing where today's limit allows as much", arguments: limits)
  func raisedLimits(rules: String, rule: String, to: String) throws {
    #expect(try severities(rules, rule, to, counts: [2, 3, 4]) == [.info, .info, .warning])
  }

  @Test("are stale like others where no rule counts them; what has no limit any more is allowed")
  func others() throws {
    let fanIn = "link-limit: {fan-in: 3}"
    #expect(try severities(fanIn, "link-limit", "fan-out", counts: [9]) == [.info])
    #expect(try severities(fanIn, "link-limit", "breadth", counts: [1]) == [.warning])
    #expect(try severities("cycle: error", "cycle", "App/App", counts: [1]) == [.warning])
    let budget = "launch-budget: {frameworks: 3}"
    #expect(try severities(budget, "launch-budget", "Phone", counts: [1]) == [.warning])
    #expect(
      try severities(budget, "launch-budget", from: "Gone/Gone", "frameworks", counts: [1])
        == [.warning])
    #expect(try severities("link-limit: off", "link-limit", "fan-out", counts: [9]) == [.warning])
  }
}
