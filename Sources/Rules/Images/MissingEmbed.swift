internal import Documents
internal import Findings
internal import Modules

/// Finds dynamic frameworks that an app loads at launch and does not carry.
struct MissingEmbed: ArchitectureRule {
  static let description = RuleDescription(
    "missing-embed", .error, "an app loads a framework at launch that it does not embed")
  static let footing = Footing.images

  init(_ options: MapReader) {}

  func findings(in context: RuleContext) -> [Finding] {
    context.images.missingFrameworks().map { finding(about: $0, in: context) }
  }

  /// It points at the app's own entry if there is one to complete, else at the app.
  private func finding(about missing: MissingFramework, in context: RuleContext) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let app = graph[missing.app]
    let entry = graph.links(from: missing.app).first {
      $0.to == missing.framework && !$0.isInherited
    }
    let doubt = app.build.doubt(about: missing.plainName(in: graph))
    return finding(
      "\(architecture.words(for: missing.app)) does not embed "
        + "\(architecture.words(for: missing.framework)), which \(missing.loader(in: graph)) "
        + "at launch" + (doubt.map { ", unless \($0)" } ?? ""),
      severity: doubt == nil ? .error : .warning, at: entry?.place ?? app.place,
      from: Subject(missing.app, in: graph), to: Subject(missing.framework, in: graph),
      help: entry.map(\.embedHelp) ?? missing.help(in: architecture),
      notes: missing.notes(in: graph), in: context)
  }
}

extension MissingFramework {
  /// The name that a script would use, even where two projects have a target of that name.
  fileprivate func plainName(in graph: ModuleGraph) -> String {
    switch framework {
    case .target(let id): graph[id].productName
    case .external(let id): graph[id].name
    }
  }

  fileprivate func loader(in graph: ModuleGraph) -> String {
    process == app ? "it loads" : "its extension \(graph.name(of: process)) loads"
  }

  /// The shortest chain, a note for each hop.
  fileprivate func notes(in graph: ModuleGraph) -> [Note] {
    let links = chain.map { graph.links[$0] }
    let notes = links.map { link in
      Note("\(graph.name(of: link.from)) links \(graph.name(of: link.to))", at: link.place)
    }
    guard let first = links.first, first.from != process else { return notes }
    let (from, to) = (graph.name(of: process), graph.name(of: first.from))
    return [Note("\(from) reaches \(to) over many links", at: graph[process].place)] + notes
  }

  /// The lines to add to the app; or the link to remove, where it leads to a mock.
  fileprivate func help(in architecture: Architecture) -> String {
    let graph = architecture.graph
    if let last = chain.last, bringsMock(in: architecture) {
      return "no app should carry a mock: remove the link of "
        + "\(graph.name(of: graph.links[last].from)) to it"
    }
    let entry = entry(in: graph) + (breaksLayers(in: architecture) ? ", link: false" : "")
    let isShort = !entry.contains(",")
    return "add `- \(isShort ? entry : "{\(entry)}")` to the dependencies of "
      + graph.name(of: app)
  }

  /// Whether something that ships would get a mock along.
  private func bringsMock(in architecture: Architecture) -> Bool {
    guard case .target(let id) = framework else { return false }
    return architecture.role(of: id) == .mock && architecture.role(of: app) == .app
  }

  /// The entry that names the framework, as specs write it; apps embed most by themselves.
  private func entry(in graph: ModuleGraph) -> String {
    switch framework {
    case .external(let id):
      return graph[id].kind == .carthage
        ? "carthage: \(graph[id].name)"
        : "package: \(graph[id].package ?? graph[id].name), embed: true"
    case .target(let id):
      return graph[id].spec == graph[app].spec
        ? "target: \(graph[id].name)" : "framework: \(graph[id].product), implicit: true"
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
    writtenEmbed == false
      ? "remove `embed: false` from the entry" : "add `embed: true` to the entry"
  }
}

extension BuildFacts {
  /// What may bring a framework along besides its embed entry.
  fileprivate func doubt(about name: String) -> String? {
    if mergesLibraries { return "it is merged into the app" }
    if copiesToFrameworks { return "a copy phase does" }
    let signs = ["FRAMEWORKS_FOLDER_PATH", "copy-frameworks"]
    let isScripted = scripts.contains { script in
      signs.contains(where: script.contains) || script.names(name)
    }
    return isScripted ? "a script does" : nil
  }
}

extension String {
  /// Whether a word stands in the text by itself: `ISSNet` is not meant by `ISSNetwork`.
  fileprivate func names(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let neighbours = [self[..<range.lowerBound].last, self[range.upperBound...].first]
      return !neighbours.contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    }
  }
}

extension MissingEmbed {
  static let page = RulePage(
    what: """
      Fires when an app of any kind, or an extension inside it, reaches a dynamic framework of the \
      workspace or of Carthage over links that are not weak, and the app does not embed it. Behind \
      a static library or another framework counts as well. It is a warning where the app has a \
      copy phase or a script that may do it, or merges its libraries.
      """,
    why: """
      A dynamic framework is looked for inside the app when the app starts. If it is not there the \
      app ends before its first line of code, with `Library not loaded`. Nobody sees it while \
      building or in the simulator, because there the build folder is searched too: it is found on \
      a device, by a tester if you are lucky. XcodeGen embeds what an app lists itself and nothing \
      behind it.
      """,
    breaks: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSSpace
      # domain/ISSSpace
      ISSSpace -> ISSNetwork
      # core/ISSNetwork
      ISSNetwork
      """,
    says: """
      app/Cosmonaut/project.yml:3:3: error: Cosmonaut (app) does not embed ISSNetwork (core), \
      which it loads at launch [missing-embed]
        help: add `- {framework: ISSNetwork.framework, implicit: true}` to the dependencies of \
      Cosmonaut
      """,
    keeps: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSSpace; ISSNetwork
      """,
    exemptions: [
      "Test bundles and tools: they find frameworks in the build folder.",
      "Weak links: the app starts without what they lead to.",
      "A framework that lies inside an embedded one.",
      "Ready binaries, system frameworks, and package products that are not known to be dynamic.",
      "Extensions that no app of the workspace embeds.",
    ])
}
