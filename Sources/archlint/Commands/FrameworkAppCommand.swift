extension Command {
  static let frameworkApp = Command(
    "framework-app",
    arguments: [.path],
    options: [.since, .changed, .likeApp, .appFolder, .noImports, .config] + .reading,
    run: { invocation throws(UsageError) in try invocation.frameworkApp() })
}

extension Option {
  static let likeApp = Option("like", .init("APP"))
  static let appFolder = Option("output", .file)
}

extension Invocation {
  fileprivate func frameworkApp() throws(UsageError) -> Outcome {
    guard let path = value(of: .appFolder) else {
      throw UsageError("missing `--output DIR`", help: "add `--output FrameworkApp`")
    }
    let folder = FilePath(path, in: try UsageError.ofProblem(Environment.currentFolder))
    return try ChangeOptions(self).outcome { workspace, change throws(Problem) in
      if workspace.hasNoSpec { return Outcome() }
      let like = try value(of: .likeApp).map { name throws(Problem) in
        let like = try workspace.architecture.target(named: name)
        guard workspace.graph[like].type.isApp else {
          throw Problem("\(name) is not an app", help: "use the name of an app")
        }
        return like
      }
      let (app, problems) = try FrameworkApp.make(
        for: change?.affected.ids, of: workspace, like: like, in: folder)
      var outcome = Outcome(output: app.summary)
      outcome.problems = ProblemText.plain.text(of: problems)
      outcome.files = app.files.sorted { $0.key < $1.key }.map { name, text in
        OutputFile(
          path: folder.appending(name).text, bytes: Array(text.utf8),
          boundary: workspace.root.tree.text, makesFolders: true)
      }
      return outcome
    }
  }
}
