// Exit codes of all commands are decided here.
extension ExitCode {
  package init(_ conclusion: Conclusion) {
    self =
      switch conclusion {
      case .passed: .success
      case .failed: .negative
      case .unable: .unable
      }
  }
}

extension Outcome {
  /// The outcome of a command that may fail.
  package init(_ answer: () throws(Problem) -> Outcome) {
    do throws(Problem) {
      self = try answer()
    } catch {
      self.init(error)
    }
  }

  package init(_ problem: Problem) {
    self.init(problems: ProblemText.plain.text(of: problem), exitCode: .unable)
  }

  package init(_ problems: [Problem], _ words: ProblemText) {
    self.init(problems: words.text(of: problems), exitCode: .unable)
  }

  /// An answer, after the problems that affect it.
  package init(_ problems: [Problem], _ words: ProblemText, _ answer: () throws(Problem) -> Outcome)
  {
    var problems = problems
    do throws(Problem) {
      self = try answer()
    } catch {
      self.init()
      problems.append(error)
    }
    self.problems = words.text(of: problems) + self.problems
    if problems.haveError { exitCode = .unable }
    remains = RetainedObjects(words)
  }
}

extension ProblemText {
  /// Formats problems without source lines.
  package static var plain: ProblemText { ProblemText { _ in nil } }

  /// Formats problems with source lines where available.
  package init(path: @escaping (String) -> String = { $0 }, source: @escaping (String) -> Source?) {
    self.init(
      style: Terminal.errorStyle,
      columns: Terminal.errorScreen?.columns ?? DisplayOptions.usualColumns, path: path
    ) { place in
      source(place.file)?.piece(around: place)
    }
  }
}
