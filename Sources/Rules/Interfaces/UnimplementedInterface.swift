struct UnimplementedInterface: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unimplemented-interface", .warning, "apps with an interface but no implementation of it")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    var mocks: [TargetID: [TargetID]] = [:]
    for id in context.graph.targetIDs where architecture.role(of: id).isForTests {
      for implementation in architecture.implementations(of: id) {
        mocks[implementation, default: []].append(id)
      }
    }
    let found = context.appReaches.flatMap { reach -> [(Finding, lines: [String])] in
      let isHostApp = architecture.role(of: reach.app) == .hostApp
      return reach.interfaces.compactMap { interface -> (Finding, lines: [String])? in
        let own = architecture.implementations(of: interface)
        let implementations =
          own.isEmpty
          ? architecture[architecture.module(of: interface)].targets
            .filter { architecture.role(of: $0) == .implementation } : own
        let stubs = isHostApp ? implementations.flatMap { mocks[$0] ?? [] } : []
        let wanted = implementations + stubs
        guard !implementations.isEmpty, !wanted.contains(where: reach.contains) else { return nil }
        return finding(about: interface, in: reach.app, isHostApp, toLink: wanted, context)
      }
    }
    let findings = found.map(\.0)
    return findings.withCauses(by: findings.map(\.from)) { app, members in
      Cause(
        "\(app.target.map(architecture.words) ?? app.name) depends on \(members.count) interfaces "
          + "but not on their implementations: "
          + members.compactMap { findings[$0].to?.name }.listed(upTo: 12),
        help: "link from \(app.name) or its composition root",
        lines: members.flatMap { found[$0].lines })
    }
  }

  private func finding(
    about interface: TargetID, in app: TargetID, _ isHostApp: Bool, toLink wanted: [TargetID],
    _ context: RuleContext
  ) -> (Finding, lines: [String]) {
    let (architecture, graph) = (context.architecture, context.graph)
    let names = wanted.map(graph.name).joined(separator: " or ")
    let finding = finding(
      "\(architecture.words(for: app)) depends on the interface "
        + "\(architecture.words(for: interface)) but not on an implementation "
        + (isHostApp ? "or mock of it" : "of it"),
      severity: isHostApp ? .info : nil, about: app, to: Subject(interface, in: graph),
      help: "link \(names) from the app" + (isHostApp ? "" : " or its composition root"),
      notes: [Note("the interface", at: graph[interface].place)], in: context
    ).fixed(
      // Which of several runs in the app is a decision.
      by: wanted.count == 1 ? [Fix(graph.addition(of: wanted[0], to: app))] : [])
    return (finding, wanted.prefix(1).map { graph.entry(for: $0, in: app).description })
  }
}
