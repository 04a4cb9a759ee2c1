import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("What is read of a report, in groups")
struct DigestTests {
  private func finding(
    _ rule: String, _ severity: Severity, by module: String?, line: Int = 1, knot: Int = 0
  ) -> ReportedFinding {
    let finding = Finding(
      rule: rule, severity, "m", at: Place(file: "f", line: line, column: 1),
      from: Subject(module ?? "spec"), to: Subject("T"),
      members: (0..<knot).map { Subject("\($0)") }, module: module)
    return ReportedFinding(finding)
  }

  private func digest(
    _ findings: [ReportedFinding], _ change: (inout DisplayOptions) -> Void = { _ in }
  ) -> GroupedFindings {
    var reading = DisplayOptions()
    change(&reading)
    let report = Report(
      summary: Summary(), findings: findings.sortedForReading(),
      modules: [(name: "A", layer: "core"), (name: "B", layer: nil)])
    return GroupedFindings(of: report, reading)
  }

  @Test("severe before slight, knots before all else, many before few, then by name")
  func order() {
    let digest = digest([
      finding("many", .warning, by: "A"), finding("many", .warning, by: "B"),
      finding("few", .warning, by: "A"), finding("also", .warning, by: "A"),
      finding("one", .error, by: "A", line: 9), finding("knots", .error, by: "B", knot: 2),
      finding("more", .error, by: "A"), finding("more", .info, by: "A"),
      finding("knots", .error, by: "A", knot: 12),
    ])
    #expect(
      digest.groups.map(\.heading) == [
        "knots: 2 errors, the largest with 12 targets", "more: 1 of 1 error, 1 info",
        "one: 1 error",
        "many: 2 warnings", "also: 1 warning", "few: 1 warning",
      ])
    #expect(digest.groups[0].findings.map(\.members.count) == [12, 2])
    #expect(digest.sections.map(\.heading) == [nil] && !digest.hasTable)
  }

  @Test("in a long report what is the only one of its rule stands between the others")
  func singles() {
    let many = (1...9).map { finding("many", .warning, by: "A", line: $0) }
    let errors = ["x", "y"].map { finding($0, .error, by: "A") }
    let all = many + errors + [finding("z", .info, by: "A")]
    // Infos are only counted next to more severe findings, unless requested.
    #expect(digest(all).sections.map(\.heading) == [nil, "many: 9 warnings"])
    #expect(digest(all).unlistedInfos == 1)
    // So are many infos alone.
    let infos = (1...11).map { finding("z", .info, by: "A", line: $0) }
    #expect(digest(infos).unlistedInfos == 11 && !digest(infos).hasTable)
    #expect(digest(infos.dropLast()).unlistedInfos == 0)
    let sections = digest(all) { $0.isFull = true }.sections
    #expect(sections.map(\.heading) == [nil, "many: 9 warnings", nil])
    #expect(sections.map(\.findings.count) == [2, 9, 1])
  }

  @Test("below a rule by the one at fault, then by place")
  func culprits() {
    let digest = digest([
      finding("r", .error, by: "B", line: 1), finding("r", .error, by: "A", line: 9),
      finding("r", .error, by: "B", line: 4), finding("r", .error, by: "A", line: 3),
    ])
    #expect(digest.groups[0].findings.map(\.culprit) == ["A", "A", "B", "B"])
    #expect(digest.groups[0].findings.map(\.place.line) == [3, 9, 1, 4])
  }

  @Test(
    "groups of any kind, and none for those who belong to none",
    arguments: [
      (.rule, ["r: 3 errors"]),
      (.module, ["A: 1 error", "B: 1 error", "spec: 1 error"]),
      (.layer, ["no layer: 2 errors", "core: 1 error"]),
      (.owner, ["no owner: 2 errors", "@crew: 1 error"]),
    ] as [(DisplayOptions.Grouping, [String])])
  func groups(grouping: DisplayOptions.Grouping, headings: [String]) {
    var owned = finding("r", .error, by: "A")
    owned.owner = "@crew"
    let findings = [owned, finding("r", .error, by: "B"), finding("r", .error, by: nil)]
    let digest = digest(findings) { $0.grouping = grouping }
    #expect(digest.groups.map(\.heading) == headings)
    #expect(digest.sections.map(\.heading) == headings)
  }

  @Test("a limit keeps the worst, and says of how many", arguments: [0, 1, 2, 3, 5])
  func limit(limit: Int) {
    let findings =
      ["A", "B", "C"].map { finding("r", .error, by: $0) }
      + [finding("s", .warning, by: "A")]
    let digest = digest(findings) { $0.limit = limit }
    #expect(digest.groups.map(\.listed) == [min(limit, 3), max(0, min(limit, 4) - 3)])
    #expect(digest.omitted == max(0, 4 - limit))
    let heading = limit >= 3 ? "r: 3 errors" : "r: \(limit) of 3 errors"
    #expect(limit == 0 || digest.groups[0].heading == heading)
    #expect(digest.sections.flatMap(\.findings).count == min(limit, 4))
  }

  @Test("more than anybody reads is only counted, unless somebody asks for it")
  func listed() {
    let findings = Array(
      repeating: finding("r", .error, by: "A"), count: DisplayOptions.mostListed + 3)
    let digest = digest(findings) { _ in }
    #expect(digest.omitted == 3)
    #expect(digest.groups[0].heading == "r: 10000 of 10003 errors")
    let all = self.digest(findings) { $0.limit = findings.count }
    #expect(all.omitted == 0)
  }

  @Test("what was there before is in no group; a table says where the others are")
  func table() {
    var known = finding("r", .error, by: "A")
    known.state = .unchanged
    var fresh = (1...11).map { finding("r", .error, by: $0 < 8 ? "A" : "B", line: $0) }
    for index in fresh.indices { fresh[index].state = .new }
    let digest = digest(fresh + [known])
    #expect(digest.known.count == 1)
    #expect(digest.hasTable)
    #expect(digest.sections.map(\.heading) == ["r: 11 errors"])
    #expect(digest.statistics.total == 11)
    #expect(digest.statistics.rows.map(\.heaps) == [["core 7", "A 7", "B 4"]])
  }
}
