import Findings
import Modules
import Rules
import TestSupport
import Testing

/// What they take of the processor is measured by `Benchmarks growth`, which `.ci/full` runs.
@Suite("All rules on large architectures")
struct LargeArchitectureTests {
  @Test(
    "find as much as there is of it",
    arguments: zip(
      LargeArchitecture.allCases, [(5, 3_540, 3_541), (20, 9_950, 1_166), (50, 6_570, 313)]))
  func amount(shape: LargeArchitecture, counts: (times: Int, links: Int, findings: Int)) throws {
    let architecture = shape.make(smaller: counts.times)
    // Of what is made by chance most is unreachable and unstable.
    let rules = RuleCatalog.names.filter {
      !["unreachable-module", "stable-dependencies"].contains($0)
    }
    let trial = try Trial(architecture, only: rules, rules: LargeArchitecture.rules)
    #expect(architecture.graph.links.count == counts.links)
    #expect(trial.verdict.shown.count == counts.findings)
  }

  @Test("a very long chain is shown by both ends and a count")
  func chain() throws {
    let names = (0..<60).map { "M\($0)" }
    let trial = try Trial(
      "x | Main(app)\nMain -> " + names.joined(separator: " -> ")
        + "\nMain @> " + names.dropLast().joined(separator: ", "), only: "missing-embed")
    let finding = try #require(trial.verdict.findings.first)
    #expect(finding.to?.name == "M59")
    #expect(
      finding.notes.map(\.text) == ["Main links M0", "58 more links follow", "M58 links M59"])
  }
}
