import Findings
import Rules
import TestSupport
import Testing

@testable import Run
@testable import archlint

@Suite("A rule that is shown alone in an example")
struct ShownAloneTests {
  @Test("says what it says in a run of all", arguments: Example.all)
  func findings(name: String) throws {
    let example = try Example(name)
    try example.breakIt()
    let workspace = Pipeline.workspace(of: Input(try Root(path: example.path)))
    let whole = workspace.checked(on: terms([])).verdict.findings
    #expect(!whole.isEmpty)
    for rule in Tries.some(RuleCatalog.names, oneIn: 3, from: name.utf8.count) {
      let alone = workspace.checked(on: terms([rule])).verdict.findings
      #expect(alone.map(words) == whole.filter { $0.rule == rule }.map(words))
    }
  }

  private func terms(_ only: [String]) -> CheckOptions {
    CheckOptions(only: only, day: Day("2026-12-01"))
  }

  /// All texts of the finding.
  private func words(_ finding: Finding) -> [String] {
    [finding.text, finding.severity.rawValue]
      + finding.notes.map { "\($0.place): \($0.text)" } + finding.modules
  }
}
