extension Command {
  static let why = Command(
    "why",
    arguments: [
      .init(.init("FROM"), "the target that depends"),
      .init(.init("TO"), "the target or the external that it depends on"),
      .path,
    ],
    options: [.noImports, .config] + .reading,
    run: { invocation throws(UsageError) in
      invocation.withWorkspace(at: 2) { workspace throws(Problem) in
        let architecture = workspace.architecture
        let chain = DependencyChain(
          from: try architecture.end(named: invocation.arguments[0]),
          to: try architecture.end(named: invocation.arguments[1]), in: architecture)
        let text = chain.text(path: workspace.root.shown) { words, place in
          let style = Terminal.style
          return style.link(style.paint(words, .strong), to: workspace.root.address(of: place))
        }
        return Outcome(
          output: BuildLog.disarmed(text), exitCode: chain.exists ? .success : .negative)
      }
    })
}
