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
          Outcome(output: try text(of: judgement, in: format))
        }
      }
    if let file = invocation.values(of: .graphOutput).last, file != "-", !outcome.output.isEmpty {
      outcome.files = [OutputFile(path: file, bytes: outcome.output)]
      outcome.output = []
    }
    return outcome
  }

  /// The drawing, with what the rules find in what is drawn.
  private func text(
    of judgement: Judgement, in format: DrawingFormat
  ) throws(Problem) -> String {
    let architecture = judgement.workspace.architecture
    let view = try wish.view(finding: DependencyNames(architecture.graph))
    let drawn = DrawnText(
      of: architecture, findings: judgement.report.findings, as: view, in: format,
      isFitted: invocation.has(.fit))
    switch drawn {
    case .text(let text): return text
    case .tooLarge(let reason, let coarser):
      let way = coarser.map { "`--level \($0.rawValue)`, `--fit`, " } ?? ""
      throw Problem(
        "the drawing is too large for \(format.name): \(reason)",
        help: "try \(way)`--focus` or `--reduce`")
    }
  }
}
