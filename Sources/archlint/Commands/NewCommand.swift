extension Command {
  static let new = Command(
    "new",
    arguments: [.init(.init("NAME"), "the name of the module"), .path],
    options: [
      .inLayer, .like, .with, .into, .dryRun, .dirty, .config, .baselineFiles, .noImports, .asOf,
    ] + .reading,
    run: { invocation throws(UsageError) in try NewCommandRun(invocation).run() })
}

extension Option {
  static let inLayer = Option("layer", .init("LAYER"))
  static let like = Option("like", .init("MODULE"))
  static let with = Option("with", .init("PARTS"))
  static let into = Option("into", .init("APP"), isRepeatable: true)
}

struct NewCommandRun {
  private let invocation: Invocation
  private let terms: CheckOptions
  private var request: NewModuleRequest

  private static let parts: [String: Role] = [
    "interface": .interface, "mock": .mock, "tests": .unitTests, "host-app": .hostApp,
  ]

  init(_ invocation: Invocation) throws(UsageError) {
    guard let layer = invocation.value(of: .inLayer) else {
      throw UsageError("missing `--layer`", help: "add `--layer LAYER`")
    }
    self.invocation = invocation
    terms = CheckOptions(
      day: try invocation.day(), baselines: invocation.values(of: .baselineFiles))
    request = NewModuleRequest(invocation.argument(0) ?? "", in: layer)
    request.model = invocation.value(of: .like)
    request.apps = invocation.values(of: .into).flatMap {
      $0.split(separator: ",").map(String.init)
    }
    if let words = invocation.value(of: .with) {
      request.roles = []
      for word in words.split(separator: ",").map(String.init) {
        guard let role = Self.parts[word] else {
          throw UsageError(
            "unknown part `\(word)`", help: "expected one of: interface, mock, tests, host-app")
        }
        request.roles?.insert(role)
      }
    }
  }

  func run() -> Outcome {
    invocation.withWorkspace(at: 1, forOthers: true, orSaying: "nothing was created") {
      workspace throws(Problem) in
      let run = try NewModuleRun(ModifiedProject(workspace, on: terms), request)
      let files = try EditedFiles(
        run.state.files, copying: run.models, in: workspace.root)
      let isDone = !invocation.has(.dryRun)
      if isDone { try invocation.write(files) }
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
