internal import CommandLine
internal import Configuration
internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Pages
internal import Proposals
internal import Reporters
internal import Run
internal import World

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "Propose layers and roles, and write them to .archlint.yml",
    details: """
      Looks at folders, at the direction of links and at names, and tries the strictest layers that \
      today's links hold with the rules of `check` before it writes them. The file says what speaks \
      for each layer. A configuration that is there is never touched. On a terminal it asks which \
      of two proposals to take, which apps are demos, and whether to write a baseline; options \
      answer beforehand.
      """,
    examples: [
      ("archlint init", "a first configuration for the project in this folder"),
      ("archlint init --print", "show it, write nothing"),
      ("archlint init --from Modules", "the folders in Modules are the layers"),
      ("archlint init --baseline", "the configuration, and a baseline of existing findings"),
      ("archlint init --ci github", "the workflow that runs archlint on GitHub"),
    ],
    arguments: [.path],
    options: [
      .printOnly, .fromFolder, .preset, .proposal, .demo, .writeBaseline, .yes, .service, .asOf,
    ] + .reading,
    run: { invocation throws(UsageError) in try InitRun(invocation).run() })
}

extension Option {
  static let printOnly = Option(name: "print", summary: "print the configuration, write nothing")
  static let fromFolder = Option(
    name: "from", value: .file, isRepeatable: true,
    summary: "a folder whose subfolders are the layers; may be repeated")
  static let preset = Option(
    name: "preset", value: .init("PRESET", .choices(Preset.allCases.map(\.rawValue))),
    summary: "the architecture to start from")
  static let proposal = Option(
    name: "proposal", value: .init("N", .choices(["1", "2"])),
    summary: "which of two proposals to take")
  static let demo = Option(
    name: "demo", value: .init("APP"), isRepeatable: true,
    summary: "an app that ships to nobody; may be repeated")
  static let writeBaseline = Option(
    name: "baseline", summary: "also accept today's findings as old debt")
  static let yes = Option(name: "yes", letter: "y", summary: "ask nothing")
}

struct InitRun {
  let invocation: Invocation
  private let day: Day
  private let terms: Terms
  let canAsk: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    // What a run that was killed has left of a baseline changes no proposal.
    day = try invocation.day()
    terms = Terms(day: day, usesBaseline: false)
    canAsk = Terminal.canAsk && !invocation.has(.yes) && !invocation.has(.printOnly)
  }

  func run() -> Outcome {
    Outcome { () throws(Problem) in
      if let service = invocation.value(of: .service).flatMap(ServiceFile.init) {
        return try write(service)
      }
      let input = try invocation.input()
      let root = input.root
      if let file = root.configuration {
        throw .alreadyThere(root.shown(file.relative(to: root.folder)))
      }
      let bare = Pipeline.workspace(of: input)
      let specs = bare.hasNoSpec ? bare.lookalikes.patterns : []
      // That there is no spec is a problem of the workspace already.
      guard !bare.graph.specs.isEmpty || !specs.isEmpty else {
        return Outcome(bare.problems, bare.words) { () throws(Problem) in Outcome() }
      }
      let workspace = bare.expecting(specs.isEmpty ? "" : ProposalText.line(naming: specs))
      return Outcome(workspace.problems, workspace.words) { () throws(Problem) in
        try propose(for: workspace, specs)
      }
    }
  }

  private func propose(for workspace: Workspace, _ specs: [String]) throws(Problem) -> Outcome {
    let facts = Facts(about: workspace, on: terms)
    var wishes = try wishes(in: workspace.root)
    let attempt = { workspace.trial(of: $0, after: $1, on: terms, knowing: facts) }
    let most = canAsk || invocation.has(.proposal) ? 2 : 1
    let workers = workspace.workers
    var proposals = Proposal.all(
      for: workspace.architecture, wishes: wishes, specs: specs, most: most, by: workers,
      trying: attempt)
    if canAsk, wishes.demos.isEmpty, let demos = askForDemos(proposals[0].likelyDemos) {
      wishes.demos = demos
      proposals = Proposal.all(
        for: workspace.architecture, wishes: wishes, specs: specs, most: most, by: workers,
        trying: attempt)
    }
    let proposal = choose(among: proposals)
    if invocation.has(.printOnly) { return Outcome(output: BuildLog.disarmed(proposal.text)) }
    let root = workspace.root
    var outcome = try accept(proposal, for: workspace)
    // Last, since nothing is proposed where there is a configuration.
    try write(proposal.text, to: Configuration.fileName, in: root)
    let path = root.shown(Configuration.fileName).withUnseenShown
    let wrote = "wrote \(path): \(proposal.title)\n"
    let first = wrote + proposal.summary
    outcome.output = Array(BuildLog.disarmed(first).utf8) + outcome.output
    return outcome
  }

  /// The baseline, where it is wanted, and what comes next.
  private func accept(_ proposal: Proposal, for workspace: Workspace) throws(Problem) -> Outcome {
    let trial = proposal.trial
    let count = trial.findings.byCause.count
    let isWanted =
      invocation.has(.writeBaseline)
      || count > 0 && canAsk
        && Terminal.says("Accept \(count.of("finding")) as old debt now?", usually: false)
    guard isWanted else {
      let next =
        trial.problems.haveError
        ? "mend what could not be read; then `archlint check` says what else there is"
        : count == 0
          ? "commit it; `archlint init --ci github` runs `archlint check` in CI"
          : "`archlint check` shows the findings, `archlint baseline` accepts them"
      return Outcome(output: "next: \(next)\n")
    }
    let terms = Terms(day: day)
    let judged = workspace.expecting(proposal.text).judged(on: terms)
    var outcome = try BaselineRun(invocation, on: terms, mayGrow: true).outcome(of: judged)
    outcome.output += Array(
      """
      next: commit both files, and let CI run
        archlint check --since origin/main  on a pull request: what it adds fails
        archlint check                      on the default branch: what is not accepted fails
      `archlint init --ci SERVICE` writes that for \(services)

      """.utf8)
    return outcome
  }

  private var services: String { ServiceFile.allCases.map(\.rawValue).joined(separator: ", ") }

  private func write(_ text: String, to name: String, in root: Root) throws(Problem) {
    do throws(ReadFailure) {
      try Disk.create(root.folder.appending(name).text, with: Array(text.utf8), inside: root.tree)
    } catch {
      throw Problem("cannot write `\(root.shown(name))`: \(error.words)")
    }
  }
}

extension Problem {
  fileprivate static func alreadyThere(_ path: String) -> Problem {
    Problem(
      "there is a configuration already: `\(path)`",
      help: "move it away to have another proposed; nothing was changed")
  }
}
