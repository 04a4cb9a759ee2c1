import Documents
import Testing

@testable import Run
@testable import archlint

@Suite("The lines that a branch changed")
struct ChangedLinesTests {
  /// The numbers of the changed lines of a file.
  private func lines(_ before: String?, _ after: String) -> [Int] {
    func source(_ text: String) -> Source { Source(name: "f", bytes: Array(text.utf8)) }
    let now = source(after)
    var lines = ChangedLines(today: { _ in now }, earlier: { _ in before.map(source) })
    return (1...now.lineCount).filter { lines.contains(Place(file: "f", line: $0, column: 1)) }
  }

  @Test(
    "are those that are not between the same lines as before",
    arguments: [
      ("a\nb\nc", "a\nx\nb\nc", [2]), ("a\nb\nc", "a\nc", []), ("a\nb", "a\nb", []),
      ("a\nb\nc", "a\nB\nc", [2]), ("", "a\nb", [1, 2]), (nil, "a\nb", [1, 2]),
      // A line of the same words elsewhere hides no new one.
      ("x\na\nb\nc\nd", "x\na\nb\nx\nc\nd", [4]),
      // Unchanged lines between two changes don't count.
      ("a\nb\nc\nd", "a\nx\nb\nc\ny\nd", [2, 5]),
    ] as [(String?, String, [Int])])
  func changed(before: String?, after: String, expected: [Int]) {
    #expect(lines(before, after) == expected)
  }

  @Test("a place outside of every file is no change")
  func outside() {
    var lines = ChangedLines(
      today: { _ in Source(name: "f", bytes: Array("a".utf8)) }, earlier: { _ in nil })
    let isBehind = lines.contains(Place(file: "f", line: 7, column: 1))
    lines = ChangedLines(today: { _ in nil }, earlier: { _ in nil })
    let isNowhere = lines.contains(Place(file: "f"))
    #expect(!isBehind && !isNowhere)
  }
}
