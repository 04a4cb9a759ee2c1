import Documents
import Modules
import Testing

@testable import Reporters

@Suite("The text of a problem")
struct ProblemTextTests {
  private let lines = [
    "name: ISSNetwork",
    "targets:",
    "name: Network",
  ]

  @Test("is place, severity, message, excerpt, help and notes")
  func full() {
    let problem = Problem(
      "the key `name` stands twice", at: place(3, 1..<5), severity: .warning,
      help: "keep one of the two", notes: [Note("first defined here", at: place(1, 1..<5))])
    #expect(
      text(of: problem) == """
        service/project.yml:3:1: warning: the key `name` stands twice
            3 | name: Network
              | ^~~~
           help: keep one of the two
        service/project.yml:1:1: note: first defined here
            1 | name: ISSNetwork
              | ^~~~

        """)
  }

  @Test("begins with the program where there is no place")
  func noPlace() {
    #expect(text(of: Problem("no spec is found")) == "archlint: error: no spec is found\n")
  }

  @Test("does without the excerpt of a file that is not at hand")
  func noSource() {
    let problem = Problem("is no YAML", at: Place(file: "other.yml", line: 2, column: 7))
    #expect(text(of: problem) == "other.yml:2:7: error: is no YAML\n")
  }

  @Test("marks to the end of the line what ends in another")
  func severalLines() {
    let place = Place(
      file: "service/project.yml", line: 1, column: 7, endLine: 2, endColumn: 3)
    #expect(
      text(of: Problem("too long", at: place)) == """
        service/project.yml:1:7: error: too long
            1 | name: ISSNetwork
              |       ^~~~~~~~~~

        """)
  }

  @Test("shows what a name would do to the terminal")
  func hostileNames() {
    let problem = Problem(
      "no `\u{1B}[2J`", at: Place(file: "a\nb.yml", line: 1, column: 1), help: "\u{202E}")
    #expect(
      text(of: problem) == #"""
        a\u{A}b.yml:1:1: error: no `\u{1B}[2J`
           help: \u{202E}

        """#)
  }

  /// The guard: `ProblemText.most`.
  @Test("shows a hundred errors and a hundred warnings")
  func many() {
    let warning = Problem("w", severity: .warning)
    let problems =
      Array(repeating: warning, count: 103) + Array(repeating: Problem("e"), count: 102)
    let lines = reporter.text(of: problems).split(separator: "\n")
    #expect(lines.prefix(100).allSatisfy { $0 == "archlint: warning: w" })
    #expect(
      lines.dropFirst(199) == [
        "archlint: error: e", "archlint: error: 2 more errors are not shown",
        "archlint: warning: 3 more warnings are not shown",
      ])
  }

  private func place(_ line: Int, _ columns: Range<Int>) -> Place {
    Place(
      file: "service/project.yml", line: line, column: columns.lowerBound,
      endColumn: columns.upperBound)
  }

  private func text(of problem: Problem) -> String { reporter.text(of: problem) }

  private var reporter: ProblemText {
    ProblemText { place in
      place.file == "service/project.yml"
        ? SourcePiece(Array(lines[place.line - 1].utf8)[...]) : nil
    }
  }
}
