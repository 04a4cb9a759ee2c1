// How a run went is decided here, for every command.
extension ExitCode {
  /// A job that could not be done is told from one that was done with warnings.
  package init(_ problems: [Problem]) { self = problems.haveError ? .unable : .success }

  /// How a run ended, as a number.
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
  /// What a command leaves behind that may turn out to be impossible.
  package init(_ answer: () throws(Problem) -> Outcome) {
    do throws(Problem) {
      self = try answer()
    } catch {
      self.init(error)
    }
  }

  /// What is left of a command that could not do its job.
  package init(_ problem: Problem, output: [UInt8] = []) {
    self.init(output: output, problems: ProblemText.plain.text(of: problem), exitCode: .unable)
  }

  /// What is left of a command that several problems kept from its job.
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
    remains = Remains(words)
  }
}

extension ProblemText {
  /// Words about problems that no text is at hand for.
  package static var plain: ProblemText { ProblemText { _ in nil } }

  /// Words about problems in files whose text may be at hand.
  package init(
    path: @escaping (String) -> String = { $0 }, source: @escaping (String) -> Source?
  ) {
    self.init(
      program: "archlint", style: Terminal.errorStyle,
      columns: Terminal.errorScreen?.columns ?? Reading.usualColumns, path: path
    ) { place in
      source(place.file)?.piece(around: place)
    }
  }
}
