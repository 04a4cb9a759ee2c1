extension Command {
  static let metrics = Command(
    "metrics",
    arguments: [.path],
    options: [
      .metricsFormat, .graphOutput, .since, .history, .title, .noBaseline, .noImports,
      .config, .asOf,
    ] + .reading,
    run: { invocation throws(UsageError) in try invocation.metrics() })
}

extension Option {
  static let metricsFormat = choice("format", "FORMAT", of: MetricsFormat.self)
  static let history = Option("history", .init("N"))
}

private enum MetricsFormat: String, CaseIterable {
  case text, json, csv, svg
}

extension Invocation {
  /// The limit of commits, since archlint loads and checks each one.
  private static let mostCommits = 10_000

  fileprivate func metrics() throws(UsageError) -> Outcome {
    let depth = try number(
      of: .history, upTo: Self.mostCommits, "not a number of commits",
      help: "use a number, such as `--history 50`")
    let file = value(of: .graphOutput).map { FilePath($0).name } ?? ""
    let ending = file.split(separator: ".").last.flatMap {
      MetricsFormat(rawValue: $0.lowercased())
    }
    let format =
      value(of: .metricsFormat).flatMap(MetricsFormat.init) ?? ending
      ?? (depth == nil ? .text : .json)
    let terms = try terms()
    let takesHistory = format == .json || format == .svg
    if depth != nil, !takesHistory || has(.since) {
      throw UsageError(
        "`--history` requires `--format json` or `--format svg`, and no `--since`",
        help: "remove one of the two")
    }
    if depth == nil, format == .svg {
      throw UsageError("`--format svg` requires `--history`", help: "add `--history 50`")
    }
    return withWorkspace { workspace throws(Problem) in
      if let depth { return try history(of: workspace, depth: depth, format, on: terms) }
      let earlier = try value(of: .since).map { revision throws(Problem) in
        Pipeline.workspace(of: try Input(workspace, since: revision))
      }
      let problem = earlier?.earlierProblem.map(workspace.words.text) ?? ""
      let (now, then) = (workspace.metrics, earlier?.metrics)
      let output =
        switch format {
        case .json: now.json(since: then)
        case .csv: Array(BuildLog.disarmed(now.csv(since: then)).utf8)
        case .text, .svg: Array(BuildLog.disarmed(now.text(since: then)).utf8)
        }
      return Outcome(output: output, problems: problem)
    }.going(where: self)
  }

  private func history(
    of today: Workspace, depth: Int, _ format: MetricsFormat, on terms: CheckOptions
  ) throws(Problem) -> Outcome {
    var entries: [MetricsHistory.Entry] = []
    for (commit, day) in try Git.history(of: depth, in: today.root.folder).reversed() {
      let checked = Pipeline.workspace(of: try Input(today, at: commit)).checked(on: terms)
      var values = checked.workspace.metrics.whole.values
      values[.findings] = checked.report.findings.count
      let broken = checked.problems.filter { $0.severity == .error }
      values[.unread] = Set(broken.compactMap { $0.place?.file }).count
      entries.append((commit.name, day, values))
    }
    let history = MetricsHistory(entries)
    let project = value(of: .title) ?? today.title
    return Outcome(
      output: Array((format == .svg ? history.picture(of: project) : history.lines).utf8))
  }
}
