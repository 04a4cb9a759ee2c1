extension Command {
  static let explainImage = Command(
    "explain-image",
    arguments: [
      .init(.init("PROGRAM"), "an app, an extension, a test bundle or a tool"),
      .path,
    ],
    options: [.imageFormat, .graphOutput, .config],
    run: { invocation throws(UsageError) in
      invocation.withWorkspace(at: 1) { workspace throws(Problem) in
        try explain(invocation, in: workspace)
      }
    })

  /// Words and data, then the formats of drawings.
  static let imageFormats = ["text", "json"] + DrawingFormat.all.map(\.name)

  private static func explain(
    _ invocation: Invocation, in workspace: Workspace
  ) throws(Problem) -> Outcome {
    let graph = workspace.graph
    let id = try workspace.architecture.target(named: invocation.arguments[0])
    let images = Images.all(
      of: graph, using: workspace.architecture.uses, knowing: workspace.images
    ).filter { $0.processes.contains(id) }
    guard let first = images.first else {
      throw Problem(
        "\(graph.name(of: id)) is not a program, so it has no launch",
        help: "use an app, an extension, a test bundle or a tool")
    }
    return Outcome(
      output: try output(
        invocation.value(of: .imageFormat) ?? imageFormats[0],
        of: images.flatMap { $0.processes(of: id) }, in: workspace, first.graph)
    ).going(where: invocation, at: 1)
  }

  private static func output(
    _ name: String, of processes: [ImageProcess], in workspace: Workspace, _ graph: ModuleGraph
  ) throws(Problem) -> [UInt8] {
    guard let format = DrawingFormat.all.first(where: { $0.name == name }) else {
      return name == "json"
        ? ProcessJSON.bytes(of: processes, in: graph)
        : Array(BuildLog.disarmed(graph.text(of: processes)).utf8)
    }
    switch DrawnText(Drawing(of: processes, in: workspace.architecture), in: format) {
    case .text(let text): return Array(text.utf8)
    case .tooLarge(let reason):
      throw Problem("the diagram is too large for \(format.name): \(reason)")
    }
  }
}

extension Option {
  static let imageFormat = Option("format", .init("FORMAT", .choices(Command.imageFormats)))
}
