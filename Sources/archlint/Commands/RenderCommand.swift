extension Command {
  static let render = Command(
    "render",
    arguments: [
      .init(.file, "a report of `check --format json`; - for standard input"),
      .init(.path, "the PATH of `check`", isOptional: true),
    ],
    options: [.format, .output] + Option.ofReports
      + [.config, .quiet, .verbose, .color, .noColor, .largeFiles],
    run: { invocation throws(UsageError) in
      let plan = try OutputPlan(invocation)
      let reading = try invocation.reading()
      return Outcome { () throws(Problem) in
        let source = try Source.typed(invocation.arguments[0], upTo: invocation.largestFile)
        let report = try Report(Document.read(source, as: .json))
        let output = ReportOutput(
          plan: plan, invocation: invocation, root: try invocation.root(at: 1), reading: reading)
        var outcome = output.outcome(of: report)
        outcome.problems = ProblemText.plain.text(of: report.problems)
        return outcome
      }
    })
}
