internal import Pages

extension Command {
  static let initialize = Command(
    "init",
    arguments: [.path],
    options: [
      .printOnly, .fromFolder, .preset, .proposal, .demo, .writeBaseline, .service, .asOf,
    ] + .reading,
    run: { invocation throws(UsageError) in try InitRun(invocation).run() })
}

extension Option {
  static let printOnly = Option("print")
  static let fromFolder = Option("from", .folder, isRepeatable: true)
  static let preset = choice("preset", "PRESET", of: Preset.self)
  static let proposal = Option("proposal", .init("N", .choices(["1", "2"])))
  static let demo = Option("demo", .init("APP"), isRepeatable: true)
  static let writeBaseline = Option("baseline")
}

struct InitRun {
  let invocation: Invocation
  private let day: Day
  private let terms: CheckOptions

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    // A baseline of an earlier run changes no proposal.
    day = try invocation.day()
    terms = CheckOptions(day: day, usesBaseline: false)
  }

  func run() -> Outcome {
    Outcome { () throws(Problem) in
      if let service = invocation.value(of: .service).flatMap(ServiceFile.init) {
        return try write(service)
      }
      let input = try invocation.input()
      let root = input.root
      if let file = root.configuration, !invocation.has(.printOnly), !input.hasSpecsAlone {
        throw Problem(
          "`\(root.shown(file.relative(to: root.folder)))` already exists",
          help: invocation.has(.writeBaseline)
            ? "run `archlint baseline` to accept existing findings"
            : "edit it, or compare it with `archlint init --print`")
      }
      let bare = Pipeline.workspace(of: input.withSpecsAlone)
      let others = bare.hasNoSpec ? bare.lookalikes.patterns : []
      let specs = others.isEmpty ? input.specLine : ProposalText.line(including: others)
      // The workspace reports that there is no spec.
      guard !bare.graph.specs.isEmpty || !specs.isEmpty else {
        return Outcome(bare.problems, bare.words) { () throws(Problem) in
          Outcome(problems: BuildLog.shown(nothingWritten(after: bare.problems, in: root)))
        }
      }
      let workspace = bare.expecting(specs)
      return Outcome(workspace.problems, workspace.words) { () throws(Problem) in
        try propose(for: workspace, specs)
      }
    }
  }

  /// The files that others use come first.
  private func nothingWritten(after problems: [Problem], in root: Root) -> String {
    let errors = problems.filter { $0.severity == .error }
    guard errors.count > 1, let place = errors[0].place else { return "" }
    return "nothing was written; start with \(root.shown(place.file)):\(place.line), from which the"
      + " other errors may follow\n"
  }

  private func propose(for workspace: Workspace, _ specs: String) throws(Problem) -> Outcome {
    let options = try options(for: workspace)
    let proposals = try proposals(for: workspace, specs, options)
    let isSecond = invocation.value(of: .proposal) == "2"
    guard !isSecond || proposals.count > 1 else {
      throw Problem(
        "there is only one proposal", help: "run `archlint init`, or use `--from` or `--preset`")
    }
    let chosen = isSecond ? 1 : 0
    let proposal = proposals[chosen]
    let other = proposals.enumerated().first { $0.offset != chosen }.map {
      "another proposal, \($1.title): `archlint init --print --proposal \($0 + 1)`\n"
    }
    if invocation.has(.printOnly) {
      let parts = [
        unread(in: workspace), proposal.text, (other ?? "") + unreadPackages(in: workspace),
      ]
      let notes = parts.map { $0.split(separator: "\n").map { "# \($0)\n" }.joined() }
      let printed = [notes[0], parts[1], notes[2]].filter { !$0.isEmpty }
      return Outcome(output: BuildLog.disarmed(printed.joined(separator: "\n")))
    }
    let root = workspace.root
    var outcome = try accept(proposal, for: workspace, withBaseline: options.acceptsFindings)
    // Last, since nothing is proposed where there is a configuration.
    try write(
      proposal.text, to: Configuration.fileName, over: workspace.input.hasSpecsAlone, in: root)
    let path = root.shown(Configuration.fileName).escapingInvisibles
    let first =
      "wrote \(path): \(proposal.title)\n" + unread(in: workspace) + proposal.summary
      + (other ?? "") + unreadPackages(in: workspace)
    outcome.output = Array(BuildLog.disarmed(first).utf8) + outcome.output
    return outcome
  }

  private func options(for workspace: Workspace) throws(Problem) -> ProposalOptions {
    var options = ProposalOptions()
    options.preset = invocation.value(of: .preset).flatMap(Preset.init)
    options.demos = invocation.values(of: .demo)
    options.acceptsFindings = invocation.has(.writeBaseline)
    options.navigator = workspace.navigator
    let root = workspace.root
    for typed in invocation.values(of: .fromFolder) {
      let folder = FilePath(typed, in: root.current)
      guard Disk.kind(of: folder.text) == .folder, folder.isInside(root.folder) else {
        throw Problem(
          "no folder `\(typed)` in `\(root.shown)`", help: "write it from the current folder")
      }
      options.folders.append(folder.relative(to: root.folder))
    }
    guard options.preset == nil || options.folders.isEmpty else {
      throw Problem("`--from` and `--preset` cannot be combined", help: "remove one of them")
    }
    return options
  }

  private func proposals(
    for workspace: Workspace, _ specs: String, _ options: ProposalOptions
  ) throws(Problem) -> [Proposal] {
    let facts = RunContext(about: workspace, on: terms)
    return try Proposal.all(
      for: workspace.architecture, options: options, specs: specs, by: workspace.workers
    ) { workspace.trial(of: $0, after: $1, on: terms, knowing: facts) }
  }

  private func accept(
    _ proposal: Proposal, for workspace: Workspace, withBaseline: Bool
  ) throws(Problem) -> Outcome {
    if proposal.trial.problems.haveError {
      let (rest, option) =
        withBaseline ? (", and no baseline was written", " --baseline") : ("", "")
      // Below the errors, which name the files.
      return Outcome(problems: StartFiles.unreadFiles.filled(["rest": rest, "option": option]))
    }
    guard withBaseline, proposal.trial.hasFaults else {
      return Outcome(output: "Next: \(nextStep(after: proposal))\n")
    }
    let terms = CheckOptions(day: day)
    let checked = workspace.expecting(proposal.text).checked(on: terms)
    let run = BaselineRun(invocation: invocation, terms: terms, mayGrow: true, acceptsInfos: false)
    var outcome = try run.outcome(of: checked)
    let since = "--since origin/\(defaultBranch(of: workspace.root))"
    let values = [
      "since": since, "gap": "".padded(to: since.count),
      "services": ServiceFile.allCases.map(\.rawValue).joined(separator: ", "),
    ]
    outcome.output += Array(StartFiles.afterBaseline.filled(values).utf8)
    return outcome
  }

  /// Files that look like specs and can't be read as such.
  private func unread(in workspace: Workspace) -> String {
    let broken = workspace.problems.filter { $0.severity == .error }.compactMap(\.place?.file)
    let names = (workspace.unread + Set(broken).sorted()).listed(upTo: 3).escapingInvisibles
    return names.isEmpty ? "" : "not read, so the proposal lacks their modules: \(names)\n"
  }

  private func unreadPackages(in workspace: Workspace) -> String {
    guard let packages = workspace.unreadPackages else { return "" }
    let values = ["count": "\(packages.count)", "folders": packages.folders, "line": packages.line]
    return StartFiles.unreadPackages.filled(values.mapValues(\.escapingInvisibles))
  }

  private func nextStep(after proposal: Proposal) -> String {
    let trial = proposal.trial
    if trial.hasFaults {
      return "run `archlint check` to see the findings, `archlint fix` to fix what it can, and"
        + "\n`archlint baseline` to accept the rest;"
        + "\nthen `archlint init --ci github` adds `archlint check` to CI"
    }
    return "commit it; `archlint init --ci github` adds `archlint check` to CI"
  }

  private func write(
    _ text: String, to name: String, over existing: Bool = false, in root: Root
  ) throws(Problem) {
    try Problem.writing(root.shown(name)) { () throws(ReadFailure) in
      let path = root.folder.appending(name).text
      existing
        ? try Disk.replace(path, with: Array(text.utf8), inside: root.tree)
        : try Disk.create(path, with: Array(text.utf8), inside: root.tree)
    }
  }
}
