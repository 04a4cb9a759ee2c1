extension Command {
  static let affected = Command(
    "affected",
    arguments: [.path],
    options: [
      .since, .changed, .affectedFormat, .graphOutput, .affectedKind, .durations,
      .shards, .testPlans, .outputFolder, .untestedPlan, .failIfNone, .noImports, .config,
    ] + .reading,
    run: { invocation throws(UsageError) in try AffectedRun(invocation).run() })
}

extension Option {
  static let affectedFormat = choice("format", "FORMAT", of: AffectedRun.Format.self)
  static let affectedKind = choice("what", "WHAT", of: AffectedReport.Kind.self)
  static let durations = Option("durations", .file)
  static let shards = Option("shards", .init("N"))
  static let testPlans = Option("test-plan", .file, isRepeatable: true)
  static let outputFolder = Option("output-dir", .folder)
  static let untestedPlan = Option("untested-plan")
  static let failIfNone = Option("fail-if-none")
}

struct AffectedRun {
  enum Format: String, CaseIterable {
    case text, json, names, xcodebuild
    case swiftTest = "swift-test"
    case github
  }

  private let invocation: Invocation
  private let format: Format
  private let kind: AffectedReport.Kind
  private let change: ChangeOptions
  private let shardCount: Int?

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    format = invocation.value(of: .affectedFormat).flatMap(Format.init) ?? .text
    kind = invocation.value(of: .affectedKind).flatMap(AffectedReport.Kind.init) ?? .tests
    change = try ChangeOptions(invocation, usually: "HEAD")
    if invocation.has(.testPlans) != invocation.has(.outputFolder) {
      throw UsageError(
        "`--test-plan` and `--output-dir` require each other", help: "add the missing option")
    }
    shardCount = try invocation.number(
      of: .shards, "not a number of parts, which is at least 1", help: "use `--shards 4`")
  }

  func run() -> Outcome {
    change.outcome { workspace, change throws(Problem) in
      guard let change else { return Outcome() }
      return try answer(for: workspace, change)
    }.going(where: invocation)
  }

  private func answer(for workspace: Workspace, _ change: ChangeRun) throws(Problem) -> Outcome {
    let root = workspace.root
    var report = AffectedReport(change.affected, listing: kind) { workspace.shows($0) }
    report.shardCount = shardCount
    report.durations = try invocation.value(of: .durations).map { path throws(Problem) in
      try TestDurations(try Source.typed(path))
    }
    report.packages = workspace.packageFolders
    if [.xcodebuild, .github, .json].contains(format) { report.schemes = workspace.schemes }
    var outcome = Outcome(output: bytes(of: report, in: root))
    let plans = try plans(for: report, in: workspace)
    outcome.files = plans.files
    outcome.problems = ProblemText.plain.text(of: plans.problems + omissions(of: report))
    if report.listed.isEmpty {
      if format != .text { outcome.problems += "archlint: the change affects no \(kind.noun)\n" }
      if invocation.has(.failIfNone) { outcome.exitCode = .negative }
    }
    return outcome
  }

  /// The tests that the program of a format doesn't find.
  private func omissions(of report: AffectedReport) -> [Problem] {
    let isForPackages = format == .swiftTest
    let tests = isForPackages ? report.unpackaged : format == .xcodebuild ? report.unscheduled : []
    guard let first = tests.first else { return [] }
    let names =
      report.graph.name(of: first) + (tests.count > 1 ? " and \(tests.count - 1) more" : "")
    let (words, help) =
      isForPackages
      ? ("package has \(names), so `swift test` does not run all", "use `--format xcodebuild` too")
      : ("scheme tests \(names), so xcodebuild needs a scheme", "add the test bundle to a scheme")
    return [Problem("no \(words)", severity: .warning, help: help)]
  }

  /// The copies of test plans, which may replace no file that is read.
  private func plans(
    for report: AffectedReport, in workspace: Workspace
  ) throws(Problem) -> (files: [OutputFile], problems: [Problem]) {
    let graph = report.graph
    let affected = Set(report.targets(of: .tests).map { graph[$0].name })
    let known = Set(graph.targets.map(\.name))
    let paths = invocation.values(of: .testPlans)
    let names = paths.isEmpty ? [:] : workspace.targetNames
    var files: [OutputFile] = []
    var (problems, listed) = ([Problem](), Set<String>())
    for path in paths {
      let plan = try TestPlan(try Source.typed(path), knowing: names)
      problems += plan.problems(knowing: known)
      listed.formUnion(plan.names)
      let copy = "\(invocation.value(of: .outputFolder) ?? "")/\(path.lastPathName)"
      let taken = (files.map(\.path) + paths).map { FilePath($0) }
      guard !taken.contains(FilePath(copy)) else {
        throw Problem("`\(copy)` would be overwritten", help: "use another `--output-dir`")
      }
      // A bundle that no target builds may be affected.
      let bytes = plan.narrowed { affected.contains($0) || !known.contains($0) }
      files.append(OutputFile(path: copy, bytes: bytes))
    }
    if invocation.has(.untestedPlan) {
      let tests = graph.targets.filter(\.type.isTest).map(\.name)
      problems += Set(tests).subtracting(listed).sorted().map {
        Problem("no test plan lists \($0)", severity: .warning, help: "add it to a test plan")
      }
    }
    return (files, problems)
  }

  private func bytes(of report: AffectedReport, in root: Root) -> [UInt8] {
    switch format {
    case .text: Array(BuildLog.shown(report.text(path: root.shown)).utf8)
    case .json: report.json
    case .names: Array(report.names.utf8)
    case .xcodebuild: Array(report.xcodebuild.utf8)
    case .swiftTest: Array(report.swiftTest.utf8)
    case .github: Array(report.github.utf8)
    }
  }
}
