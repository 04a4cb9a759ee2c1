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
    run: { invocation throws(UsageError) in try invocation.rename() })
}

extension Option {
  static let folders = Option("folders")
  static let dryRun = Option("dry-run")
}

extension Invocation {
  fileprivate func rename() throws(UsageError) -> Outcome {
    if has(.diff), has(.folders) {
      throw UsageError(
        "`--diff` does not show folders that move",
        help: "use `--dry-run` with `--folders`")
    }
    let terms = try terms()
    return withWorkspace(at: 2, forOthers: true, orSaying: "nothing was renamed") {
      workspace throws(Problem) in
      let run = try RenameRun(
        ModifiedProject(workspace, on: terms), from: arguments[0], to: arguments[1],
        withFolders: has(.folders))
      let files = try EditedFiles(run.edits, moving: run.folders, in: workspace.root)
      if has(.diff) { return Outcome(output: files.patch) }
      // Afterwards files may be elsewhere.
      let mentions = run.mentions
      if !has(.dryRun) { try write(files) }
      return Outcome(output: run.summary(files, mentions, isDone: !has(.dryRun)))
    }
  }
}

extension RenameRun {
  private static let mostFiles = 12

  fileprivate func summary(_ files: EditedFiles, _ mentions: [String], isDone: Bool) -> String {
    let verb = isDone ? "Renamed" : "Would rename"
    let renamed = names.map { "\(verb.lowercased()): \($0.old) to \($0.new)" }
    let edited = files.paths.map { path in
      "\(isDone ? "edited" : "would edit"): \(files.root.shown(path)) (\((counts[path] ?? 0).of("word")))"
    }
    let moves = folders.steps.map { step in
      "\(isDone ? "moved" : "would move"): \(files.root.shown(step.from)) to "
        + files.root.shown(step.to)
    }
    let closing = "\(verb) \(names.count.of("name")) in \(files.count.of("file"))."
    let bundles = Set(identifiers).sorted().map { old in
      "bundle identifier \(old) \(isDone ? "is now" : "would become") "
        + replacement.replaced(in: old)
    }
    let rest = mentions.map { files.root.shown(folders.now($0)) }
    let unchanged =
      rest.isEmpty
      ? [] : ["not edited, though an old name is in: \(rest.listed(upTo: Self.mostFiles))"]
    let lines = (renamed + edited + moves + bundles + unchanged + [closing])
      .map(\.escapingInvisibles)
    return BuildLog.disarmed(lines.joined(separator: "\n") + "\n")
  }
}
