extension Command {
  /// Tells what the architecture is made of.
  static let graph = Command(
    name: "graph",
    summary: "Draw the architecture",
    details: """
      All targets of all specs with their layers, roles and modules, and every resolved dependency \
      with the place where it is written.
      """,
    examples: [.init("archlint graph --format json", "the graph, for other programs")],
    arguments: [.path],
    options: [.graphFormat, .config],
    run: { invocation throws(UsageError) in
      let format = invocation.values(of: .graphFormat).last.map(GraphFormat.named)
      return invocation.withWorkspace { workspace in
        Outcome(output: (format ?? .standard).bytes(workspace.architecture))
      }
    })
}

extension Command.Argument {
  /// Where to work.
  static let path = Command.Argument(
    placeholder: "PATH", summary: "a folder or a spec; the current folder", isOptional: true)
}

extension Option {
  static let graphFormat = Option(
    name: "format", value: .init(placeholder: "FORMAT", choices: GraphFormat.names),
    summary: "what to write: \(GraphFormat.names.joined(separator: ", "))")
}
