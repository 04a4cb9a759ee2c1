package import Documents
internal import Findings
internal import Modules

/// Problems as compilers print them: place, severity and message, the source line, help, notes.
///
/// Terminals and editors turn the first words into a link. Names and paths come from specs, so
/// nothing in them reaches the terminal that would act there instead of showing.
package struct ProblemText {
  /// More warnings than this are read by nobody; they are counted instead.
  private static let mostWarnings = 100

  private let program: String
  private let path: (String) -> String
  private let piece: (Place) -> SourcePiece?

  /// Takes the name that stands where there is no place, how to print the path of a file, and a
  /// way to the line of a place.
  package init(
    program: String, path: @escaping (String) -> String = { $0 },
    piece: @escaping (Place) -> SourcePiece?
  ) {
    self.program = program
    self.path = path
    self.piece = piece
  }

  /// All problems in their order: every error, and the first hundred warnings.
  package func text(of problems: some Sequence<Problem>) -> String {
    var text = ""
    var warnings = 0
    for problem in problems {
      warnings += problem.severity == .warning ? 1 : 0
      if problem.severity == .error || warnings <= ProblemText.mostWarnings {
        text += self.text(of: problem)
      }
    }
    let hidden = warnings - ProblemText.mostWarnings
    if hidden > 0 {
      text += self.text(of: Problem("\(hidden) more warnings are not shown", severity: .warning))
    }
    return text
  }

  /// The problem in full, a line break at its end.
  package func text(of problem: Problem) -> String {
    var text = headline(at: problem.place, problem.severity.rawValue, problem.message)
    if let help = problem.help { text += "   help: \(help.withUnseenShown)\n" }
    for note in problem.notes { text += headline(at: note.place, "note", note.text) }
    return BuildLog.disarmed(text)
  }

  private func headline(at place: Place?, _ kind: String, _ message: String) -> String {
    let origin = place.map { "\(path($0.file)):\($0.line):\($0.column)" } ?? program
    return CompilerLine.text(origin, kind, message) + (place.map(excerpt) ?? "")
  }

  private func excerpt(at place: Place) -> String {
    piece(place).map { SourceExcerpt(of: $0, at: place).text } ?? ""
  }
}
