import Documents
import Findings
import Modules
import Testing

@Suite("A baseline")
struct BaselineTests {
  @Test("is one finding a line, sorted by identity")
  func text() {
    let baseline = Baseline([
      entry("upward-link", "Network/ISSNetwork", "Cosmonaut/ISSCosmonaut"),
      entry("missing-source", "Network/ISSNetwork", "Sources/Gone"),
      entry("cycle", "", members: ["B/B", "A/A"]),
      entry("upward-link", "Network/ISSNetwork", "Cosmonaut/ISSCosmonaut"),
      entry("dynamic-framework-limit", "App/App"),
    ])
    #expect(
      baseline.text == """
        # Old debt: findings that `archlint check` accepts. `archlint baseline --prune` drops what is
        # mended; only `archlint baseline --accept` adds to it.
        version: 1
        findings:
          - {rule: cycle, modules: [A/A, B/B]}
          - {rule: dynamic-framework-limit, from: App/App}
          - {rule: missing-source, from: Network/ISSNetwork, to: Sources/Gone}
          - {rule: upward-link, from: Network/ISSNetwork, to: Cosmonaut/ISSCosmonaut}

        """)
    #expect(Baseline().text.hasSuffix("\nversion: 1\nfindings: []\n"))
  }

  @Test("quotes what might be taken for something else, and shows what would hide")
  func quoting() {
    let baseline = Baseline([
      entry("a", "1/2", "true"), entry("b", "A: B/C #1", "say \"\\\""),
      entry("c", "A/\u{1B}[2J\n", "\u{E0041}é🚀"),
    ])
    #expect(
      baseline.text.split(separator: "\n").suffix(3) == [
        #"  - {rule: a, from: "1/2", to: "true"}"#,
        #"  - {rule: b, from: "A: B/C #1", to: "say \"\\\""}"#,
        #"  - {rule: c, from: "A/\u001B[2J\u000A", to: "\U000E0041é🚀"}"#,
      ])
  }

  @Test("accepts what it lists and nothing else, and knows which entries are idle")
  func matching() {
    let baseline = Baseline([
      entry("upward-link", "A", "B"), entry("upward-link", "A", "C"), entry("x", "A", "B"),
    ])
    let match = baseline.match([finding("upward-link", "A", "B"), finding("upward-link", "B", "A")])
    #expect(match.accepted.map(\.from.name) == ["A"])
    #expect(match.kept.map(\.from.name) == ["B"])
    #expect(match.stale.map(\.identity.rule) == ["upward-link", "x"])
  }

  @Test("a cycle that shrank is the one it was, one that grew is not")
  func cycles() {
    let baseline = Baseline([entry("cycle", "", members: ["A", "B", "C"])])
    let (less, more) = (ring("A", "C"), ring("A", "B", "C", "D"))
    #expect(baseline.match([less]).accepted.count == 1)
    #expect(baseline.match([less]).stale.isEmpty)
    #expect(baseline.match([more]).kept.count == 1)
    #expect(baseline.match([more]).stale.count == 1)
  }

  @Test("accepts nothing of a rule that is never accepted")
  func never() {
    let baseline = Baseline([entry("cycle", "", members: ["A", "B"])], never: ["cycle"])
    let match = baseline.match([ring("A", "B")])
    #expect(match.kept.count == 1)
    #expect(match.stale.count == 1)
  }

  private func entry(
    _ rule: String, _ from: String, _ to: String? = nil, members: [String] = []
  ) -> Baseline.Entry {
    Baseline.Entry(Identity(rule: rule, from: from, to: to, members: members))
  }

  private func finding(_ rule: String, _ from: String, _ to: String) -> Finding {
    Finding(
      rule: rule, .error, "", at: Place(file: "a"), from: Subject(from), to: Subject(to))
  }

  private func ring(_ names: String...) -> Finding {
    Finding(
      rule: "cycle", .error, "", at: Place(file: "a"), from: Subject(names[0]),
      members: names.map { Subject($0) })
  }
}
