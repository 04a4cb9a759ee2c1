struct UnusedLink: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "unused-link", .warning, isOnByDefault: false, "links to modules that no source imports")

  static let pointsAtEntries = true

  var registrationKeys: Set<String> { ["NSPrincipalClass"] }

  func findings(in context: RuleContext) -> [Finding] {
    let exports = Exports(context.graph, context.uses)
    return context.graph.targetIDs.flatMap { id -> [Finding] in
      let used = Set(context.uses.uses(of: id).flatMap(\.ends))
      guard context.graph.tellsWhatItUses(id), !used.isEmpty else { return [] }
      return context.links.filter { link in
        link.from == id && !used.contains(link.to) && context.graph.links(link)
          && context.shouldBeImported(link.to)
          && link.target.map { !exports.hand(.target($0), to: id) } ?? false
      }.map { link in
        finding(
          "\(context.architecture.words(for: link)) but never imports it",
          about: link, help: context.help(against: link), in: context
        ).fixed(
          by: context.graph.sources.showAllImports(of: id) ? context.graph.removal(of: link) : [])
      }
    }
  }
}

extension ModuleGraph {
  fileprivate func links(_ link: CheckedLink) -> Bool {
    if case .entry(let number) = link.origin { links[number].links } else { false }
  }

  /// Whether the target's imports show which links it needs.
  ///
  /// Not for programs, whose links also embed, nor for umbrellas, which re-export.
  fileprivate func tellsWhatItUses(_ id: TargetID) -> Bool {
    let target = self[id]
    return target.kind == .native && !target.type.isExecutable && target.type != .xpcService
      && target.type.defaultLinkage != .none && sources.count(of: id) > 0
      && !target.build.loadsAllMembers && target.build.forceLoaded.isEmpty
  }
}

extension RuleContext {
  /// Suggests removing the link, and names what is then unused.
  fileprivate func help(against link: CheckedLink) -> String {
    guard let target = link.target else { return "remove this dependency" }
    let others = graph.linkIndices(to: target).map { graph.links[$0] }
      .filter { $0.from != link.from }
    let users = others.filter { uses.uses(of: $0.from).contains { $0.ends.contains(link.to) } }
    let programs = others.filter { graph.productType(of: $0.from).isAppOrExtension }
    guard users.isEmpty, others.count == programs.count else { return "remove this dependency" }
    let name = graph.name(of: target)
    guard let program = programs.first else {
      return "remove this dependency; no other target links \(name)"
    }
    return "remove this dependency here and in \(graph.name(of: program.from)); no other target "
      + "uses \(name)"
  }
}
