// What commands that look at a project have in common.
extension Invocation {
  /// The root that an argument names, and the configuration that the command line asks for.
  func root(at position: Int = 0) throws(Problem) -> Root {
    if let word = argument(position), let help = help(for: word) {
      throw Problem("`\(word)` is not a path to specs", help: help)
    }
    return try Root(path: argument(position), configuration: value(of: .config))
  }

  /// The option or command that takes a word, if it is not a path; the name of a diagram is none.
  private func help(for word: String) -> String? {
    let ending = word.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if takes("output"), word.contains("."),
      DrawingFormat.all.contains(where: { $0.endings.contains(ending) })
    {
      return "use `--output \(word)` to write this file"
    }
    guard Disk.kind(of: word) == nil else {
      let isCode = SourceReader.isSource(word) && !ManifestChoice.isName(FilePath(word).name)
      return isCode && takes("changed") ? "use `--changed \(word)`" : nil
    }
    if RuleCatalog.names.contains(word) {
      return ["only", "rule", "goal"].first(where: takes).map { "use `--\($0) \(word)`" }
        ?? "run `archlint explain \(word)`"
    }
    if takes("preset"), Preset(rawValue: word) != nil { return "use `--preset \(word)`" }
    if Program.archlint.commands.contains(where: { $0.name == word }) {
      return "run `archlint \(word)`"
    }
    guard let root = try? Root(path: nil, configuration: value(of: .config)) else { return nil }
    if takes("since"), (try? Git.base(of: word, in: root.folder)) != nil {
      return "use `--since \(word)`"
    }
    let graph = Pipeline.workspace(of: Input(root, readsSources: false)).graph
    let names = graph.targets.map(\.name)
    let name = names.contains(word) ? word : NearestName.of(word, among: names)
    guard let target = graph.targets.first(where: { $0.name == name }) else { return nil }
    let folder = graph[target.spec].folder
    let path = folder.isEmpty ? target.sources.first?.path ?? "" : folder
    if takes("focus") { return "use `--focus \(target.name)`" }
    return path.isEmpty ? nil : "use the path of \(target.name): `\(root.shown(path))`"
  }

  private func takes(_ option: String) -> Bool {
    command.options.contains { $0.name == option }
  }

  func input(at position: Int = 0) throws(Problem) -> Input {
    var input = Input(
      try root(at: position), environment: environment, largestFile: largestFile,
      entersOtherDevices: has(.otherDevices), readsSources: !has(.noImports))
    if has(.runManifests) {
      input.files.runManifest = { [root = input.root.folder] in PackageDump.of(root.appending($0)) }
    }
    input.since = value(of: .since)
    input.listsChanges = has(.tinted)
    input.comparesCommits = has(.since) || has(.history)
    return input
  }

  var environment: [String: String] { has(.noEnvironment) ? [:] : Environment.variables }

  var largestFile: Int { has(.largeFiles) ? Disk.largestFile : Disk.usualFile }

  /// Loads the project of an argument; keeps parsed files for further states.
  func withWorkspace(
    at position: Int = 0, forOthers isKept: Bool = false, orSaying failure: String? = nil,
    needsSpecs: Bool = true, preparing prepare: (inout Input) -> Void = { _ in },
    _ body: (Workspace) throws(Problem) -> Outcome
  ) -> Outcome {
    Outcome { () throws(Problem) in
      var input = try input(at: position)
      prepare(&input)
      input.comparesCommits = input.comparesCommits || isKept
      guard input.obstacles.isEmpty else { return Outcome(input.obstacles, input.words) }
      let workspace = Pipeline.workspace(of: input)
      return Outcome(workspace.problems, workspace.words) { () throws(Problem) in
        if needsSpecs, workspace.hasNoSpec { return Outcome() }
        if let failure, workspace.problems.haveError {
          throw Problem("\(failure), because some files could not be read")
        }
        return try body(workspace)
      }
    }
  }

  func withChecked(
    on terms: CheckOptions, _ body: (CheckedWorkspace) throws(Problem) -> Outcome
  ) -> Outcome {
    Outcome { () throws(Problem) in
      let input = try input()
      guard input.obstacles.isEmpty else { return Outcome(input.obstacles, input.words) }
      let checked = Pipeline.workspace(of: input).checked(on: terms)
      return Outcome(checked.problems, checked.words) { () throws(Problem) in
        checked.workspace.hasNoSpec ? Outcome() : try body(checked)
      }
    }
  }
}
