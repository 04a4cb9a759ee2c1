extension MissingFramework {
  /// What to change at the app's entry, if it has one; else the line to add to the app, or the
  /// link to remove, where it leads to a mock.
  func help(at entry: Link?, in architecture: Architecture) -> String? {
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
      if isLibrary(in: graph) { return "write `copy: {destination: frameworks}` at the entry" }
      if entry.isMisplaced {
        return "remove `copy` from the entry, so that it lands where dyld looks"
      }
    }
    return nil
  }

  /// The entry of the app that has to embed it, or the one that it lacks; nothing if that is no
  /// matter of an entry.
  func remedies(in architecture: Architecture) -> [Remedy] {
    let graph = architecture.graph
    let entry = graph.entry(from: app, to: framework)
    guard isMatter(of: entry, in: architecture) else { return [] }
    if entry != nil { return [.embeds(from: app, to: framework)] }
    // What only an extension loads the app just carries.
    let links = processes.contains(app) && !breaksLayers(in: architecture)
    return [.lists(framework, in: app, links: links)]
  }

  /// Whether an entry that embeds it mends it: neither run paths and names are at fault, nor the link.
  private func isMatter(of entry: Link?, in architecture: Architecture) -> Bool {
    if case .installed = reason { return false }
    if case .outOfReach = reason, entry?.embeds ?? false { return false }
    guard !isOfService(in: architecture.graph), roleForTests(in: architecture) == nil else {
      return false
    }
    return entry.map { !$0.isMisplaced && !isLibrary(in: architecture.graph) } ?? true
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

  /// The role of the framework, if it is there for tests, and the app would bring it to customers.
  private func roleForTests(in architecture: Architecture) -> Role? {
    guard case .target(let id) = framework, architecture.role(of: app) == .app else { return nil }
    let role = architecture.role(of: id)
    return role.isForTests ? role : nil
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
