extension MissingFramework {
  /// The reason why an entry that embeds it is not enough.
  private enum Obstacle {
    case installName, runPath, service, library, copy, filter
    case forTests(Role)
  }

  private func obstacle(at entry: Link?, in architecture: Architecture) -> Obstacle? {
    let graph = architecture.graph
    if case .installed = reason { return .installName }
    if let entry, isResource(in: graph) {
      return graph.entry(of: entry).copy == nil ? .library : .copy
    }
    if case .outOfReach = reason, let entry, entry.embeds {
      let folder = framework.target.flatMap { graph[$0].build.installFolder }
      let isElsewhere = folder.map { $0 != "@rpath" } ?? false
      return graph.entry(of: entry).copy != nil ? .copy : isElsewhere ? .installName : .runPath
    }
    if let entry, entry.embeds, entry.isLimited { return .filter }
    // An XPC service doesn't search the app's Frameworks folder.
    if processes.allSatisfy({ graph.productType(of: $0) == .xpcService }) { return .service }
    // A framework for tests must not ship with an app.
    if architecture.role(of: app) == .app, let role = framework.target.map(architecture.role),
      role.isForTests
    {
      return .forTests(role)
    }
    guard let entry else { return nil }
    // XcodeGen copies a plain dynamic library as a resource.
    let isLibrary = framework.target.map(graph.productType) == .dynamicLibrary
    return isLibrary ? .library : entry.isMisplaced ? .copy : nil
  }

  func isResource(in graph: ModuleGraph) -> Bool {
    guard let link = graph.entry(from: app, to: framework) else { return false }
    return graph.entry(of: link).copy.map { $0.destination == .resources } ?? link.isMisplaced
  }

  /// Help if an entry is not enough: fix the obstacle, or remove the link if it leads to a mock.
  func help(at entry: Link?, in architecture: Architecture) -> String? {
    let graph = architecture.graph
    let program = graph.name(of: processes.first ?? app)
    switch obstacle(at: entry, in: architecture) {
    case .installName where framework.target.map { graph[$0].type.isFramework } ?? true:
      return "let `@rpath` be the install name of \(graph.name(of: framework)): set "
        + "`DYLIB_INSTALL_NAME_BASE: \"@rpath\"` in it, and no `LD_DYLIB_INSTALL_NAME`"
    case .installName:
      return "make \(graph.name(of: framework)) a framework, or set "
        + "`DYLIB_INSTALL_NAME_BASE: \"@rpath\"` in it and copy it to `frameworks`"
    case .runPath:
      return
        "add the frameworks folder to `LD_RUNPATH_SEARCH_PATHS` in the settings of \(program)"
    case .service:
      return "embed it in \(program), or add the app's frameworks folder to its "
        + "`LD_RUNPATH_SEARCH_PATHS`"
    case .forTests(let role):
      return chain.last.map { last in
        "remove the dependency of \(graph.name(of: graph.links[last].from)) on this "
          + (role == .mock ? "mock" : "test support")
      }
    case .library where graph[graph.spec(of: app)].isXcodeProject,
      .copy where graph[graph.spec(of: app)].isXcodeProject:
      return "copy it to the frameworks folder of \(graph.name(of: app))"
    case .library:
      return "add `copy: {destination: frameworks}` to the entry"
        + (entry?.writtenEmbed == false ? ", and remove `embed: false`" : "")
    case .copy:
      let options = entry?.writtenEmbed == false ? "`copy` and `embed: false`" : "`copy`"
      return "remove \(options) from the entry, so that dyld finds it"
    case .filter: return "let the filter of the entry include this platform"
    case nil: return nil
    }
  }

  /// The app's entry to add or to change; empty if that is not enough.
  func remedies(in architecture: Architecture) -> [Remedy] {
    let entry = architecture.graph.entry(from: app, to: framework)
    guard obstacle(at: entry, in: architecture) == nil else { return [] }
    if entry != nil { return [.embeds(from: app, to: framework)] }
    // If only an extension loads it, the app just embeds it. What it links anyway stays linked.
    let isLinked = architecture.graph.links(from: app).contains { $0.to == framework && $0.links }
    let links = isLinked || processes.contains(app) && !breaksLayers(in: architecture)
    return [.lists(framework, in: app, links: links)]
  }

  /// Whether the app, for example a host app of a lower layer, may embed but not link it.
  private func breaksLayers(in architecture: Architecture) -> Bool {
    guard case .target(let id) = framework,
      architecture.module(of: id) != architecture.module(of: app),
      let own = architecture.layer(of: app), let other = architecture.layer(of: id)
    else { return false }
    return other <= own
  }
}
