/// Problems as compilers print them: place, severity and message, the source line, help, notes.
///
/// Terminals and editors turn the first words into a link. Names and paths come from specs, so
/// nothing in them reaches the terminal that would act there instead of showing.
package struct ProblemText {
  /// The limit of errors or warnings shown; the rest are counted.
  private static let most = 100

  private let style: Style
  private let columns: Int
  private let path: (String) -> String
  private let piece: (Place) -> SourcePiece?

  /// Takes a style, a path formatter, and a source lookup.
  package init(
    style: Style = .plain, columns: Int = DisplayOptions.usualColumns,
    path: @escaping (String) -> String = { $0 }, piece: @escaping (Place) -> SourcePiece?
  ) {
    (self.style, self.columns, self.path, self.piece) = (style, columns, path, piece)
  }

  /// All problems in their order: the first hundred of each severity.
  package func text(of problems: some Sequence<Problem>) -> String {
    var text = ""
    var counts: [Severity: Int] = [:]
    for problem in problems {
      let count = counts[problem.severity, default: 0] + 1
      counts[problem.severity] = count
      if count <= ProblemText.most { text += self.text(of: problem) }
    }
    for severity in [Severity.error, .warning] {
      let hidden = counts[severity, default: 0] - ProblemText.most
      guard hidden > 0 else { continue }
      let words = "\(hidden) more \(severity.rawValue)s are not shown"
      text += self.text(of: Problem(words, severity: severity))
    }
    return text
  }

  package func text(of problem: Problem) -> String {
    let ink = problem.severity.ink
    var text = headline(at: problem.place, problem.severity.rawValue, problem.message, ink)
    if let help = problem.help {
      text += "   \(style.paint("help:", .help)) \(help.escapingInvisibles)\n"
    }
    for note in problem.notes { text += headline(at: note.place, "note", note.text, .info) }
    return BuildLog.disarmed(text)
  }

  private func headline(
    at place: Place?, _ kind: String, _ message: String, _ ink: Style.Ink
  ) -> String {
    let origin = place.map { "\(path($0.file)):\($0.line):\($0.column)" } ?? "archlint"
    let excerpt = place.flatMap { place in
      piece(place).map { SourceExcerpt(of: $0, at: place, columns: columns).text(in: style, ink) }
    }
    return style.paint(origin.escapingInvisibles, .strong) + ": " + style.paint("\(kind):", ink)
      + " \(message.escapingInvisibles)\n" + (excerpt ?? "")
  }
}
