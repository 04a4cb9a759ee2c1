extension Command {
  static let rename = Command(
    "rename",
    arguments: [
      .init(.init("OLD"), "a target, a module or a project"),
      .init(.init("NEW"), "its new name"),
      .path,
    ],
    options: [.folders, .diff, .dryRun, .dirty, .config, .baselineFiles, .noImports, .asOf]
      + .reading,
    run: { invocation throws(UsageError) in try RenameCommandRun(invocation).run() })
}

extension Option {
  static let folders = Option("folders")
  static let dryRun = Option("dry-run")
}

struct RenameCommandRun {
  private static let mostFiles = 12
  private let invocation: Invocation
  private let terms: CheckOptions

  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.has(.diff), invocation.has(.folders) {
      throw UsageError(
        "`--diff` does not show folders that move",
        help: "use `--dry-run` with `--folders`")
    }
    self.invocation = invocation
    terms = CheckOptions(
      day: try invocation.day(), baselines: invocation.values(of: .baselineFiles))
  }

  func run() -> Outcome {
    invocation.withWorkspace(at: 2, forOthers: true, orSaying: "nothing was renamed") {
      workspace throws(Problem) in
      let run = try RenameRun(
        ModifiedProject(workspace, on: terms), from: invocation.argument(0) ?? "",
        to: invocation.argument(1) ?? "", withFolders: invocation.has(.folders))
      let files = try EditedFiles(run.edits, moving: run.folders, in: workspace.root)
      if invocation.has(.diff) { return Outcome(output: files.patch) }
      let isDone = !invocation.has(.dryRun)
      // Afterwards files may be elsewhere.
      let mentions = run.mentions
      if isDone { try invocation.write(files) }
      return Outcome(output: summary(of: run, files, mentions, isDone: isDone))
    }
  }

  private func summary(
    of run: RenameRun, _ files: EditedFiles, _ mentions: [String], isDone: Bool
  ) -> String {
    let verb = isDone ? "Renamed" : "Would rename"
    let names = run.names.map { "\(verb.lowercased()): \($0.old) to \($0.new)" }
    let edits = files.paths.map { path in
      "\(isDone ? "edited" : "would edit"): \(files.root.shown(path)) (\((run.counts[path] ?? 0).of("word")))"
    }
    let moves = run.folders.steps.map { step in
      "\(isDone ? "moved" : "would move"): \(files.root.shown(step.from)) to "
        + files.root.shown(step.to)
    }
    let closing = "\(verb) \(run.names.count.of("name")) in \(files.count.of("file"))."
    let identifiers = Set(run.identifiers).sorted().map { old in
      "bundle identifier \(old) \(isDone ? "is now" : "would become") "
        + run.replacement.replaced(in: old)
    }
    let rest = mentions.map { files.root.shown(run.folders.now($0)) }
    let unchanged =
      rest.isEmpty
      ? [] : ["not edited, though an old name is in: \(rest.listed(upTo: Self.mostFiles))"]
    let lines = (names + edits + moves + identifiers + unchanged + [closing]).map(
      \.escapingInvisibles)
    return BuildLog.disarmed(lines.joined(separator: "\n") + "\n")
  }
}
