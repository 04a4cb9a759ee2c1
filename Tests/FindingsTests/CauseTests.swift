import Documents
import Findings
import Testing

@Suite("Findings of one cause")
struct CauseTests {
  private func finding(
    _ name: String, _ severity: Severity = .error, line: Int, cause: Cause?
  ) -> Finding {
    var finding = Finding(
      rule: "missing-embed", severity, "App lacks \(name)",
      at: Place(file: "project.yml", line: line, column: 1), from: Subject("App"),
      to: Subject(name), notes: [Note("App links \(name)", at: Place(file: "project.yml"))])
    finding.cause = cause
    return finding
  }

  @Test("are told once: the cause, what to paste, and each of them as a note before its own")
  func joined() {
    let cause = Cause("App lacks 2", help: "add", lines: ["- target: A", "- target: B"])
    let told = [
      finding("A", line: 3, cause: cause), finding("C", line: 4, cause: nil),
      finding("B", line: 5, cause: cause),
    ].byCause
    #expect(told.map(\.message) == ["App lacks 2", "App lacks C"])
    #expect(told.map(\.toldAlong) == [1, 0])
    #expect(told.map(\.lines) == [["- target: A", "- target: B"], []])
    #expect(
      told[0].notes.map(\.text) == ["App lacks A", "App links A", "App lacks B", "App links B"])
    #expect(told[0].notes.map(\.place.line) == [3, 1, 5, 1])
  }

  @Test("are no notes where the cause says all of it")
  func saidBefore() {
    let cause = Cause("A and B lack it", leavesMore: false)
    let told = [finding("A", line: 3, cause: cause), finding("B", line: 3, cause: cause)].byCause
    #expect(told.map(\.message) == ["A and B lack it"])
    #expect(told[0].notes.map(\.text) == ["App links A", "App links B"])
  }

  @Test("of different severity are told apart")
  func severities() {
    let cause = Cause("App lacks 2")
    let told = [
      finding("A", .error, line: 3, cause: cause), finding("B", .warning, line: 5, cause: cause),
    ].byCause
    #expect(told.count == 2)
  }
}
