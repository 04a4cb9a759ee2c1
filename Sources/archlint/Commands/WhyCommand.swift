extension Command {
  /// Shows how one target comes to depend on another.
  static let why = Command(
    name: "why",
    summary: "Show the shortest chain of dependencies between two targets",
    details: """
      Shows each link with its location, and how many chains are equally short. The exit code is 1 \
      if there is no chain.
      """,
    examples: [
      ("archlint why Cosmonaut ISSNetwork", "what makes the app depend on the framework"),
      ("archlint why Cosmonaut Alamofire", "the same for an external"),
    ],
    arguments: [
      .init(.init("FROM"), "the target that depends"),
      .init(.init("TO"), "the target or the external that it depends on"),
      .path,
    ],
    options: [.noImports, .config] + .reading,
    run: { invocation throws(UsageError) in
      invocation.withWorkspace(at: 2) { workspace throws(Problem) in
        let chain = DependencyChain(
          from: try workspace.graph.end(named: invocation.arguments[0]),
          to: try workspace.graph.end(named: invocation.arguments[1]), in: workspace.architecture)
        return Outcome(
          output: Array(
            BuildLog.disarmed(
              chain.text(path: workspace.root.shown) { words, place in
                let style = Terminal.style
                return style.link(
                  style.paint(words, .strong), to: workspace.root.address(of: place))
              }
            ).utf8),
          exitCode: chain.exists ? .success : .negative)
      }
    })
}
