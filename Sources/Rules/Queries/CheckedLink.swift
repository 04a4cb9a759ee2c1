/// A link that rules check: one resolved entry of a spec, or an import without such an entry.
package struct CheckedLink {
  package enum Origin {
    /// An entry, by the position of its link in the graph.
    case entry(Int)
    /// Indirect, since it is rare and ten times as large as the other case.
    indirect case source(ModuleUse.Site)
  }

  package let from: TargetID
  package let to: Link.End
  package let origin: Origin

  package var isImport: Bool { if case .source = origin { true } else { false } }

  /// The fix that always works.
  package var removal: String { isImport ? "remove this import" : "remove this dependency" }

  package var target: TargetID? { to.target }
  package var ends: Ends { Ends(from: from, to: to) }

  /// Both ends, which identify a link.
  package struct Ends: Hashable {
    package let from: TargetID
    package let to: Link.End
  }
}

extension ModuleGraph {
  /// The links for rules about layers and interfaces, in graph order: those to linkable targets.
  func checkedLinks() -> [CheckedLink] { links.indices.filter { isJudged(links[$0]) }.map(checked) }

  private func checked(_ number: Int) -> CheckedLink {
    CheckedLink(from: links[number].from, to: links[number].to, origin: .entry(number))
  }

  /// Imports without a dependency, if rules would check the link; optional ones excluded.
  func checkedImports(_ uses: ModuleUses) -> [CheckedLink] {
    uses.all.compactMap { use in
      guard use.isWithoutLink, let target = use.target, let site = use.certainSites.first,
        canBeLinked(target)
      else { return nil }
      return CheckedLink(from: use.from, to: .target(target), origin: .source(site))
    }
  }

  package func place(of link: CheckedLink) -> Place {
    switch link.origin {
    case .entry(let number): place(of: links[number])
    case .source(let site): site.place
    }
  }

  package func provenance(of link: CheckedLink) -> [Provenance] {
    switch link.origin {
    case .entry(let number): entry(of: links[number]).provenance
    case .source: []
    }
  }

  /// All entries for targets, each of which orders the build.
  package func orderingLinks() -> [CheckedLink] {
    links.indices.filter { !links[$0].isInherited && links[$0].target != nil }.map(checked)
  }

  /// These links between targets as a graph, whose edges are numbered as they are.
  func adjacency(of links: [CheckedLink]) -> Adjacency {
    Adjacency(
      count: targets.count,
      edges: links.map { link in
        link.target.map { Adjacency.Edge(from: link.from.index, to: $0.index) }
      })
  }

  /// The ends of these, as findings name them.
  package func orderingEnds() -> [BaselineKey] {
    let names = platformTwins().map { self[$0].qualifiedName }
    return orderingLinks().compactMap { link in
      link.target.map { BaselineKey(rule: "", from: names[link.from.index], to: names[$0.index]) }
    }
  }

  /// The links by which apps and extensions embed something without linking it.
  package func carriedLinks() -> [CheckedLink] {
    links.indices.compactMap { number in
      let link = links[number]
      guard link.embeds, !link.isInherited, onlyEmbeds(link), !productType(of: link.from).isTest,
        link.target.map({ canBeLinked($0) }) ?? false
      else { return nil }
      return checked(number)
    }
  }

  private func isJudged(_ link: Link) -> Bool {
    if link.isInherited || link.kind == .bundle || onlyEmbeds(link) { return false }
    guard let target = link.target else { return true }
    // A dependency on itself always counts, regardless of its type.
    return canBeLinked(target) || target == link.from
  }

  private func onlyEmbeds(_ link: Link) -> Bool {
    let type = productType(of: link.from)
    return link.writtenLink == false && (type.isAppOrExtension || type.isTest)
  }
}

extension Architecture {
  /// Whether a link only serves testing or trying something, so that layers don't apply.
  ///
  /// Host apps, demos and test support may link anything. Tests and mocks may link one another and
  /// what they test. That is all they list, unless they are named after a module: then it is that
  /// module, modules with its name as a prefix, such as KitData for Kit, and its own dependencies,
  /// which a program must contain; a mock has no program.
  package func isTrialMatter(_ from: TargetID, _ to: TargetID) -> Bool {
    guard role(of: from).isTrial else { return false }
    if role(of: to).isTrial || [.testSupport, .hostApp, .development].contains(role(of: from)) {
      return true
    }
    if !self[from].triesItsModule || areOfOneModule(from, to) { return true }
    let module = self[module(of: from)]
    let mains =
      module.mains.isEmpty
      ? module.targets.filter { role(of: $0) == .testSupport } : module.mains
    return mains.contains { main in
      role(of: from) != .mock && graph.lists(to, in: main) || graph.isNamed(to, after: main)
    }
  }
}

extension ModuleGraph {
  /// Whether a name is another's and a further word: KitData and Kit.
  func isNamed(_ id: TargetID, after other: TargetID) -> Bool {
    let (name, start) = (plainName(of: id), plainName(of: other))
    let next = name.hasPrefix(start) ? name.utf8.dropFirst(start.utf8.count).first : nil
    return next.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}
