import Documents
import Findings
import Testing

@Suite("A finding")
struct FindingTests {
  private let place = Place(file: "app/project.yml", line: 3, column: 5)

  @Test("is never changed: with another value it is another one")
  func copies() {
    let first = Finding(rule: "r", .error, "A links B", at: place, from: Subject("A"))
    let entries = [BaselineEntry(BaselineKey(rule: "r", from: "A"), count: 4)]
    let second = first.with(nil, "A links B, too", entries: entries)
      .adding(Note("here", at: place))
    #expect(first.message == "A links B")
    #expect(first.notes.isEmpty)
    #expect(first.entries.map(\.count) == [1])
    #expect(second.message == "A links B, too")
    #expect(second.notes.map(\.text) == ["here"])
    #expect(second.entries.map(\.count) == [4])
  }

  @Test("is one entry, its ends, and known by them, as long as nobody says otherwise")
  func entries() {
    let finding = Finding(
      rule: "r", .error, "A links B", at: place, from: Subject("A"), to: Subject("B"))
    #expect(finding.entries.map(\.key) == [BaselineKey(rule: "r", from: "A", to: "B")])
    let known = Identity(rule: "r", from: "A", to: "B").fingerprint
    #expect(ReportedFinding(finding).fingerprint == known)
    let saved = ReportedFinding(finding, fingerprint: "0123456789abcdef")
    #expect(saved.fingerprint == "0123456789abcdef")
    let parts = finding.entries.flatMap { own in ["x", "y"].map { own.part($0, note: nil) } }
    #expect(finding.with(entries: parts).entries.map(\.key.part) == ["x", "y"])
  }
}
