extension Command {
  static let baseline = Command(
    "baseline",
    arguments: [
      .init(.path, "the root; default: the current folder", isOptional: true)
    ],
    options: [.prune, .accept, .baselineFiles, .config, .asOf] + .reading,
    run: { invocation throws(UsageError) in try BaselineRun(invocation).run() })
}

extension Option {
  static let prune = Option("prune")
  static let accept = Option("accept")
}

struct BaselineRun {
  let invocation: Invocation
  let terms: CheckOptions
  let mayGrow: Bool
  /// Whether findings that fail nothing are accepted, too.
  var acceptsInfos = true
  /// The line below the result; empty where `init` prints its own.
  var nextStep = ""

  func run() -> Outcome {
    invocation.withChecked(on: terms) { checked throws(Problem) in try outcome(of: checked) }
  }

  func outcome(of checked: CheckedWorkspace) throws(Problem) -> Outcome {
    let root = checked.workspace.root
    if root.scope != nil {
      throw Problem(
        "a baseline covers everything below `\(root.shown)`, not a part of it",
        help: "run `archlint baseline \(root.shown)`")
    }
    if let around = checked.workspace.around {
      throw Problem(around.message, at: around.place, help: around.help, notes: around.notes)
    }
    guard !checked.problems.haveError, let files = checked.baseline,
      !files.areThere || !checked.workspace.found.hasLostFolders
    else {
      throw Problem(
        "nothing was written, because some files could not be read",
        help: "fix them, or list them under `specs: {exclude: […]}` in .archlint.yml")
    }
    let verdict = checked.verdict
    let update = checked.baselineUpdate
    let growth = try wantedGrowth(update, isThere: files.areThere, verdict.count)
    var outcome = Outcome(
      output: BuildLog.disarmed(try write(update, growth: growth, over: checked, files)))
    if !update.refused.isEmpty {
      let rules = Set(update.refused.map(\.rule)).sorted().joined(separator: ", ")
      let problem = Problem(
        "\(verdict.count(update.refused).of("finding")) not accepted, because the configuration "
          + "never accepts \(rules)", severity: .warning)
      outcome.problems = checked.words.text(of: problem)
    }
    return outcome
  }

  private func wantedGrowth(
    _ update: BaselineUpdate, isThere: Bool, _ count: ([Finding]) -> Int
  ) throws(Problem) -> [Finding] {
    if invocation.has(.prune) {
      guard isThere else {
        throw Problem("no baseline to prune", help: "run `archlint baseline` to write one")
      }
      return []
    }
    if isThere, !mayGrow, !update.growth.isEmpty {
      throw Problem(
        "nothing was written: the baseline would grow by \(count(update.growth).of("finding"))",
        help: "add `--accept` to accept them, or `--prune` to only remove fixed ones")
    }
    return acceptsInfos ? update.growth : update.growth.filter { $0.severity > .info }
  }

  private func write(
    _ update: BaselineUpdate, growth: [Finding], over checked: CheckedWorkspace,
    _ files: BaselineFiles
  ) throws(Problem) -> String {
    let root = checked.workspace.root
    let homes = Dictionary(grouping: growth) { files.home(of: $0, below: root) }
    // A newly accepted finding is in one file only, and removed from an earlier owner's.
    let raised = Set(update.additions(for: growth).map(\.key))
    let left = update.left.map { $0.flatMap { raised.contains($0.key) ? nil : $0 } }
    let count = checked.verdict.count
    let accepted = "\(count(update.accepted + growth).of("finding")) accepted"
    var written: [FilePath] = []
    var start = 0
    for (number, file) in files.files.enumerated() {
      let end = start + (file.reading?.entries.count ?? 0)
      let isWanted = file.reading != nil || homes[number] != nil || files.files.count == 1
      let text = file.text(
        left: Array(left[start..<end]), adding: update.additions(for: homes[number] ?? []),
        number == 0 ? RecordedConventions(checked.workspace.architecture) : nil)
      if isWanted, try Disk.update(file.path, to: text, in: root) { written.append(file.path) }
      start = end
    }
    let all = written.isEmpty ? files.files.filter { $0.reading != nil }.map(\.path) : written
    let names = all.map { root.shown($0.relative(to: root.folder)).escapingInvisibles }
    let list = names.joined(separator: ", ")
    guard !written.isEmpty else {
      return "\(list) \(names.count == 1 ? "is" : "are") up to date: \(accepted)\n"
    }
    let removed = update.left.count { $0 == nil }
    let changes = files.areThere ? ", \(count(growth)) added, \(removed) removed" : ""
    return "wrote \(list): \(accepted)\(changes)\n\(nextStep)"
  }
}

extension BaselineRun {
  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.has(.prune), invocation.has(.accept) {
      throw UsageError(
        "`--prune` and `--accept` cannot be combined", help: "use `--accept` alone, which does both"
      )
    }
    self.init(
      invocation: invocation, terms: try invocation.terms(), mayGrow: invocation.has(.accept),
      nextStep: "Next: commit it\n")
  }
}

extension Disk {
  fileprivate static func update(
    _ file: FilePath, to text: String, in root: Root
  ) throws(Problem) -> Bool {
    let bytes = Array(text.utf8)
    if (try? contents(of: file.text)) == bytes { return false }
    let name = root.shown(file.relative(to: root.folder)).escapingInvisibles
    try Problem.writing(name) { () throws(ReadFailure) in
      // A file that was named may lie anywhere; any other one stays where it belongs.
      try replace(file.text, with: bytes, inside: file.isInside(root.tree) ? root.tree : nil)
    }
    return true
  }
}
