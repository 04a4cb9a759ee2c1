struct OwnInterface: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "own-interface", .warning, "implementations that don't link their own interface")

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    return graph.targetIDs.filter { architecture.role(of: $0) == .implementation }.flatMap { id in
      architecture.interfaces(of: id).filter { !architecture.listsTwin(of: $0, in: id) }.map {
        interface in
        finding(
          "\(architecture.words(for: id)) does not link its interface "
            + architecture.words(for: interface),
          about: id, to: Subject(interface, in: graph),
          notes: [Note("the interface", at: graph[interface].place)], in: context
        ).fixed(by: [Fix(graph.addition(of: interface, to: id))])
      }
    }
  }
}
