internal import CommandLine
internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Reporters

extension Command {
  /// Writes a saved report down again.
  static let render = Command(
    name: "render",
    summary: "Write a saved JSON report in any other format",
    details: """
      The project is not looked at: what is written is what `check` would have written in the same \
      run. PATH says where the report's paths begin, as it did for `check`; the exit code is 0 \
      whatever was found.
      """,
    examples: [
      (
        "archlint render report.json --format markdown --output comment.md",
        "a comment on a pull request"
      )
    ],
    arguments: [
      .init(.file, "a report of `check --format json`; - for standard input"),
      .init(.path, "what `check` was given", isOptional: true),
    ],
    options: [.format, .output, .config, .quiet, .verbose, .color, .noColor],
    run: { invocation throws(UsageError) in
      let plan = try OutputPlan(invocation)
      let words = ProblemText.plain
      do throws(Problem) {
        let report = try Report.saved(in: invocation.arguments[0])
        let root = try Root(
          path: invocation.arguments.dropFirst().first,
          configuration: invocation.values(of: .config).first)
        let output = ReportOutput(plan: plan, invocation: invocation, root: root)
        var outcome = output.outcome(of: report)
        outcome.problems = report.problems.map(words.text).joined()
        return outcome
      } catch {
        return Outcome(problems: words.text(of: error), exitCode: .unable)
      }
    })
}

extension Report {
  /// Reads a report from a file, or from standard input where the path is a dash.
  fileprivate static func saved(in path: String) throws(Problem) -> Report {
    let source: Source
    do throws(ReadFailure) {
      let isInput = path == "-"
      let bytes = isInput ? try Disk.contentsOfStandardInput() : try Disk.contents(of: path)
      source = Source(name: isInput ? "<stdin>" : path, bytes: bytes)
    } catch {
      throw Problem("cannot read `\(path)`: \(error.words)")
    }
    return try Report(try Document.read(source, as: .json))
  }
}
