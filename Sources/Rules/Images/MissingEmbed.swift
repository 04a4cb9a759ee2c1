struct MissingEmbed: PlainRule, ImageRule {
  static let description = RuleDescription(
    "missing-embed", .error, "frameworks that an app loads at launch but doesn't embed")
  static let pointsAtEntries = true

  func findings(in context: RuleContext) -> [Finding] {
    context.everywhere(findingsThere, about: \.from) + unembedded(in: context)
  }

  /// The extensions, clips and watch apps that an app builds and nothing embeds.
  private func unembedded(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    return context.orderingLinks.compactMap { link in
      guard let part = link.target, graph[link.from].type.isApp,
        graph[part].isPart(of: graph[link.from]), !architecture.role(of: link.from).isTrial,
        !graph.linkIndices(to: part).contains(where: { graph.links[$0].embeds }),
        !graph[link.from].build.scripts.contains(where: graph[part].isNamed(in:))
      else { return nil }
      return finding(
        "\(architecture.words(for: link.from)) depends on \(architecture.words(for: part)), "
          + "which no app embeds", severity: .warning, at: graph.place(of: link),
        from: Subject(link.from, in: graph), to: Subject(part, in: graph),
        help: "embed it, or remove this dependency", in: context)
    }
  }

  private func findingsThere(in context: RuleContext) -> [Finding] {
    let (missing, left) = context.images.missingFrameworks(upTo: context.mostFindings)
    let groups = missing.enumerated().map { number, missing -> Group in
      let entry = context.graph.entry(from: missing.app, to: missing.framework)
      if missing.help(at: entry, in: context.architecture) != nil { return .alone(number) }
      let changes = context.remedies.changes(for: missing)
      return changes.isEmpty ? .advised(missing.app) : .changed(missing.app)
    }
    let findings = missing.map { finding(about: $0, in: context) }
      .withCauses(by: groups) { _, members in cause(members.map { missing[$0] }, in: context) }
    return findings + rest(left, behind: findings, in: context)
  }

  /// Frameworks with one help; those with an obstacle of their own are in no group.
  private enum Group: Hashable {
    case alone(Int)
    case advised(TargetID)
    case changed(TargetID)
  }

  /// The missing frameworks of one app, with lines to paste.
  private func cause(_ missing: [MissingFramework], in context: RuleContext) -> Cause {
    let app = missing[0].app
    let imported = missing.compactMap { undeclared(before: $0, in: context) }
    let isImported = imported.count == missing.count
    return Cause(
      context.architecture.trialWords(for: app)
        + "\(context.architecture.words(for: app)) does not find \(missing.count) frameworks at launch"
        + (isImported ? ", since it imports modules that it does not depend on: " : ": ")
        + missing.map { context.graph.name(of: $0.framework) }.listed(upTo: 12),
      isImported ? imported : missing.flatMap(context.remedies.changes),
      or: missing[0].advice(for: "them", in: context.graph), of: app, in: context.graph)
  }

  /// The entry for a module that an app imports, and Tuist embeds all that it needs then.
  private func undeclared(before missing: MissingFramework, in context: RuleContext) -> Remedy? {
    let (graph, first) = (context.graph, context.images.graph.links[missing.start.link])
    return context.uses.use(of: first.to, by: missing.app)?.relation == .unreached
      && graph[graph.spec(of: missing.app)].isSwift
      ? .lists(first.to, in: missing.app, links: true) : nil
  }

  /// The finding is at the app's own incomplete entry if there is one, else at the app.
  private func finding(about missing: MissingFramework, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let app = graph[missing.app]
    let entry = graph.entry(from: missing.app, to: missing.framework)
    let doubt = missing.doubt(in: context.images)
    let trial = architecture.trialWords(for: missing.app)
    let remedies = context.remedies.changes(for: missing)
    return finding(
      trial + missing.message(in: architecture) + (doubt.map { ", unless \($0)" } ?? ""),
      severity: doubt == nil && trial.isEmpty ? .error : .warning,
      at: entry.map(graph.place) ?? app.place,
      from: Subject(missing.app, in: graph), to: Subject(missing.framework, in: graph),
      help: missing.help(at: entry, in: architecture) ?? remedies.words(in: graph)
        ?? missing.advice(for: graph.name(of: missing.framework), in: graph),
      notes: graph.notes(
        for: missing.chain.map { graph.links[$0] }, "links", from: graph.links[missing.start.link],
        count: missing.start.length), in: context
    ).fixed(by: remedies.fixes(in: graph))
  }
}

