import Findings
import Rules
import Testing

@testable import archlint

@Suite("A rule that is shown alone in an example")
struct ShownAloneTests {
  @Test("says what it says in a run of all", arguments: Example.all)
  func findings(name: String) throws {
    let example = try Example(name)
    try example.breakIt()
    let workspace = Workspace(try Root(path: example.path))
    let whole = Judgement(of: workspace, on: terms([])).verdict.findings
    #expect(!whole.isEmpty)
    // One that is off says nothing in company, and is switched on where it is named.
    let configuration = workspace.configuration
    let book = RuleBook(preset: configuration.preset.rules, configuration: configuration.rules)
    for rule in book.rules.filter({ $0.severity != nil }).map(\.description.name) {
      let alone = Judgement(of: workspace, on: terms([rule])).verdict.findings
      #expect(alone.map(words) == whole.filter { $0.rule == rule }.map(words))
    }
  }

  private func terms(_ only: [String]) -> Judgement.Terms {
    Judgement.Terms(only: only, day: Day("2026-12-01"))
  }

  /// All that is said of it.
  private func words(_ finding: Finding) -> [String] {
    [finding.text, finding.severity.rawValue]
      + finding.notes.map { "\($0.place): \($0.text)" } + finding.modules
  }
}
