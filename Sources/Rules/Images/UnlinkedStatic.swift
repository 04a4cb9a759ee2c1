internal import Documents
internal import Findings
internal import Judging
internal import LinkedImages
internal import Modules

/// Finds code that an image uses and that nothing links into it.
struct UnlinkedStatic: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unlinked-static", .error, "an image uses a library that nothing links into it")
  static let footing = Footing.images
  static let pointsAtEntries = true

  func findings(in context: RuleContext) -> [Finding] {
    let unlinked = context.images.unlinkedCode()
    guard !unlinked.isEmpty else { return [] }
    let imports = KnownImports(in: context)
    return unlinked.map { finding(about: $0, imports, in: context) }
  }

  /// It points at the entry that brings the library without linking it.
  private func finding(
    about unlinked: UnlinkedCode, _ imports: KnownImports, in context: RuleContext
  ) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let links = unlinked.chain.map { graph.links[$0] }
    let isUnused = links.last.map { imports.leaveOut($0.to, of: $0.from) } ?? false
    var doubt = unlinked.isFramework ? ": without Swift, no import tells the linker of it" : ""
    if isUnused, let last = links.last {
      doubt = ", as soon as a source of \(graph.name(of: last.from)) imports it"
    }
    return finding(
      "\(architecture.words(for: unlinked.image)) uses "
        + "\(architecture.words(for: .target(unlinked.library))), which nothing links into it: "
        + "undefined symbols\(doubt)",
      severity: unlinked.isFramework || isUnused ? .warning : .error,
      at: links.last?.place ?? graph[unlinked.image].place,
      from: Subject(unlinked.image, in: graph), to: Subject(unlinked.library, in: graph),
      help: unlinked.help(in: graph),
      notes: links.dropLast().map { link in
        Note("\(graph.name(of: link.from)) uses \(graph.name(of: link.to))", at: link.place)
      } + (links.last?.provenance.notes(for: graph.name(of: unlinked.image)) ?? []),
      in: context)
  }
}

/// What sources say about who does without something that it lists.
private struct KnownImports {
  private let context: RuleContext
  private let exports: Exports
  private let missing: Set<String>

  init(in context: RuleContext) {
    self.context = context
    exports = Exports(context.graph, context.uses)
    missing = Set(context.graph.sources.missing)
  }

  /// Whether the sources of a target are there, are all Swift, and import others but not this one.
  func leaveOut(_ end: Link.End, of id: TargetID) -> Bool {
    let (graph, uses) = (context.graph, context.uses)
    guard !uses.uses(of: id).isEmpty, uses.use(of: end, by: id) == nil,
      graph.sources.files(of: id).allSatisfy({ $0.path.hasSuffix(".swift") }),
      !graph[id].sources.contains(where: { missing.contains($0.path) })
    else { return false }
    guard case .target(let other) = end else { return true }
    return !exports.hand(other, to: id)
  }
}

extension UnlinkedCode {
  fileprivate func help(in graph: ModuleGraph) -> String {
    let links = chain.map { graph.links[$0] }
    guard links.count > 1, let last = links.last else { return "write `link: true` at the entry" }
    let (carrier, image) = (graph.name(of: last.from), graph.name(of: image))
    let isLocal = links.allSatisfy {
      $0.kind == .target && graph[$0.from].spec == graph[self.image].spec
    }
    let other =
      isLocal && graph[self.image].type.isExecutable
      ? "set `transitivelyLinkDependencies: true` in \(image)"
      : "add `\(entry(in: graph))` to the dependencies of \(image)"
    return "write `link: true` at the entry, so that \(carrier) takes it in; or \(other)"
  }
}

extension UnlinkedCode {
  /// What the image has to list; an app would carry along what it names by its product.
  private func entry(in graph: ModuleGraph) -> String {
    let isNamed = graph[library].spec != graph[image].spec
    let carries = graph[image].type.isApp || graph[image].type.isTest
    return graph.entry(for: library, in: image, isNamed && carries ? ["embed: false"] : [])
  }
}

extension UnlinkedStatic {
  static let page = RulePage(
    what: """
      Fires when the code of an app, a test bundle, an extension or a dynamic framework comes to a \
      static or dynamic library, directly or through static targets, and nothing puts that library \
      on its link line: no link phase names it, no archive on the way took it in, and no import \
      can ask for it, since imports ask the linker for frameworks only. For a framework it is a \
      warning, where the sources are known to hold no Swift; for a library, where all sources of \
      who lists it are Swift and none imports it yet.
      """,
    why: """
      XcodeGen links a static target into executables only. A dynamic framework that lists one, \
      and a static library that lists another, have its headers and modules and so compile; the \
      symbols are missing when the image is linked, in another target than the one to mend.
      """,
    breaks: """
      # app/Cosmonaut/project.yml
      name: Cosmonaut
      targets:
        Cosmonaut:
          type: application
          platform: iOS
          dependencies:
            - {framework: libISSNetwork.a, implicit: true, embed: false}
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: library.static
          platform: iOS
          dependencies:
            - {framework: libISSLog.a, implicit: true}
      # shared/ISSLog
      ISSLog: library.static
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: error: Cosmonaut (app) uses ISSLog (shared), which nothing \
      links into it: undefined symbols [unlinked-static]
        help: write `link: true` at the entry, so that ISSNetwork takes it in; or add \
      `- {framework: libISSLog.a, implicit: true, embed: false}` to the dependencies of Cosmonaut
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: library.static
          platform: iOS
          dependencies:
            - {framework: libISSLog.a, implicit: true, link: true}
      """,
    exemptions: [
      "Entries with `link: false`: nothing behind them is used.",
      "What a dynamic framework on the link line contains, and the host of a test bundle.",
      "Packages and ready binaries, of which it is not known what brings them.",
    ])
}
