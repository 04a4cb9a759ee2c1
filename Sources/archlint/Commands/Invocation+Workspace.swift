// What commands that look at a project have in common.
extension Invocation {
  /// The root that an argument names, and the configuration that the command line asks for.
  func root(at position: Int = 0) throws(Problem) -> Root {
    try Root(path: argument(position), configuration: value(of: .config))
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
    preparing prepare: (inout Input) -> Void = { _ in },
    _ body: (Workspace) throws(Problem) -> Outcome
  ) -> Outcome {
    Outcome { () throws(Problem) in
      var input = try input(at: position)
      prepare(&input)
      input.comparesCommits = input.comparesCommits || isKept
      guard input.obstacles.isEmpty else { return Outcome(input.obstacles, input.words) }
      let workspace = Pipeline.workspace(of: input)
      return Outcome(workspace.problems, workspace.words) { () throws(Problem) in
        if let failure, workspace.problems.haveError {
          throw Problem("\(failure), because some files could not be read")
        }
        return try body(workspace)
      }
    }
  }

  func withJudged(
    on terms: CheckOptions, _ body: (CheckedWorkspace) throws(Problem) -> Outcome
  ) -> Outcome {
    Outcome { () throws(Problem) in
      let input = try input()
      guard input.obstacles.isEmpty else { return Outcome(input.obstacles, input.words) }
      let judged = Pipeline.workspace(of: input).judged(on: terms)
      return Outcome(judged.problems, judged.words) { () throws(Problem) in try body(judged) }
    }
  }
}
