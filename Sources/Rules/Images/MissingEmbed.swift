/// Finds dynamic frameworks that an app loads at launch and does not carry.
struct MissingEmbed: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "missing-embed", .error, "an app loads a framework at launch that it does not embed")
  static let footing = FindingEvidence.images
  static let pointsAtEntries = true

  func findings(in context: RuleContext) -> [Finding] {
    context.everywhere(findingsThere, about: \.from)
  }

  private func findingsThere(in context: RuleContext) -> [Finding] {
    let (missing, left) = context.images.missingFrameworks(upTo: context.mostFindings)
    let findings = missing.map { finding(about: $0, in: context) }
      .withCauses(by: missing.map(\.app)) { app, members in
        cause(of: app, members.map { missing[$0] }, in: context)
      }
    return findings + rest(left, behind: findings, in: context)
  }

  /// What one app lacks, and the lines to paste for what it does not list at all.
  private func cause(
    of app: TargetID, _ missing: [MissingFramework], in context: RuleContext
  ) -> Cause {
    let (architecture, graph) = (context.architecture, context.graph)
    let listed = Set(graph.links(from: app).filter { !$0.isInherited }.map(\.to))
    let lines = missing.filter { !listed.contains($0.framework) && $0.isPastable(in: architecture) }
      .map { $0.entryToAdd(in: architecture).description }
    return Cause(
      "\(architecture.words(for: app)) does not find \(missing.count) frameworks at launch: "
        + missing.map { graph.name(of: $0.framework) }.listed(upTo: 12),
      help: lines.isEmpty
        ? "mend each of its entries as told below"
        : "add to the dependencies of \(graph.name(of: app))",
      lines: lines.prefix(MissingEmbed.mostLines)
        + (lines.count > MissingEmbed.mostLines
          ? ["# and \(lines.count - MissingEmbed.mostLines) more"] : []))
  }

  /// More lines are pasted by nobody; each app lacks as many again.
  private static let mostLines = 64

  /// It points at the app's own entry if there is one to complete, else at the app.
  private func finding(about missing: MissingFramework, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let app = graph[missing.app]
    let entry = graph.links(from: missing.app).first {
      $0.to == missing.framework && !$0.isInherited
    }
    let doubt = missing.doubt(in: context.images)
    let isTrial = architecture.role(of: missing.app).isTrial
    let fixes = missing.fixes(at: entry, in: architecture)
    return finding(
      missing.message(in: architecture) + (doubt.map { ", unless \($0)" } ?? ""),
      severity: doubt == nil && !isTrial ? .error : .warning,
      at: entry.map(graph.place) ?? app.place,
      from: Subject(missing.app, in: graph), to: Subject(missing.framework, in: graph),
      help: missing.help(at: entry, in: architecture) ?? fixes.first?.words,
      notes: missing.notes(in: graph), in: context
    ).fixed(by: fixes)
  }
}

extension MissingFramework {
  fileprivate func message(in architecture: Architecture) -> String {
    let graph = architecture.graph
    let app = architecture.words(for: app)
    let framework = architecture.words(for: framework)
    switch reason {
    case .notEmbedded:
      return "\(app) does not embed \(framework), which \(loaders(in: graph)) at launch"
    case .outOfReach:
      return "\(app) carries \(framework) where no run path leads, and \(loaders(in: graph)) it "
        + "at launch"
    case .installed(let path):
      return "\(app) loads \(framework) at launch from \(path), where no device has it"
    }
  }

  /// Who loads it: the app, its extensions, or both.
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

  /// What may bring the framework to where it is found, for all that is known.
  fileprivate func doubt(in images: Images) -> String? {
    let programs = processes.map { images.graph[$0] }
    if !isSure { return "settings that are not seen give it run paths" }
    if programs.contains(where: \.hasUnknownRunPaths) { return "a variable in its run paths does" }
    return images.carrier(of: framework, into: app).map(\.words)
  }

  /// The shortest chain, a note for each hop; of a long one the first, the last and a count.
  fileprivate func notes(in graph: ModuleGraph) -> [Note] {
    let isShort = start.length <= Architecture.mostHops
    let links = isShort ? chain : [start.link] + chain.suffix(1)
    let notes = links.map { number in
      let link = graph.links[number]
      return Note(
        "\(graph.name(of: link.from)) links \(graph.name(of: link.to))", at: graph.place(of: link))
    }
    return isShort ? notes : notes.withCount(of: start.length - 2)
  }

