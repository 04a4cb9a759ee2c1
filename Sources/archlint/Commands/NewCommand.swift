extension Command {
  static let new = Command(
    "new",
    arguments: [.init(.init("NAME"), "the name of the module"), .path],
    options: [
      .inLayer, .like, .with, .into, .dryRun, .dirty, .config, .baselineFiles, .noImports, .asOf,
    ] + .reading,
    run: { invocation throws(UsageError) in try invocation.newModule() })
}

extension Option {
  static let inLayer = Option("layer", .init("LAYER"))
  static let like = Option("like", .init("MODULE"))
  static let with = Option("with", .init("PARTS"))
  static let into = Option("into", .init("APP"), isRepeatable: true)
}

extension Invocation {
  private static let parts: [String: Role] = [
    "interface": .interface, "mock": .mock, "tests": .unitTests, "host-app": .hostApp,
  ]

  private func requestedModule() throws(UsageError) -> NewModuleRequest {
    guard let layer = value(of: .inLayer) else {
      throw UsageError("missing `--layer`", help: "add `--layer LAYER`")
    }
    var request = NewModuleRequest(arguments[0], in: layer)
    request.model = value(of: .like)
    request.apps = values(of: .into).flatMap { $0.split(separator: ",").map(String.init) }
    if let words = value(of: .with) {
      request.roles = []
      for word in words.split(separator: ",").map(String.init) {
        guard let role = Self.parts[word] else {
          throw UsageError(
            "unknown part `\(word)`", help: "expected one of: interface, mock, tests, host-app")
        }
        request.roles?.insert(role)
      }
    }
    return request
  }

  fileprivate func newModule() throws(UsageError) -> Outcome {
    let (request, terms) = (try requestedModule(), try terms())
    return withWorkspace(at: 1, forOthers: true, orSaying: "nothing was created") {
      workspace throws(Problem) in
      let run = try NewModuleRun(ModifiedProject(workspace, on: terms), request)
      let files = try EditedFiles(run.state.files, copying: run.models, in: workspace.root)
      let isDone = !has(.dryRun)
      if isDone { try write(files) }
      let lines = files.paths.map { path in
        (files.isNew(path)
          ? isDone ? "wrote: " : "would write: " : isDone ? "edited: " : "would edit: ")
          + files.root.shown(path)
      }
      let rejected = Dictionary(grouping: run.rejected, by: \.rule).sorted { $0.key < $1.key }.map {
        "not linked, because \($0) rejects it: \($1.map(\.name).listed(upTo: 12))"
      }
      let verb = isDone ? "Created" : "Would create"
      let closing = "\(verb) \(request.name) \(run.origin), in \(files.count.of("file"))."
      let text = (lines + rejected + [closing]).map(\.escapingInvisibles).joined(separator: "\n")
      return Outcome(output: BuildLog.disarmed(text + "\n"))
    }
  }
}
