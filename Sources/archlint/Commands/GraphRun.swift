internal import CommandLine
internal import Documents
internal import Drawings
internal import Findings
internal import Modules
internal import Reporters

/// One run of `graph`.
struct GraphRun {
  private let invocation: Invocation
  private let wish: DrawingWish
  private let terms: Judgement.Terms

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    wish = try DrawingWish(invocation)
    terms = Judgement.Terms(
      day: try invocation.day(), usesBaseline: !invocation.has(.noBaseline))
  }

  func run() -> Outcome {
    let format = invocation.values(of: .graphFormat).last.map(GraphFormat.named) ?? .standard
    var outcome =
      switch format {
      case .json:
        invocation.withWorkspace { Outcome(output: GraphJSON.bytes(of: $0.architecture)) }
      case .drawing(let format):
        invocation.withJudgement(on: terms) { judgement throws(Problem) in
          try draw(judgement, in: format)
        }
      }
    if case .json = format {
      let words = ProblemText.plain
      outcome.problems += idleOptions.map { words.text(of: GraphRun.problem(with: $0)) }.joined()
    }
    if let file = invocation.values(of: .graphOutput).last, file != "-", !outcome.output.isEmpty {
      outcome.files = [OutputFile(path: file, bytes: outcome.output)]
      outcome.output = []
    }
    return outcome
  }

  /// The options that ask for a part of the graph, or for its looks.
  private var idleOptions: [Option] {
    [
      .level, .show, .focus, .depth, .direction, .root, .path, .onlyViolations, .reduce,
      .drawnSince, .fit, .title,
    ].filter(invocation.has)
  }

  private static func problem(with option: Option) -> Problem {
    Problem(
      "`\(option.spelling)` changes nothing: json is always the whole graph", severity: .warning,
      help: "leave it out, or write another format")
  }

  /// The drawing, with what the rules find in what is drawn, and what has changed in it.
  private func draw(
    _ judgement: Judgement, in format: DrawingFormat
  ) throws(Problem) -> Outcome {
    let workspace = judgement.workspace
    let view = try wish.view(of: workspace.graph)
    var earlier: Workspace?
    if let revision = view.since { earlier = try workspace.earlier(since: revision) }
    let drawn = DrawnText(
      of: workspace.architecture, findings: judgement.report.findings, as: view,
      since: earlier?.architecture, in: format, isFitted: invocation.has(.fit))
    switch drawn {
    case .text(let text):
      var outcome = Outcome(output: text)
      if let problem = earlier?.earlierProblem { outcome.problems = workspace.text(of: [problem]) }
      return outcome
    case .tooLarge(let reason, let coarser):
      let way = coarser.map { "`--level \($0.rawValue)`, `--fit`, " } ?? ""
      throw Problem(
        "the drawing is too large for \(format.name): \(reason)",
        help: "try \(way)`--focus` or `--reduce`")
    }
  }
}
