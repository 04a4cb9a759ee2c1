import Findings
import Foundation
import Modules
import TestSupport
import Testing

/// A commit that adds links to cycles is reported by its links, and by nothing that was there
/// before.
@Suite("A grown cycle")
struct GrownCycleTests {
  private static let changes =
    ProcessInfo.processInfo.environment["GATE_EDITS"].flatMap { Int($0) } ?? 300

  /// The new findings of a commit, as reports have them.
  private func new(_ links: [String], since old: [String]) throws -> [ReportedFinding] {
    func checked(_ links: [String]) throws -> Trial {
      try Trial(links.joined(separator: "\n"), only: "cycle")
    }
    let (before, after) = (try checked(old), try checked(links))
    var report = Report(summary: Summary(), findings: after.verdict.findings.reported)
    report.compare(
      with: (
        before.verdict.findings, [],
        { [graph = before.architecture.graph] in
          graph.links.compactMap { link in
            link.target.map {
              BaselineKey(
                rule: "", from: graph[link.from].qualifiedName, to: graph[$0].qualifiedName)
            }
          }
        }
      ), covered: [],
      change: ArchitectureChange(from: before.architecture, to: after.architecture),
      since: NameChanges(
        from: before.architecture.graph.entryNames, to: after.architecture.graph.entryNames))
    return report.findings.filter { $0.state == .new }
  }

  private func told(_ finding: ReportedFinding) -> [String] {
    [finding.message, finding.help ?? ""] + finding.notes.map(\.text)
  }

  @Test("by a chain of any length that was there before", arguments: 1...20)
  func chain(length: Int) throws {
    let names = (1...length).map { "M\($0)" }
    let old =
      ["X -> Y", "Y -> X"] + zip(["Y"] + names, names).map { "\($0) -> \($1)" }
    let last = "M\(length)"
    let found = try new(old + ["\(last) -> X"], since: old)
    #expect(found.map { "\($0.from.name) -> \($0.to?.name ?? "")" } == ["\(last) -> X"])
    let way = ["X", "Y"] + names
    let notes = zip(way, way.dropFirst()).map { "\($0) links \($1)" }
    let words = length == 1 ? "1 target" : "\(length) targets"
    let message = "\(last) → X joins \(words) to the cycle X ⇄ Y"
    #expect(found.map(told) == [[message, "remove it to leave only the cycle X ⇄ Y"] + notes])
  }

  @Test("by what joins cycles, by all links that do, and by a cycle that nobody had")
  func joined() throws {
    let old = ["A -> B -> A", "C -> D -> E -> C", "B -> F"]
    #expect(
      try new(old + ["F -> C", "E -> A"], since: old).map(told) == [
        [
          "E → A, F → C join 1 target and 2 cycles: A ⇄ B; C, D, E (3 targets)",
          "remove them to leave only 2 cycles: A ⇄ B; C, D, E (3 targets)",
          "A links B", "B links F", "F links C", "C links D", "D links E", "F → C is new too",
        ]
      ])
    #expect(
      try new(old + ["D -> C"], since: old).map(told) == [
        [
          "D → C is new in a cycle group of 3 targets",
          "remove it to restore the earlier cycle",
          "C links D", "3 targets depend on each other: C, D, E",
        ]
      ])
    // The rule would point at the last link back, which is old here.
    let line = ["A -> B", "C -> A"]
    #expect(
      try new(line + ["B -> C"], since: line).map(told) == [
        [
          "B → C creates a cycle of 3 targets", "remove it to break every cycle", "C links A",
          "A links B",
        ]
      ])
  }

  @Test("by added links alone, and what it says is left without them is left")
  func property() throws {
    var random = SplitMix(seed: 2029)
    var count = 0
    for _ in 0..<Self.changes {
      let names = (0..<Int.random(in: 3...24, using: &random)).map { "T\($0)" }
      func link() -> String {
        let from = names.randomElement(using: &random) ?? ""
        return "\(from) -> \(names.filter { $0 != from }.randomElement(using: &random) ?? "")"
      }
      let old = Set((0..<Int.random(in: 2...30, using: &random)).map { _ in link() }).sorted()
      let added = Set((0..<Int.random(in: 1...5, using: &random)).map { _ in link() }).subtracting(
        old)
      for finding in try new(old + added.sorted(), since: old) {
        count += 1
        let anchor = "\(finding.from.name) -> \(finding.to?.name ?? "")"
        #expect(added.contains(anchor), "\(finding.message)\n\(old)\n\(added)")
        // The first reported link was added, and all of it is in the cycle.
        let members = Set(finding.members.map(\.name))
        let inside = added.filter { Set($0.components(separatedBy: " -> ")).isSubset(of: members) }
        let first = finding.message.firstMatch(of: #/^(.*?) (creates?|joins?|is|are) /#)?.1 ?? ""
        let said = first.replacing(#/ and \d+ more$/#, with: "").split(separator: ", ")
          .map { $0.replacing(" → ", with: " -> ") }
        if finding.message.hasPrefix("dependency cycle: ") { continue }
        #expect(
          Set(said.map(String.init)).isSubset(of: inside) && said.count == min(inside.count, 4))
        let left = try Trial(old.joined(separator: "\n"), only: "cycle").verdict.findings
          .map { Set($0.members.map(\.name)) }.filter { $0.isSubset(of: members) }
        let isGone = left.isEmpty
        #expect((finding.help ?? "").hasSuffix(" to break every cycle") == isGone)
      }
    }
    #expect(count > Self.changes / 5)
  }
}
