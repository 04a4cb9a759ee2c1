struct GraphRun {
  /// Every way to write a graph down: the drawings, and everything there is for other programs.
  static let formats = DrawingFormat.all.map(\.name) + [json, markdown]

  private static let json = "json"
  private static let markdown = "markdown"

  private let invocation: Invocation
  private let options: DiagramOptions
  private let terms: CheckOptions
  private let changes: [HypotheticalChange]

  /// Takes changes that are hypothetical, which are drawn as if they were made since now.
  init(_ invocation: Invocation, assuming changes: [HypotheticalChange] = []) throws(UsageError) {
    (self.invocation, self.changes) = (invocation, changes)
    options = try DiagramOptions(invocation, since: changes.isEmpty ? nil : Invocation.former)
    terms = CheckOptions(day: try invocation.day(), usesBaseline: !invocation.has(.noBaseline))
  }

  func run() -> Outcome {
    Outcome { () throws(Problem) in try written() }.going(where: invocation)
  }

  private func written() throws(Problem) -> Outcome {
    let name = invocation.value(of: .graphFormat) ?? impliedFormat
    if name == nil, let ending {
      let drawn = DrawingFormat.all.map { $0.endings[0] } + [GraphRun.json]
      let known = (invocation.has(.card) ? ["html", "md"] : drawn).map { "`.\($0)`" }
      throw Problem(
        "unknown format for the extension `.\(ending)`",
        help: "use \(known.joined(separator: ", ")), or add `--format`")
    }
    if let module = invocation.value(of: .card) { return try card(of: module, as: name) }
    if name == GraphRun.markdown {
      throw Problem("markdown requires `--module`", help: "add `--module TARGET`, or use mermaid")
    }
    guard name == GraphRun.json else {
      let usual = options.isSheet ? DrawingFormat.svg : DrawingFormat.all[0]
      let format = DrawingFormat.all.first { $0.name == name } ?? usual
      if invocation.has(.layoutEngine), format.name != DrawingFormat.all[0].name {
        throw Problem("`--layout` requires dot, not \(format.name)", help: "remove `--layout`")
      }
      if options.isSheet, !format.takesSheets {
        throw Problem(
          "a matrix or poster cannot be written as \(format.name)",
          help: "use `--format svg` or `--format html`")
      }
      guard changes.isEmpty else {
        return invocation.withWorkspace(forOthers: true) { workspace throws(Problem) in
          let modified = try ModifiedWorkspace(workspace, with: changes).workspace
          return try draw(modified.checked(on: terms), in: format, since: workspace)
        }
      }
      return invocation.withChecked(on: terms) { checked throws(Problem) in
        try draw(checked, in: format)
      }
    }
    var outcome = invocation.withWorkspace { Outcome(output: GraphJSON.bytes(of: $0.architecture)) }
    outcome.problems += needlessOptions.map(ProblemText.plain.text).joined()
    return outcome
  }

  private func card(of name: String, as format: String?) throws(Problem) -> Outcome {
    guard [nil, "html", GraphRun.markdown].contains(format) else {
      throw Problem("`--module` requires html or markdown", help: "use one of the two")
    }
    return invocation.withChecked(on: terms) { checked throws(Problem) in
      let workspace = checked.workspace
      let owner = workspace.ownerOfFile
      let card = ModuleCard(
        of: try workspace.architecture.target(named: name), in: workspace.architecture,
        findings: checked.report.findings, owner: owner)
      let text =
        format == GraphRun.markdown
        ? BuildLog.disarmed(card.markdown(address: options.links.ofPlace))
        : card.page(links: options.links)
      return Outcome(output: Array(text.utf8))
    }
  }

  private var ending: String? {
    let file = invocation.value(of: .graphOutput).map { FilePath($0).name }
    guard let file, let dot = file.lastIndex(of: ".") else { return nil }
    let ending = file[file.index(after: dot)...].lowercased()
    return ending.isEmpty ? nil : ending
  }

  private var impliedFormat: String? {
    guard let ending else { return nil }
    if ending == "md" { return GraphRun.markdown }
    return ending == GraphRun.json
      ? ending : DrawingFormat.all.first { $0.endings.contains(ending) }?.name
  }

  /// That options ask for a part of the graph, or for its looks, where it is written whole.
  private var needlessOptions: [Problem] {
    let options: [Option] = [
      .look, .layoutEngine, .level, .show, .focus, .depth, .direction, .root, .path,
      .onlyViolations, .onlyChanges, .reduce, .collapse, .exclude, .hubs, .drawnGroups, .since,
      .tinted, .fit, .title,
    ]
    return options.filter(invocation.has).map { option in
      Problem(
        "`\(option.spelling)` has no effect, because json is always the whole graph",
        severity: .warning, help: "remove it, or use another format")
    }
  }

  private func draw(
    _ checked: CheckedWorkspace, in format: DrawingFormat, since former: Workspace? = nil
  ) throws(Problem) -> Outcome {
    let workspace = checked.workspace
    if workspace.graph.targets.isEmpty {
      // What is there already is better than an empty picture of what could not be read.
      if checked.problems.haveError { return Outcome() }
      throw Problem("nothing to draw, because no spec has a target")
    }
    var view = try options.view(of: workspace)
    let broken = checked.problems.filter { $0.severity == .error }
    view.owner = workspace.ownerOfFile
    view.linkRules = RuleCatalog.namesAboutLinks
    view.moduleRules = RuleCatalog.namesAboutModules
    view.accepted = checked.report.summary.acceptedWords
    view.makeParts = { parts in
      Threads().map(parts.count, takingAtOnce: 1) { parts[$0]() }.flatMap { $0 }
    }
    view.unread = Set(broken.compactMap { $0.place?.file }).sorted()
    var earlier: Workspace?
    var findings = checked.report.findings
    if let revision = view.since {
      let past =
        if let former { former } else {
          Pipeline.workspace(of: try Input(workspace, since: revision))
        }
      let report = Pipeline.compare(
        checked, with: past.checked(on: terms, baseline: checked.baseline))
      findings = report.findings + report.fixed
      if invocation.has(.tinted) {
        view.affected = Set(ChangeRun(of: workspace, since: past).affected.ids)
      }
      earlier = past
    }
    let before = earlier?.architecture(named: workspace)
    let drawn = { (view: DrawingView) in
      DrawnText(
        of: workspace.architecture, findings: findings, as: view, since: before, in: format,
        isFitted: invocation.has(.fit))
    }
    switch drawn(view) {
    case .text(let text):
      let problem = earlier?.earlierProblem.map(checked.words.text)
      return Outcome(output: Array(text.utf8), problems: problem ?? "")
    case .tooLarge(let reason):
      // Only what has been tried is advised.
      let way = view.smaller.first { _, view in
        if case .text = drawn(view) { true } else { false }
      }
      throw Problem(
        "the diagram is too large for \(format.name): \(reason)",
        help: way.map { "add `\($0.option)` or `--fit`, or draw a part with `--focus`" }
          ?? "draw a part with `--focus`, `--root` or `--path`")
    }
  }
}

extension DrawingView {
  /// Options that make a drawing smaller, from those that omit least, with the view of each.
  fileprivate var smaller: [(option: String, view: DrawingView)] {
    var view = self
    view.isReduced = true
    let coarser = level.coarser.map { level in
      var view = self
      (view.level, view.collapse) = (level, [])
      return ("--level \(level.rawValue)", view)
    }
    return [("--reduce", view)] + coarser
  }
}

extension Outcome {
  /// The same, with its output in the file that `--output` names, if it names one.
  ///
  /// An empty output of a run that failed replaces no file.
  func going(where invocation: Invocation, at position: Int = 0) -> Outcome {
    guard let file = invocation.value(of: .graphOutput), file != "-",
      !output.isEmpty || exitCode != .unable
    else { return self }
    var outcome = self
    outcome.files.append(
      OutputFile(
        path: file, bytes: output, boundary: (try? invocation.root(at: position))?.tree.text))
    outcome.output = []
    return outcome
  }
}
