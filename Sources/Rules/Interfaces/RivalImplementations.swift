struct RivalImplementations: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "rival-implementations", .warning, with: "`of:` in a role",
    "apps with two implementations of one interface")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.appReaches.filter { architecture.role(of: $0.app) == .app }.flatMap { reach in
      reach.interfaces.compactMap { interface in
        let rivals = architecture.implementations(of: interface).filter(reach.contains).sorted()
        return rivals.count > 1
          ? finding(about: rivals, of: interface, in: reach.app, context) : nil
      }
    }
  }

  private func finding(
    about rivals: [TargetID], of interface: TargetID, in app: TargetID, _ context: RuleContext
  ) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let names = rivals.map(graph.name).joined(separator: " and ")
    return finding(
      "\(architecture.words(for: app)) contains \(rivals.count) implementations of "
        + "\(architecture.words(for: interface)): \(names)",
      about: app, to: Subject(interface, in: graph),
      help: "keep one implementation per app",
      notes: rivals.map { Note("\(graph.name(of: $0)) is one of them", at: graph[$0].place) },
      in: context)
  }
}
