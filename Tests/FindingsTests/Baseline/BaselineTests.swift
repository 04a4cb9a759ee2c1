import Documents
import Findings
import Modules
import Testing

@Suite("A baseline")
struct BaselineTests {
  @Test("is one entry a line, sorted, with what measures it")
  func text() {
    let baseline = Baseline([
      entry("upward-link", "Network/ISSNetwork", "Cosmonaut/ISSCosmonaut"),
      entry("missing-source", "Network/ISSNetwork", "Sources/Gone", grade: .warning),
      entry("duplicate-static", "Log/Log", "App/App", part: "Net/Net"),
      entry("upward-link", "Network/ISSNetwork", "Cosmonaut/ISSCosmonaut"),
      entry("dynamic-framework-limit", "App/App", "limit", count: 12),
    ])
    #expect(
      baseline.text == """
        checksum:
          - \(checksum(baseline))

        # Existing findings that `archlint check` accepts. `archlint baseline --prune` removes fixed
        # ones; only `archlint baseline --accept` adds new ones.
        version: 2
        findings:
          - {rule: duplicate-static, from: Log/Log, to: App/App, part: Net/Net}
          - {rule: dynamic-framework-limit, from: App/App, to: "limit", count: 12}
          - {rule: missing-source, from: Network/ISSNetwork, to: Sources/Gone, severity: warning}
          - {rule: upward-link, from: Network/ISSNetwork, to: Cosmonaut/ISSCosmonaut}

        """)
    #expect(Baseline().text.hasSuffix("\nfindings: []\n"))
  }

  @Test("is recognised in any order, and not with a line more or less")
  func checksums() {
    let (one, other) = (entry("a", "A", "B"), entry("a", "A", "C"))
    #expect(checksum(Baseline([one, other])) == checksum(Baseline([other, one, one])))
    #expect(checksum(Baseline([one, other])) != checksum(Baseline([one])))
    #expect(checksum(Baseline([one])) != checksum(Baseline([entry("a", "A", "B", count: 2)])))
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
    #expect(match.stale(of: baseline).map(\.key.rule) == ["upward-link", "x"])
  }

  @Test("accepts a number up to what it was, and no more severe than it was")
  func measures() {
    let baseline = Baseline([entry("limit", "A", "fan-in", count: 12, grade: .warning)])
    func isAccepted(_ count: Int, _ grade: Severity?) -> Bool {
      let finding = finding("limit", "A", "fan-in")
        .with(entries: [entry("limit", "A", "fan-in", count: count, grade: grade)])
      return baseline.match([finding]).kept.isEmpty
    }
    #expect(isAccepted(12, .warning) && isAccepted(11, .info))
    #expect(!isAccepted(13, .warning) && !isAccepted(12, .error) && !isAccepted(12, nil))
  }

  @Test("of two lines about one entry, as a merge leaves them, the stricter counts")
  func twice() {
    let baseline = Baseline([
      entry("limit", "A", "fan-in", count: 12), entry("limit", "A", "fan-in", count: 10),
    ])
    let finding = finding("limit", "A", "fan-in")
      .with(entries: [entry("limit", "A", "fan-in", count: 11)])
    #expect(baseline.match([finding]).kept.count == 1)
  }

  @Test("a cycle is its links: one that was none of them is new, and pointed at")
  func cycles() {
    let baseline = Baseline(ring("A", "B", "C").entries)
    let less = baseline.match([ring("A", "C")])
    #expect(less.kept.map(\.message) == ["A → C creates a cycle of 2 targets"])
    let same = baseline.match([ring("A", "B", "C")])
    #expect(same.accepted.count == 1 && same.stale(of: baseline).isEmpty)
    let more = baseline.match([ring("A", "B", "D", "C")])
    #expect(more.kept.map(\.message) == ["B → D creates a cycle of 4 targets"])
    #expect(more.kept.map(\.place.file) == ["B"])
    #expect(more.stale(of: baseline).map(\.key.words) == ["cycle from B to C"])
  }

  @Test("accepts nothing of a rule that is never accepted")
  func never() {
    var baseline = Baseline(ring("A", "B").entries)
    baseline.never = ["cycle"]
    let match = baseline.match([ring("A", "B")])
    #expect(match.kept.count == 1)
    #expect(match.stale(of: baseline).count == 2)
  }

  @Test("has the names of targets and projects, and no others for them")
  func exactNames() {
    let baseline = Baseline([entry("x", "Accounts", "external:SnapKit")])
    let match = baseline.match([finding("x", "Bank/Accounts", "SnapKit")])
    #expect(match.accepted.isEmpty && match.stale(of: baseline).count == 1)
  }

  @Test("grows by entries that an earlier one lacks, or accepts less of")
  func growth() {
    let written = Baseline([
      entry("x", "A/A", "B/B"), entry("y", "A/A", "limit", count: 3, grade: .warning),
    ])
    func growth(_ entries: BaselineEntry...) -> [String] {
      Baseline(entries).growth(since: written, nil).map(\.key.words)
    }
    #expect(growth(entry("x", "A/A", "B/B"), entry("x", "B/B", "A/A")) == ["x from B/B to A/A"])
    #expect(growth(entry("y", "A/A", "limit", count: 2, grade: .info)) == [])
    #expect(growth(entry("y", "A/A", "limit", count: 4, grade: .info)).count == 1)
    #expect(growth(entry("y", "A/A", "limit", count: 3)).count == 1)
  }

  private func entry(
    _ rule: String, _ from: String, _ to: String? = nil, part: String? = nil, count: Int = 1,
    grade: Severity? = nil
  ) -> BaselineEntry {
    BaselineEntry(
      BaselineKey(rule: rule, from: from, to: to, part: part), count: count, grade: grade)
  }

  private func finding(_ rule: String, _ from: String, _ to: String) -> Finding {
    Finding(
      rule: rule, .error, "", at: Place(file: "a"), from: Subject(from), to: Subject(to))
  }

  /// The checksum line of a baseline.
  private func checksum(_ baseline: Baseline) -> Substring {
    baseline.text.split(separator: "\n").first { $0.hasPrefix("  - c") }?.dropFirst(4) ?? ""
  }

  /// A cycle of targets, each of which links the next; each link is in a file named after its
  /// target.
  private func ring(_ names: String...) -> Finding {
    Finding(
      rule: "cycle", .error, "", at: Place(file: "a"), from: Subject(names[0]),
      members: Set(names).map { Subject($0) },
      entries: zip(names, names.dropFirst() + names.prefix(1)).map { from, to in
        BaselineEntry(
          BaselineKey(rule: "cycle", from: from, to: to),
          note: Note("\(from) → \(to)", at: Place(file: from)))
      })
  }
}
