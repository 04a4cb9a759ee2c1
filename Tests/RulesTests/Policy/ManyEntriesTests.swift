import Findings
import TestSupport
import Testing

/// Rules with a list of entries say one thing about a pair, and no more than fits.
///
/// The guards: `Set.take`, `worstFirst`, `Rule.findings(about:)`, `LinkChain`.
@Suite("Many entries about the same")
struct ManyEntriesTests {
  private let drawing = """
    domain | Space
    service | Api
    Space -> Api
    """

  @Test(
    "one pair is one finding, with the first reason of the most severe entries",
    arguments: [
      ("forbidden-link", "from: domain, to: service", "forbidden: two"),
      ("forbidden-link", "from: domain, to: service, indirect: true", "forbidden: two"),
      ("allowed-links", "from: domain, to: role:mock", "`allowed-links` forbids: two"),
      ("protected", "modules: service, only: role:app", "only for role:app: two"),
      ("independent-modules", "modules: [Space, Api]", "independent: two"),
      ("required-link", "from: Api, to: Space", "depend on Space: two"),
      ("naming", "targets: Api, named: X*", "X*: two"),
      ("module-shape", "modules: Api, has: mock", "must have: two"),
    ])
  func pairs(rule: String, entry: String, words: String) throws {
    let trial = try Trial(
      drawing, only: rule,
      rules: """
        \(rule):
          - {\(entry), because: one, severity: warning}
          - {\(entry), because: two}
          - {\(entry), because: three, severity: error}
          - {\(entry), because: four, severity: info}
        """)
    let lines = trial.text.split(separator: "\n").filter { $0.hasSuffix("[\(rule)]") }
    #expect(lines.count == 1 && lines.first?.contains(words) == true, "\(trial.text)")
    #expect(lines.first?.contains(": error: ") == true)
  }

  @Test("another pair of the same entry is another finding")
  func others() throws {
    let trial = try Trial(
      "domain | Space, Crew\nservice | Api\nSpace -> Api\nCrew -> Api", only: "forbidden-link",
      rules: """
        forbidden-link:
          - {from: Space, to: service, because: one}
          - {from: domain, to: service, because: two}
        """)
    #expect(trial.verdict.findings.count == 2)
    #expect(trial.text.contains("Crew (domain) links Api (service), which is forbidden: two"))
    #expect(trial.text.contains("Space (domain) links Api (service), which is forbidden: one"))
  }

  @Test("what is not listed of a product of entries and targets is counted")
  func rest() throws {
    let names = (0..<40).map { "T\($0)" }
    let trial = try Trial(
      "core | " + names.joined(separator: ", "), only: "required-link",
      rules: "required-link:\n"
        + (0..<300).map { "  - {from: core, to: Q\($0), because: x}\n" }.joined())
    // 40 targets and no link: 10,000 and 8 for each of them.
    #expect(trial.verdict.findings.count == 10_321)
    #expect(trial.text.contains("1680 more findings of this rule are not listed"))
  }

  @Test("a long chain is told by its ends and a count, a short one as a whole")
  func chains() throws {
    let rule = "forbidden-link:\n  - {from: T0, to: T%, because: x, indirect: true}\n"
    func notes(_ length: Int) throws -> [String] {
      let chain = (0...length).map { "T\($0)" }
      return try Trial(
        "core | \(chain.joined(separator: ", "))\n\(chain.joined(separator: " -> "))",
        only: "forbidden-link", rules: rule.replacing("%", with: "\(length)")
      ).verdict.findings.flatMap { $0.notes.map(\.text) }
    }
    #expect(try notes(4) == (0..<4).map { "T\($0) links T\($0 + 1)" })
    #expect(try notes(5) == ["T0 links T1", "3 more links follow", "T4 links T5"])
    #expect(try notes(300) == ["T0 links T1", "298 more links follow", "T299 links T300"])
  }
}
