internal import Findings
internal import Modules
internal import Reporters
internal import Rules

/// One run of `graph`.
struct GraphRun {
  private let invocation: Invocation
  private let wish: DrawingWish
  private let day: Day

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    wish = try DrawingWish(invocation)
    day = try invocation.day()
  }

  func run() -> Outcome {
    let format = invocation.values(of: .graphFormat).last.map(GraphFormat.named) ?? .standard
    return invocation.withWorkspace { workspace throws(Problem) in
      switch format {
      case .json: Outcome(output: GraphJSON.bytes(of: workspace.architecture))
      case .drawing(let format): try draw(workspace, in: format)
      }
    }
  }

  private func draw(
    _ workspace: Workspace, in format: DrawingFormat
  ) throws(Problem) -> Outcome {
    let names = DependencyNames(workspace.graph)
    let view = try wish.view(finding: names)
    let drawn = DrawnText(
      of: workspace.architecture, findings: workspace.findings(on: day), as: view, in: format,
      isFitted: invocation.has(.fit))
    switch drawn {
    case .text(let text): return Outcome(output: text)
    case .tooLarge(let reason, let coarser):
      let way = coarser.map { "`--level \($0.rawValue)`, `--fit`, " } ?? ""
      throw Problem(
        "the drawing is too large for \(format.name): \(reason)",
        help: "try \(way)`--focus` or `--reduce`")
    }
  }
}

extension Workspace {
  /// What all rules find, in the order to be read.
  fileprivate func findings(on day: Day) -> [Finding] {
    let book = RuleBook(preset: configuration.preset.rules, configuration: configuration.rules)
    let verdict = book.judge(
      architecture, excuses: excuses, under: Conditions(day: day, isLoneSpec: isLoneSpec))
    return verdict.report(of: architecture).findings
  }
}
