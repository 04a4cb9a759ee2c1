struct TestHost: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "test-host", .warning, "test bundles and host apps without the app or module they test")

  func findings(in context: RuleContext) -> [Finding] {
    let names = AppNames(context.graph)
    lazy var search = Search(context.graph.adjacency())
    return context.graph.targetIDs.compactMap { id in
      switch context.architecture.role(of: id) {
      case .unitTests: wrongHost(of: id, names, context)
      case .uiTests: wrongTarget(of: id, names, context) ?? appless(id, context)
      case .hostApp: idleHost(id, context, &search)
      default: nil
      }
    }
  }

  /// A `TEST_HOST` whose application no target builds.
  private func wrongHost(of id: TargetID, _ names: AppNames, _ context: RuleContext) -> Finding? {
    guard let setting = context.graph[id].build.testHost,
      let name = AppNames.productName(inTestHost: setting.text), !name.contains("$"),
      names.app(inTestHost: setting.text, for: id) == nil,
      !names.all.contains(where: { $0.contains("$") })
    else { return nil }
    let isGenerated = !context.graph[context.graph.spec(of: id)].isXcodeProject
    let host = (isGenerated ? context.images.hosts.host(of: id) : nil).map { host in
      "remove this line; XcodeGen sets it to \(context.graph[host].product) of "
        + context.graph[host].name
    }
    return unknownApp(
      "\(name).app", setting, "TEST_HOST", of: id, help: host ?? names.suggestion(for: name),
      context)
  }

  /// A `TEST_TARGET_NAME` that no application has.
  private func wrongTarget(of id: TargetID, _ names: AppNames, _ context: RuleContext) -> Finding? {
    guard let setting = context.graph[id].build.testTarget,
      !setting.text.contains("$"), !setting.text.isEmpty, !names.all.contains(setting.text)
    else { return nil }
    return unknownApp(
      setting.text, setting, "TEST_TARGET_NAME", of: id,
      help: names.suggestion(for: setting.text), context)
  }

  /// If a single spec is checked, others may build the application.
  private func unknownApp(
    _ name: String, _ setting: BuildFacts.Setting, _ key: String, of id: TargetID, help: String?,
    _ context: RuleContext
  ) -> Finding? {
    let graph = context.graph
    // A project with an app runs its own tests in it.
    let isWhole =
      graph[graph.spec(of: id)].isXcodeProject && graph.targets.contains(where: \.type.isApp)
    guard isWhole || !context.conditions.isLoneSpec, !graph.isPartial else { return nil }
    // A file that may give an app its name and could not be read.
    let unread = context.graph.targets.filter(\.type.isApp)
      .compactMap { $0.build.unreadFile(of: .productName) }.min()
    return finding(
      "\(key) of \(context.architecture.words(for: id)) is \(name), which no target builds",
      at: setting.place, from: Subject(id, in: context.graph), to: Subject(name),
      help: help ?? "name an app that a target builds, or remove `\(key)`",
      notes: unread.map {
        [Note("a file that could not be read may name an app like this", at: Place(file: $0))]
      } ?? [], in: context)
  }

  /// A UI-test bundle that drives nothing.
  private func appless(_ id: TargetID, _ context: RuleContext) -> Finding? {
    let (architecture, graph) = (context.architecture, context.graph)
    let hasApp = graph.links(from: id).contains { link in
      // A link may lead into a project that archlint does not read.
      link.target.map { graph.productType(of: $0).isApp }
        ?? (link.external.map { graph[$0].kind } == .project)
    }
    guard !hasApp, graph[id].build.testTarget == nil, context.images.hosts.host(of: id) == nil,
      graph[id].build.unreadFile(of: .testHost) == nil
    else { return nil }
    // The application of its module and spec.
    let app = architecture[architecture.module(of: id)].targets.first { other in
      graph.productType(of: other).isApp && graph.spec(of: other) == graph.spec(of: id)
    }
    return finding(
      "\(architecture.words(for: id)) is a UI test bundle but does not depend on an app",
      about: id,
      help: app == nil ? "add the app under test to its dependencies" : nil,
      in: context
    ).fixed(by: app.map { [Fix(graph.addition(of: $0, to: id))] } ?? [])
  }

  /// A host app that reaches neither an implementation nor an interface of its module.
  private func idleHost(
    _ id: TargetID, _ context: RuleContext, _ search: inout Search
  ) -> Finding? {
    let (architecture, graph) = (context.architecture, context.graph)
    let module = architecture[architecture.module(of: id)]
    let hosted = module.targets.filter {
      [.implementation, .interface].contains(architecture.role(of: $0))
    }
    guard let main = hosted.first(where: { architecture.role(of: $0) == .implementation }) else {
      return nil
    }
    // One that compiles the sources of the module itself has no use for its product.
    let own = Set(graph[id].sources.map(\.path))
    guard hosted.allSatisfy({ own.isDisjoint(with: graph[$0].sources.map(\.path)) }) else {
      return nil
    }
    let reach = search.reach(from: [id.index], until: main.index)
    guard !reach.steps.contains(where: { hosted.contains(TargetID($0.vertex)) }) else { return nil }
    let isAlone = architecture.interfacesInReach(of: main).isEmpty
    return finding(
      "\(architecture.words(for: id)) is a host app of \(module.name) but links "
        + (isAlone ? "none of its targets" : "neither \(graph.name(of: main)) nor its interface"),
      about: id, in: context
    ).fixed(by: [Fix(graph.addition(of: main, to: id))])
  }
}

extension AppNames {
  fileprivate func suggestion(for name: String) -> String? {
    NearestName.help(for: name, amongFew: all)
  }
}
