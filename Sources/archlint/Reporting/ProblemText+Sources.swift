internal import CommandLine
internal import Documents
internal import Modules
internal import Reporters

extension ProblemText {
  /// Words about problems that no text is at hand for.
  static var plain: ProblemText { ProblemText(program: Program.archlint.name) { _ in nil } }

  /// Words about problems in files whose text may be at hand.
  init(
    path: @escaping (String) -> String = { $0 }, source: @escaping (String) -> Source?
  ) {
    self.init(program: Program.archlint.name, path: path) { place in
      source(place.file).flatMap { source in
        (1...source.lineCount).contains(place.line) ? source.line(place.line) : nil
      }
    }
  }
}

extension Outcome {
  /// What is left of a command that could not do its job.
  init(_ problem: Problem) {
    self.init(problems: ProblemText.plain.text(of: problem), exitCode: .unable)
  }
}