  /// What to change at the app's entry, if it has one; else the line to add to the app, or the
  /// link to remove, where it leads to a mock.
  fileprivate func help(at entry: Link?, in architecture: Architecture) -> String? {
    let graph = architecture.graph
    switch reason {
    case .installed:
      let name = graph.name(of: framework)
      return "make \(name) a framework, or set `DYLIB_INSTALL_NAME_BASE: \"@rpath\"` in it and "
        + "copy it to `frameworks`"
    case .outOfReach:
      if let entry, entry.embeds {
        let program = graph.name(of: processes.first ?? app)
        return
          "add the folder of frameworks to `LD_RUNPATH_SEARCH_PATHS` in the settings of \(program)"
      }
    case .notEmbedded: break
    }
    if isOfService(in: graph) {
      return
        "embed it into \(graph.name(of: processes.first ?? app)), or add the folder of frameworks "
        + "of the app to the `LD_RUNPATH_SEARCH_PATHS` of that"
    }
    if let last = chain.last, let role = roleForTests(in: architecture) {
      return "no app should carry \(role == .mock ? "a mock" : "what helps tests"): remove the "
        + "link of \(graph.name(of: graph.links[last].from)) to it"
    }
    if let entry {
      return isLibrary(in: graph)
        ? "write `copy: {destination: frameworks}` at the entry" : entry.embedHelp
    }
    return nil
  }

  /// The entry of the app that gains what it lacks, or the line that it lacks.
  fileprivate func fixes(at entry: Link?, in architecture: Architecture) -> [Fix] {
    guard isPastable(in: architecture) else { return [] }
    let graph = architecture.graph
    let end = Subject(framework, in: graph)
    guard let entry else {
      let line = Change.Action.add(entryToAdd(in: architecture), to: end)
      return [Fix(Change(line, of: Subject(app, in: graph), at: graph[app].place))]
    }
    guard case .notEmbedded = reason, !isLibrary(in: graph) else { return [] }
    let isTold = entry.writtenEmbed == false
    return [Fix(graph.change(.set("embed", value: isTold ? nil : "true"), of: entry))]
  }

  /// Whether only services of the app load it, which do not look into its folder of frameworks.
  private func isOfService(in graph: ModuleGraph) -> Bool {
    processes.allSatisfy { graph.productType(of: $0) == .xpcService }
  }

  /// Whether it is a dynamic library, which XcodeGen copies among the resources.
  private func isLibrary(in graph: ModuleGraph) -> Bool {
    guard case .target(let id) = framework else { return false }
    return graph.productType(of: id) == .dynamicLibrary
  }

  /// Whether a line of its own in the app mends it.
  fileprivate func isPastable(in architecture: Architecture) -> Bool {
    if case .installed = reason { return false }
    if isOfService(in: architecture.graph) { return false }
    return roleForTests(in: architecture) == nil
  }

  /// The role of the framework, if it is there for tests, and the app would bring it to customers.
  private func roleForTests(in architecture: Architecture) -> Role? {
    guard case .target(let id) = framework, architecture.role(of: app) == .app else { return nil }
    let role = architecture.role(of: id)
    return role.isForTests ? role : nil
  }

  /// The entry that names the framework, as the spec of the app writes such; apps embed most by
  /// themselves.
  fileprivate func entryToAdd(in architecture: Architecture) -> WrittenEntry {
    let graph = architecture.graph
    var options = breaksLayers(in: architecture) ? [WrittenEntry.Option.doesNotLink] : []
    if isLibrary(in: graph) { options.append(.copiesToFrameworks) }
    switch framework {
    case .target(let id): return graph.entry(for: id, in: app, options)
    case .external(let id):
      return graph[id].kind == .carthage
        ? WrittenEntry("carthage", graph[id].name)
        : WrittenEntry("package", graph[id].package ?? graph[id].name, [.embeds])
    }
  }

  /// Whether the app, say a host app of a lower layer, may carry the framework but not link it.
  private func breaksLayers(in architecture: Architecture) -> Bool {
    guard case .target(let id) = framework,
      architecture.module(of: id) != architecture.module(of: app),
      let own = architecture.layer(of: app), let other = architecture.layer(of: id)
    else { return false }
    return other <= own
  }
}

extension Link {
  /// What to change at an entry that is there already.
  fileprivate var embedHelp: String {
    if isMisplaced { return "remove `copy` from the entry, so that it lands where dyld looks" }
    return writtenEmbed == false
      ? "remove `embed: false` from the entry" : "add `embed: true` to the entry"
  }
}

extension BuildFacts.Carrier {
  /// What it does, at the end of a sentence.
  fileprivate var words: String {
    switch self {
    case .merging: "it is merged into the app"
    case .copyPhase: "a copy phase does"
    case .script: "a script does"
    }
  }
}

extension Target {
  /// Whether a run path is known only once a variable in it is.
  fileprivate var hasUnknownRunPaths: Bool {
    build.runPaths?.contains { $0.contains("$(") } ?? false
  }
}
