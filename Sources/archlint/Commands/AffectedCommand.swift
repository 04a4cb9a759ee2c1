extension Command {
  static let affected = Command(
    "affected",
    arguments: [.path],
    options: [
      .since, .changed, .affectedFormat, .graphOutput, .affectedKind, .durations,
      .shards, .testPlans, .outputFolder, .untestedPlan, .failIfNone, .noImports, .config,
    ] + .reading,
    run: { invocation throws(UsageError) in try invocation.affected() })
}

extension Option {
  static let affectedFormat = choice("format", "FORMAT", of: AffectedFormat.self)
  static let affectedKind = choice("what", "WHAT", of: AffectedReport.Kind.self)
  static let durations = Option("durations", .file)
  static let shards = Option("shards", .init("N"))
  static let testPlans = Option("test-plan", .file, isRepeatable: true)
  static let outputFolder = Option("output-dir", .folder)
  static let untestedPlan = Option("untested-plan")
  static let failIfNone = Option("fail-if-none")
}

private enum AffectedFormat: String, CaseIterable {
  case text, json, names, xcodebuild
  case swiftTest = "swift-test"
  case github

  /// The tests that the program of a format doesn't find.
  func omissions(of report: AffectedReport) -> [Problem] {
    let isForPackages = self == .swiftTest
    let tests = isForPackages ? report.unpackaged : self == .xcodebuild ? report.unscheduled : []
    guard let first = tests.first else { return [] }
    let names =
      report.graph.name(of: first) + (tests.count > 1 ? " and \(tests.count - 1) more" : "")
    let (words, help) =
      isForPackages
      ? ("package has \(names), so `swift test` does not run all", "use `--format xcodebuild` too")
      : ("scheme tests \(names), so xcodebuild needs a scheme", "add the test bundle to a scheme")
    return [Problem("no \(words)", severity: .warning, help: help)]
  }

  func bytes(of report: AffectedReport, in root: Root) -> [UInt8] {
    switch self {
    case .text: Array(BuildLog.shown(report.text(path: root.shown)).utf8)
    case .json: report.json
    case .names: Array(report.names.utf8)
    case .xcodebuild: Array(report.xcodebuild.utf8)
    case .swiftTest: Array(report.swiftTest.utf8)
    case .github: Array(report.github.utf8)
    }
  }
}

extension Invocation {
  fileprivate func affected() throws(UsageError) -> Outcome {
    let change = try ChangeOptions(self, usually: "HEAD")
    if has(.testPlans) != has(.outputFolder) {
      throw UsageError(
        "`--test-plan` and `--output-dir` require each other", help: "add the missing option")
    }
    let shardCount = try number(
      of: .shards, "not a number of parts, which is at least 1", help: "use `--shards 4`")
    return change.outcome { workspace, change throws(Problem) in
      guard let change else { return Outcome() }
      return try affected(by: change, in: workspace, shardCount)
    }.going(where: self)
  }

  private func affected(
    by change: ChangeRun, in workspace: Workspace, _ shardCount: Int?
  ) throws(Problem) -> Outcome {
    let format = value(of: .affectedFormat).flatMap(AffectedFormat.init) ?? .text
    let kind = value(of: .affectedKind).flatMap(AffectedReport.Kind.init) ?? .tests
    var report = AffectedReport(change.affected, listing: kind) { workspace.shows($0) }
    report.shardCount = shardCount
    report.durations = try value(of: .durations).map { path throws(Problem) in
      try TestDurations(try Source.typed(path))
    }
    report.packages = workspace.packageFolders
    if [.xcodebuild, .github, .json].contains(format) { report.schemes = workspace.state.schemes }
    var outcome = Outcome(output: format.bytes(of: report, in: workspace.root))
    let plans = try plans(for: report, in: workspace)
    outcome.files = plans.files
    outcome.problems = ProblemText.plain.text(of: plans.problems + format.omissions(of: report))
    if report.listed.isEmpty {
      if format != .text { outcome.problems += "archlint: the change affects no \(kind.noun)\n" }
      if has(.failIfNone) { outcome.exitCode = .negative }
    }
    return outcome
  }

  /// The copies of test plans, which may replace no file that is read.
  private func plans(
    for report: AffectedReport, in workspace: Workspace
  ) throws(Problem) -> (files: [OutputFile], problems: [Problem]) {
    let graph = report.graph
    let affected = Set(report.targets(of: .tests).map { graph[$0].name })
    let known = Set(graph.targets.map(\.name))
    let paths = values(of: .testPlans)
    let names = paths.isEmpty ? [:] : workspace.state.targetNames
    var files: [OutputFile] = []
    var (problems, listed) = ([Problem](), Set<String>())
    for path in paths {
      let plan = try TestPlan(try Source.typed(path), knowing: names)
      problems += plan.problems(knowing: known)
      listed.formUnion(plan.names)
      let copy = "\(value(of: .outputFolder) ?? "")/\(path.lastPathName)"
      let taken = (files.map(\.path) + paths).map { FilePath($0) }
      guard !taken.contains(FilePath(copy)) else {
        throw Problem("`\(copy)` would be overwritten", help: "use another `--output-dir`")
      }
      // A bundle that no target builds may be affected.
      let bytes = plan.narrowed { affected.contains($0) || !known.contains($0) }
      files.append(OutputFile(path: copy, bytes: bytes))
    }
    if has(.untestedPlan) {
      let tests = graph.targets.filter(\.type.isTest).map(\.name)
      problems += Set(tests).subtracting(listed).sorted().map {
        Problem("no test plan lists \($0)", severity: .warning, help: "add it to a test plan")
      }
    }
    return (files, problems)
  }
}
