struct OwnInterface: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "own-interface", .warning, "implementations that don't link their own interface")

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    return graph.targetIDs.filter { architecture.role(of: $0) == .implementation }.flatMap { id in
      let parts = [id] + architecture.parts(of: id)
      return architecture.interfaces(of: id).filter { interface in
        !parts.contains { architecture.listsTwin(of: interface, in: $0) }
      }.map { interface in
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

extension Architecture {
  /// The targets of the same spec that an implementation links, without interfaces of their own.
  fileprivate func parts(of id: TargetID) -> [TargetID] {
    graph.links(from: id).compactMap(\.target).filter { other in
      graph.spec(of: other) == graph.spec(of: id) && role(of: other) == .implementation
        && interfaces(of: other).isEmpty
    }
  }
}