extension Target {
  /// Whether it is a program that only gets to users in an app such as this one.
  fileprivate func isPart(of app: Target) -> Bool {
    type.isExtension || [.appClip, .watchApp, .watch2App].contains(type)
      || type.isApp && platform == .watchOS && app.platform == .iOS
  }

  /// Whether a script may copy it.
  fileprivate func isNamed(in script: String) -> Bool {
    [productName, ".appex", "PlugIns"].contains(where: script.contains)
  }
}

extension MissingFramework {
  fileprivate func message(in architecture: Architecture) -> String {
    let graph = architecture.graph
    let app = architecture.words(for: app)
    let framework = architecture.words(for: framework)
    switch reason {
    case .notEmbedded:
      return processes.allSatisfy { $0 == self.app }
        ? "\(app) loads \(framework) at launch but does not embed it"
        : "\(app) does not embed \(framework), which \(loaders(in: graph)) at launch"
    case .outOfReach where isResource(in: graph):
      return "\(app) copies \(framework) to its resources instead of its frameworks, but "
        + "\(loaders(in: graph)) it at launch"
    case .outOfReach:
      return "\(app) embeds \(framework) outside its run paths, but \(loaders(in: graph)) it "
        + "at launch"
    case .installed(let path) where path.hasPrefix("@"):
      return "\(app) loads \(framework) at launch as \(path), which is not the name of its file"
    case .installed(let path):
      return "\(app) loads \(framework) at launch from \(path), which devices do not have"
    }
  }

  /// Advice for a framework that no known change of an entry makes dyld find.
  fileprivate func advice(for frameworks: String, in graph: ModuleGraph) -> String {
    let programs = processes.isEmpty ? [app] : processes
    return "embed \(frameworks) in \(graph.name(of: app)), and add its folder to "
      + "`LD_RUNPATH_SEARCH_PATHS` of \(programs.map(graph.name).joined(separator: " and "))"
  }

  /// The programs that load it: the app, its extensions, or both.
  private func loaders(in graph: ModuleGraph) -> String {
    let extensions = processes.filter { $0 != app }.map(graph.name)
    guard let first = extensions.first else { return "it loads" }
    let types = Set(processes.filter { $0 != app }.map(graph.productType))
    let word = types == [.xpcService] ? "service" : types == [.tool] ? "tool" : "extension"
    let names =
      extensions.count == 1
      ? "its \(word) \(first)" : "its \(word)s \(extensions.joined(separator: ", "))"
    if extensions.count < processes.count { return "it and \(names) load" }
    return "\(names) \(extensions.count == 1 ? "loads" : "load")"
  }

  /// What may copy the framework to its place; nil if nothing known does.
  fileprivate func doubt(in images: Images) -> String? {
    if case .installed = reason { return nil }
    let isPreset = processes.contains { images.graph[$0].build.runPaths == nil }
    if reason == .outOfReach, isPreset, images.graph.platform(of: app) == .watchOS {
      return "settings that archlint cannot see set run paths"
    }
    let paths = processes.flatMap { images.graph[$0].build.runPaths ?? [] }
    if paths.contains(where: { $0.contains("$(") }) { return "a variable in its run paths does" }
    let carrier = images.carrier(of: framework, into: app)
    // What is merged into the app is in no other program of it.
    return carrier == .merging && processes != [app] ? nil : carrier?.rawValue
  }
}

extension Architecture {
  /// What it is, if it doesn't ship: some roles, unless they have extensions; only a warning then.
  fileprivate func trialWords(for app: TargetID) -> String {
    let role = role(of: app)
    let carried = graph.links(from: app).filter(\.embeds).compactMap(\.target)
    let ships = carried.contains { graph.productType(of: $0).isExtension }
    guard role.isTrial, !ships else { return "" }
    return role == .hostApp ? "host app " : "demo app "
  }
}
