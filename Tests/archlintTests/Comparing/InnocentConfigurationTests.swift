import TestSupport
import Testing

@Suite("What a configuration says in other words, or more mildly, makes nothing new")
struct InnocentConfigurationTests {
  private static let layers = "layers:\n- domain: '**/domain/**'\n"

  /// Three modules with debts of several kinds.
  private func gated(_ rules: String = "") throws -> GatedProject {
    try GatedProject(
      "domain/A -> B\ndomain/B -> C, A\ndomain/C", configuration: Self.layers + rules)
  }

  @Test("with a higher limit, and with less of everything")
  func limits() throws {
    let rules = "rules:\n  link-limit: {fan-out: 1}\n  cycle: warning\n"
    let gated = try gated(rules)
    try gated.project.folder.write(
      Self.layers + "rules:\n  link-limit: {fan-out: 0}\n", to: ".archlint.yml")
    _ = try gated.project.run("$archlint baseline --accept")
    try gated.project.commit()
    try gated.project.folder.write(Self.layers + rules, to: ".archlint.yml")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
    try gated.project.draw("domain/B -> A")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
  }

  @Test("with a higher limit, also where stale entries and warnings fail")
  func raisedLimit() throws {
    func configuration(_ limit: Int) -> String {
      Self.layers + "rules:\n  link-limit: {fan-out: \(limit)}\n  stale-baseline: error\n"
    }
    let gated = try GatedProject(
      "domain/A -> B, C, D\ndomain/B\ndomain/C\ndomain/D", configuration: configuration(1))
    try gated.project.folder.write(configuration(3), to: ".archlint.yml")
    let raised = try gated.project.run("$archlint check --strict")
    #expect(raised.exitCode == 0)
    #expect(
      raised.output.hasPrefix(
        """
        .archlint-baseline.yml:9:5: info: stale baseline entry: link-limit from A/A to \
        fan-out; the limit now allows 3 [stale-baseline]
        """), "\(raised.output)")
    // One more than that is new, and debt that is paid by links that go is stale as ever.
    try gated.project.draw("domain/A -> B, C, D, E\ndomain/E")
    #expect(try gated.worse(than: .baseline).contains("link-limit A -> fan-out"))
    try gated.project.folder.write(configuration(2), to: ".archlint.yml")
    try gated.project.draw("domain/A -> B")
    let paid = try gated.project.run("$archlint check")
    #expect(
      paid.exitCode == 1
        && paid.output.contains("stale baseline entry: link-limit from A/A to fan-out ["))
    #expect(try gated.project.run("$archlint baseline --prune && $archlint check").exitCode == 0)
  }

  @Test("with other names in the patterns of exceptions that are accepted themselves")
  func exceptions() throws {
    let exceptions = """
      exceptions:
      - {rule: same-layer-link, from: domain/A, to: B}
      - {rule: same-layer-link, from: A, because: x, max: 1}
      - {rule: same-layer-link, from: [domain/B/**, '!C'], because: x, expires: 2020-01-01}
      - {rule: cycle, modules: domain/**, because: x}
      - {rule: upward-link, from: domain/**, because: x}

      """
    let gated = try GatedProject(
      "domain/A -> B, C\ndomain/B -> C\ndomain/C", configuration: Self.layers + exceptions)
    let entries = try gated.project.text(of: ".archlint-baseline.yml")
    for rule in ["exception-growth", "expired-exception", "unused-exception"] {
      #expect(entries.contains("rule: \(rule)"))
    }
    #expect(!entries.contains("domain"))
    for script in [
      "git mv domain/B domain/Bee; sed -i.old 's/B/Bee/g' domain/*/project.yml .archlint.yml",
      "mkdir old; git mv domain features; sed -i.old 's/domain/features/g' .archlint.yml",
    ] {
      _ = try gated.project.run(script)
      #expect(try gated.worse(than: .baseline) == [])
      // On a later day an expiry is new, regardless of the base commit.
      let options = "--no-baseline --since main --as-of 2020-01-01"
      #expect(try gated.findings(options) == [])
    }
  }
}
