struct NestedEmbed: PlainRule, ImageRule {
  static let description = RuleDescription(
    "nested-embed", .error, "frameworks that embed a framework")

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    let nested = graph.links.indices.filter { graph.isNested(graph.links[$0]) }
    return nested.map { number in
      let (from, to) = (graph.links[number].from, graph.links[number].to)
      let copy = graph.entry(of: graph.links[number]).provenance.first { $0.step == .copy }
      let found = finding(
        "\(architecture.words(for: from)) embeds \(architecture.words(for: to)), "
          + "which nests frameworks" + graph.nestingWords(for: graph.links[number]),
        severity: architecture.isOnlyForTests(from) ? .warning : nil,
        about: CheckedLink(from: from, to: to, origin: .entry(number)),
        help: (graph[graph.spec(of: from)].isXcodeProject
          ? "do not copy it here" : "remove `embed: true` here")
          + context.embedding(of: to, in: [from], "and"),
        in: context
      ).fixed(by: [Fix(context.moves(of: graph.links[number]))])
      // The entry that embeds, not the one that links.
      return found.with(at: copy?.place, notes: copy == nil ? nil : [])
    }.withCauses(by: nested.map { graph.links[$0].to }) { inner, members in
      let outer = members.map { graph.links[nested[$0]].from }
      return Cause(
        "\(architecture.words(for: inner)) is embedded in \(members.count) frameworks: "
          + outer.map(graph.name).listed(upTo: 12),
        help: "do not embed it there" + context.embedding(of: inner, in: outer, "but"))
    }
  }
}

extension RuleContext {
  /// What the apps that contain some frameworks need for what these embed: often nothing.
  fileprivate func embedding(of inner: Link.End, in outer: [TargetID], _ and: String) -> String {
    let apps = appReaches.filter { outer.contains(where: $0.contains) }.map(\.app)
    guard !apps.isEmpty,
      apps.allSatisfy({ graph.entries(from: $0, to: inner).contains(where: \.embeds) })
    else { return ", \(and) embed \(graph.name(of: inner)) in the apps" }
    return apps.count == 1 ? "; the app embeds it already" : "; the apps embed it already"
  }

  /// Moves the embedding from a framework to the apps that contain it.
  fileprivate func moves(of link: Link) -> [Change] {
    let here = graph.change(.set("embed", value: nil), of: link)
    guard let inner = link.target else { return [here] }
    let apps = appReaches.filter {
      $0.contains(link.from) && !architecture.graph.lists(inner, in: $0.app)
    }
    return [here] + apps.map { graph.addition(of: inner, to: $0.app) }
  }
}

extension Architecture {
  /// Whether tests of other modules link a framework and nothing else does: it hardly ships.
  fileprivate func isOnlyForTests(_ id: TargetID) -> Bool {
    let users = graph.linkIndices(to: id).map { graph.links[$0].from }
    return users.contains { !areOfOneModule($0, id) }
      && users.allSatisfy { graph.productType(of: $0).isTest }
  }
}

extension ModuleGraph {
  fileprivate func isNested(_ link: Link) -> Bool {
    let outer = self[link.from]
    guard link.embeds, outer.kind == .native, outer.type.isFramework, link.kind != .bundle,
      link.kind != .sdk, outer.systems.isEmpty || !nestingSystems(of: link).isEmpty
    else { return false }
    switch link.to {
    case .target(let id):
      return productType(of: id).isFramework || productType(of: id) == .xcFramework
        || isOfDynamicProduct(link)
    // A product that no target builds is reported once, by `unknown-link`.
    case .external(let id): return self[id].kind != .unknown
    }
  }

  /// The platforms on which a link nests frameworks: macOS allows it.
  private func nestingSystems(of link: Link) -> [Platform] {
    self[link.from].systems.filter {
      ![.macOS, .macCatalyst].contains($0) && entry(of: link).counts(on: $0)
    }
  }

  /// Those platforms, if there are others.
  fileprivate func nestingWords(for link: Link) -> String {
    let systems = nestingSystems(of: link)
    guard systems.count < self[link.from].systems.count else { return "" }
    return " on " + systems.map(\.rawValue).listed(upTo: 8)
  }
}
