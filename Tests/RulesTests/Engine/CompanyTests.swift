import Documents
import Findings
import Modules
import Rules
import TestSupport
import Testing

@Suite("A rule that is shown alone")
struct CompanyTests {
  /// Options for rules that check nothing without them.
  private static let rules = """
    forbidden-link: [{from: M0, to: M1, indirect: true, because: x}]
    allowed-links: [{from: M1, to: M2, because: x}]
    required-link: [{from: M2, to: M0, because: x}]
    independent-modules: [{modules: [M0, M3], because: x}]
    link-limit: {fan-in: 1, fan-out: 1, depth: 1}
    layer-linkage: {core: static}
    interface-size: {limit: 0}
    dynamic-framework-limit: {limit: 0}
    closed-layer: warning
    """

  private static let exceptions = [
    "same-layer-link M1", "upward-link M2", "forbidden-link M0", "upwrad-link M1", "cycle M0",
  ].enumerated().map { index, words in
    let (rule, name) = (words.split(separator: " ")[0], words.split(separator: " ")[1])
    return Exception(
      rule: String(rule),
      scope: .ends(
        from: Selector([Selector.Alternative(String(name))].compactMap { $0 }), to: nil),
      reason: index == 0 ? nil : "x", expires: index == 1 ? Day("2026-01-01") : nil,
      limit: index == 2 ? 0 : nil, at: Place(file: ".archlint.yml", line: index + 1, column: 1))
  }

  @Test("says what it says in a run of all, whoever else speaks of the same links")
  func findings() throws {
    var random = SplitMix(seed: 8)
    for _ in 0..<12 {
      let drawing = RandomMess(using: &random).drawing
      let architecture = classify(
        try GraphDrawing(drawing).graph, as: Preset.standard.drawn)
      let key = try verdict(of: architecture, only: []).findings.prefix(2).flatMap(\.entries)
      let baseline = Baseline(
        key + [BaselineEntry(BaselineKey(rule: "cycle", from: "X/X", to: "Y/Y"))])
      let whole = try verdict(of: architecture, accepting: baseline, only: [])
      for rule in RuleCatalog.names {
        let alone = try verdict(of: architecture, accepting: baseline, only: [rule])
        #expect(alone.findings.map(\.text) == texts(whole.findings, of: rule))
        #expect(alone.suppressed.map(\.text) == texts(whole.suppressed, of: rule))
        #expect(alone.baselined.map(\.text) == texts(whole.baselined, of: rule))
      }
    }
  }

  @Test("cuts a cycle where other rules reject a link, though these are silent")
  func cuts() throws {
    let drawing = "service | A\ncore | B, C\nA -> B -> C -> A"
    let architecture = classify(
      try GraphDrawing(drawing).graph, as: Preset.standard.drawn)
    let finding = try #require(try verdict(of: architecture, only: ["cycle"]).findings.first)
    #expect(finding.from.name == "C" && finding.to?.name == "A")
  }

  @Test("leaves out of the report what exceptions and the baseline do for others")
  func summary() throws {
    let drawing = "core | M0, M1, M2\nM1 -> M2\nM2 -> M0 -> M2"
    let architecture = classify(
      try GraphDrawing(drawing).graph, as: Preset.standard.drawn)
    let verdict = try verdict(of: architecture, only: ["cycle"])
    let report = verdict.report(of: architecture)
    #expect(report.summary.suppressed == 0 && report.exceptions.isEmpty)
    #expect(report.findings.map(\.rule) == ["cycle"])
  }

  private func verdict(
    of architecture: Architecture, accepting baseline: Baseline = Baseline(), only: [String]
  ) throws -> Verdict {
    RuleBook(configuration: try Trial.settings(Self.rules), only: only).check(
      architecture, exceptions: Self.exceptions, accepting: baseline,
      under: Conditions { $0.day = Day("2026-12-01") })
  }

  private func texts(_ findings: [Finding], of rule: String) -> [String] {
    findings.filter { $0.rule == rule }.map(\.text)
  }
}
