internal import CommandLine
internal import Configuration
internal import Documents
internal import Findings
internal import Modules
internal import Reporters
internal import Rules

extension Command {
  /// Accepts findings as old debt.
  static let baseline = Command(
    name: "baseline",
    summary: "Accept today's findings as old debt, or drop what is mended",
    details: """
      Writes .archlint-baseline.yml into the root, one finding a line; `check` then counts these \
      findings instead of showing them. A baseline that is there only shrinks, unless --accept \
      lets it grow. Rules under `baseline: {never: …}` of the configuration are never accepted.
      """,
    examples: [
      ("archlint baseline", "accept everything that is wrong today"),
      ("archlint baseline --prune", "drop what is mended, add nothing"),
      ("archlint baseline --accept", "let it grow by what is new"),
    ],
    arguments: [
      .init(.path, "the root; the current folder", isOptional: true)
    ],
    options: [.prune, .accept, .config, .asOf] + .reading,
    run: { invocation throws(UsageError) in try BaselineRun(invocation).run() })
}

extension Option {
  static let prune = Option(name: "prune", summary: "only drop what no longer occurs")
  static let accept = Option(name: "accept", summary: "also add what is new")
}

/// One run of `baseline`.
struct BaselineRun {
  private let invocation: Invocation
  private let terms: Terms

  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.has(.prune), invocation.has(.accept) {
      throw UsageError(
        "`--prune` adds nothing and `--accept` does", help: "`--accept` alone does both")
    }
    self.invocation = invocation
    terms = Terms(day: try invocation.day())
  }

  func run() -> Outcome {
    invocation.withJudged(on: terms) { judged throws(Problem) in
      let root = judged.workspace.root
      if root.scope != nil { throw .partialBaseline(of: root) }
      guard !judged.problems.haveError else { throw .incompleteBaseline }
      let (entries, verdict) = (judged.baseline?.entries, judged.verdict)
      let update = BaselineUpdate(
        entries ?? [], verdict.findings + verdict.baselined,
        except: StaleBaseline.description.name,
        never: Set(judged.workspace.configuration.neverAccepted))
      let baseline = try wanted(update, isThere: entries != nil)
      var outcome = Outcome(
        output: BuildLog.disarmed(try write(baseline, update, over: judged)))
      if let problem = Problem.refused(update.refused) {
        outcome.problems = judged.words.text(of: problem)
      }
      return outcome
    }
  }

  /// The baseline that was asked for, if it may be had.
  private func wanted(_ update: BaselineUpdate, isThere: Bool) throws(Problem) -> Baseline {
    if invocation.has(.prune) {
      guard isThere else { throw .nothingToPrune }
      return update.shrunk
    }
    if isThere, !invocation.has(.accept), !update.growth.isEmpty {
      throw .unwantedGrowth(update.growth.count)
    }
    return update.grown
  }

  /// Writes the file if it changes, and gives the line that says so.
  private func write(
    _ baseline: Baseline, _ update: BaselineUpdate, over judged: JudgedWorkspace
  ) throws(Problem) -> String {
    let root = judged.workspace.root
    let path = root.shown(Baseline.fileName).withUnseenShown
    let file = root.folder.appending(Baseline.fileName).text
    let bytes = Array(baseline.text.utf8)
    let accepted = "\(counted(baseline.entries.count)) accepted"
    if (try? Disk.contents(of: file)) == bytes {
      return "\(path) is up to date: \(accepted)\n"
    }
    do throws(ReadFailure) {
      try Disk.replace(file, with: bytes, inside: root.tree)
    } catch {
      throw Problem("cannot write `\(path)`: \(error.words)")
    }
    guard judged.baseline?.entries != nil else { return "wrote \(path): \(accepted)\n" }
    let added = invocation.has(.prune) ? 0 : update.growth.count
    return "wrote \(path): \(accepted), \(added) added, \(update.stale.count) dropped\n"
  }

  private func counted(_ count: Int) -> String { "\(count) finding\(count == 1 ? "" : "s")" }
}

extension Problem {
  fileprivate static func partialBaseline(of root: Root) -> Problem {
    Problem(
      "a baseline is of everything below `\(root.shown)`, not of a part",
      help: "name that folder: `archlint baseline \(root.shown)`")
  }

  fileprivate static let incompleteBaseline = Problem(
    "nothing was written: not everything could be read")

  fileprivate static let nothingToPrune = Problem(
    "there is no baseline to prune", help: "`archlint baseline` writes one")

  fileprivate static func unwantedGrowth(_ count: Int) -> Problem {
    Problem(
      "nothing was written: the baseline would grow by \(count)"
        + " finding\(count == 1 ? "" : "s")",
      help: "`archlint check` shows them; `--accept` accepts them, `--prune` leaves them out")
  }

  /// Findings that stay in sight whatever the baseline says.
  fileprivate static func refused(_ findings: [Finding]) -> Problem? {
    guard !findings.isEmpty else { return nil }
    let rules = Set(findings.map(\.rule)).sorted().joined(separator: ", ")
    return Problem(
      "\(findings.count) finding\(findings.count == 1 ? " is" : "s are") left out, because the "
        + "configuration never accepts \(rules)", severity: .warning)
  }
}
