internal import Documents
internal import Findings
internal import LinkedImages
internal import Modules

/// Finds code that an image uses and that nothing links into it.
struct UnlinkedStatic: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unlinked-static", .error, "an image uses a library that nothing links into it")
  static let footing = FindingEvidence.images
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
      at: links.last.map(graph.place) ?? graph[unlinked.image].place,
      from: Subject(unlinked.image, in: graph), to: Subject(unlinked.library, in: graph),
      help: unlinked.help(in: graph),
      notes: links.dropLast().map { link in
        Note(
          "\(graph.name(of: link.from)) uses \(graph.name(of: link.to))", at: graph.place(of: link))
      }
        + (links.last.map {
          graph.entry(of: $0).provenance.notes(for: graph.name(of: unlinked.image))
        }
          ?? []),
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
      $0.kind == .target && graph.spec(of: $0.from) == graph.spec(of: self.image)
    }
    let other =
      isLocal && graph.productType(of: self.image).isExecutable
      ? "set `transitivelyLinkDependencies: true` in \(image)"
      : "add `\(entry(in: graph))` to the dependencies of \(image)"
    return "write `link: true` at the entry, so that \(carrier) takes it in; or \(other)"
  }
}

extension UnlinkedCode {
  /// What the image has to list; an app would carry along what it names by its product.
  private func entry(in graph: ModuleGraph) -> String {
    let isNamed = graph.spec(of: library) != graph.spec(of: image)
    let carries = graph.productType(of: image).isApp || graph.productType(of: image).isTest
    return graph.entry(for: library, in: image, isNamed && carries ? ["embed: false"] : [])
  }
}
