import Documents
import Findings
import Testing

@Suite("A finding")
struct FindingTests {
  private let place = Place(file: "app/project.yml", line: 3, column: 5)

  @Test("is a value: who changes a copy changes nobody else's")
  func copies() {
    let first = Finding(rule: "r", .error, "A links B", at: place, from: Subject("A"))
    var second = first
    second.message += ", too"
    second.notes.append(Note("here", at: place))
    second.entries[0].count = 4
    #expect(first.message == "A links B")
    #expect(first.notes.isEmpty)
    #expect(first.entries.map(\.count) == [1])
    #expect(second.message == "A links B, too")
    #expect(second.notes.map(\.text) == ["here"])
    #expect(second.entries.map(\.count) == [4])
  }

  @Test("is one entry, its ends, and known by them, as long as nobody says otherwise")
  func entries() {
    var finding = Finding(
      rule: "r", .error, "A links B", at: place, from: Subject("A"), to: Subject("B"))
    #expect(finding.entries.map(\.key) == [BaselineKey(rule: "r", from: "A", to: "B")])
    #expect(finding.fingerprint == Identity(rule: "r", from: "A", to: "B").fingerprint)
    finding.fingerprint = "0123456789abcdef"
    finding.divide(into: [(Subject("x"), nil), (Subject("y"), nil)])
    #expect(finding.fingerprint == "0123456789abcdef")
    #expect(finding.entries.map(\.key.part) == ["x", "y"])
  }

  @Test("is changed where it lies, however much there is of it", .timeLimit(.minutes(10)))
  func growth() {
    var finding = Finding(rule: "r", .error, "A links B", at: place, from: Subject("A"))
    for number in 0..<100_000 {
      finding.notes.append(Note("\(number)", at: place))
      finding.entries[0].count += 1
      finding.entries.append(BaselineEntry(BaselineKey(rule: "r", from: "\(number)")))
    }
    #expect(finding.notes.count == 100_000)
    #expect(finding.entries.count == 100_001 && finding.entries[0].count == 100_001)
  }
}
