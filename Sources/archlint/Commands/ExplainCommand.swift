extension Command {
  static let explain = Command(
    "explain",
    arguments: [
      .init(.explained, "a rule, a part of the configuration, a target or FILE:LINE"),
      .path,
    ],
    options: [.noImports, .config] + .reading,
    run: { invocation throws(UsageError) in
      let name = invocation.argument(0) ?? ""
      if invocation.argument(1) != nil || invocation.has(.config) {
        _ = try UsageError.ofProblem { () throws(Problem) in try invocation.root(at: 1) }
      }
      if let topic = Topic.all.first(where: { $0.name == name }) {
        return Outcome(output: topic.page(in: Terminal.help))
      }
      if let rule = RuleCatalog.descriptions.first(where: { $0.name == name }),
        let page = RuleCatalog.page(of: name)
      {
        return Outcome(output: RuleText(Terminal.style, Terminal.help).page(of: rule, page))
      }
      return try target(named: name, invocation)
    })

  private static func target(
    named name: String, _ invocation: Invocation
  ) throws(UsageError) -> Outcome {
    guard let input = try? invocation.input(at: 1) else { throw .unknownRule(name) }
    guard input.obstacles.isEmpty else { return Outcome(input.obstacles, input.words) }
    let workspace = Pipeline.workspace(of: input)
    let (architecture, graph) = (workspace.architecture, workspace.graph)
    guard let id = workspace.target(at: name) ?? (try? architecture.target(named: name)) else {
      if Disk.kind(of: name) == .file {
        throw UsageError("`\(name)` is a file", help: "add a line, as in `\(name):1`")
      }
      if name.contains(":") {
        throw UsageError(
          "no target at `\(name)`", help: "use a line of a target in its spec, or its name")
      }
      let known =
        architecture.layers.map(\.name) + graph.externals.map(\.name)
        + graph.targets.flatMap { [$0.name, $0.qualifiedName] }
      if known.contains(name) {
        _ = try UsageError.ofProblem { () throws(Problem) in try architecture.target(named: name) }
      }
      throw .unknownRule(name, or: Topic.all.map(\.name) + graph.targets.map(\.name))
    }
    let page = TargetPage(of: id, in: workspace.checked(on: CheckOptions()), Terminal.help).text
    return Outcome(workspace.problems, workspace.words) {
      Outcome(output: Array(BuildLog.disarmed(page).utf8))
    }
  }
}
