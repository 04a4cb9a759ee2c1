/// A change of specs that may let an app link or launch.
package enum Remedy: Hashable, Comparable, Sendable {
  case links(Bool, from: TargetID, to: Link.End)
  case embeds(from: TargetID, to: Link.End)
  /// Adds an entry to a target, which links or only embeds.
  case lists(Link.End, in: TargetID, links: Bool)
  case isDynamic(TargetID)

  package static func < (one: Remedy, other: Remedy) -> Bool {
    one.order.lexicographicallyPrecedes(other.order)
  }

  private var order: [Int] {
    switch self {
    case .embeds(let from, let end): [0, from.index] + end.order
    case .isDynamic(let id): [1, id.index]
    case .links(let value, let from, let end): [2, value ? 1 : 0, from.index] + end.order
    case .lists(let end, let id, let links): [3] + end.order + [id.index, links ? 1 : 0]
    }
  }
}

extension Link.End {
  fileprivate var order: [Int] {
    switch self {
    case .external(let id): [0, id.index]
    case .target(let id): [1, id.index]
    }
  }
}

extension ModuleGraph {
  /// The graph with some changes and XcodeGen's defaults; what code uses stays the same.
  package func with(_ remedies: [Remedy]) -> ModuleGraph {
    var graph = self
    for case .isDynamic(let id) in remedies {
      graph.makeDynamic(id)
      graph = graph.adding(graph.embeddedByTuist(id))
    }
    for case .links(let value, let from, let end) in remedies
    where value || !isLinkedByFlags(end, in: from) {
      graph.change(from, end) { $0.links = value }
    }
    for case .embeds(let from, let end) in remedies { graph.change(from, end) { $0.embeds = true } }
    // The entry takes the place of what transitive linking adds.
    for case .lists(let end, let id, let links) in remedies {
      for number in graph.linkRange(from: id)
      where graph.links[number].to == end && graph.links[number].isInherited {
        graph.links[number].isInherited = false
        graph.links[number].links = links
        graph.links[number].embeds = productType(of: id).embedsFrameworks
      }
    }
    graph = graph.adding(
      remedies.compactMap { [graph] remedy in
        guard case .lists(let end, let id, let links) = remedy,
          graph.entry(from: id, to: end) == nil
        else { return nil }
        let isNear = end.target.map { spec(of: $0) == spec(of: id) } ?? false
        var link = Link(from: id, to: end, kind: isNear ? .target : .framework, links: links)
        let isCarthage = end.external.map { graph[$0].kind == .carthage } ?? false
        link.embeds =
          productType(of: id).embedsFrameworks
          && end.target.map { graph[$0].linkage != .static } ?? true
          && (!isCarthage || graph[id].embedsCarthage)
        // No code of the target imports it.
        link.writtenLink = false
        let reference = end.target.map { graph.entry(for: $0, in: id).reference }
        return (link, Link.Entry(reference ?? name(of: end), at: self[id].place))
      })
    for case .lists(.target(let other), let id, _) in remedies
    where spec(of: other) == spec(of: id) {
      graph = graph.adding(graph.inherited(by: id, from: other))
    }
    for remedy in remedies {
      switch remedy {
      case .links(true, let id, let end), .lists(let end, let id, true): graph.askForObjC(id, end)
      default: break
      }
    }
    return graph
  }

  /// What Tuist adds to the programs that reach a framework, however far.
  private func embeddedByTuist(_ id: TargetID) -> [(link: Link, entry: Link.Entry)] {
    var (found, waiting, seen) = ([(link: Link, entry: Link.Entry)](), [id], Set([id]))
    while let next = waiting.popLast() {
      for link in linkIndices(to: next).map({ links[$0] }) where seen.insert(link.from).inserted {
        let spec = self[spec(of: link.from)]
        guard spec.isSwift, !spec.isPackageManifest else { continue }
        guard self[link.from].type.embedsFrameworks else {
          waiting.append(link.from)
          continue
        }
        guard !links(from: link.from).contains(where: { $0.to == .target(id) }) else { continue }
        var own = Link(from: link.from, to: .target(id), kind: .target, links: false)
        (own.embeds, own.isInherited) = (true, true)
        found.append((own, entry(of: link)))
      }
    }
    return found
  }

  /// What transitive linking adds to a target because of an entry of its spec.
  private func inherited(by id: TargetID, from other: TargetID)
    -> [(link: Link, entry: Link.Entry)]
  {
    guard self[id].build.linksTransitively else { return [] }
    var known = Set(links(from: id).map(reference))
    var (found, waiting, seen) = ([(link: Link, entry: Link.Entry)](), [other], Set([id, other]))
    while let next = waiting.popLast() {
      for link in links(from: next)
      where !link.isInherited && !link.isFlag && link.writtenEmbed != true
        && link.to != .target(id)
      {
        if link.kind != .bundle, known.insert(reference(of: link)).inserted {
          var own = link
          (own.from, own.isInherited) = (id, true)
          if own.target != nil {
            let (here, there) = (defaults(of: link), defaults(of: own))
            // What a remedy changed is handed on.
            own.links = link.links == here.links ? there.links : link.links
            own.embeds = link.embeds == here.embeds ? there.embeds : link.embeds
          }
          found.append((own, entry(of: link)))
        }
        guard link.kind == .target, let head = link.target, spec(of: head) == spec(of: next),
          !self[head].type.isApp, !self[head].type.isTest, seen.insert(head).inserted
        else { continue }
        waiting.append(head)
      }
    }
    return found
  }

  /// What an entry says, after a remedy has made its library a framework.
  private func reference(of link: Link) -> String {
    let product = link.kind == .framework ? link.target.map { self[$0].builtFile } : nil
    return product ?? entry(of: link).reference
  }

  /// Whether a link of a spec links and embeds, by what is written and XcodeGen's defaults.
  private func defaults(of link: Link) -> (links: Bool, embeds: Bool) {
    let (other, type) = (link.target.map { self[$0] }, productType(of: link.from))
    let isStatic = link.kind == .target && other?.declaredLinkage == .static
    return (
      link.writtenLink ?? (isStatic ? type.isExecutable : type != .staticLibrary),
      link.writtenEmbed ?? (!isStatic && type.embedsFrameworks)
    )
  }

  /// Gives a target `-ObjC` if XcodeGen would.
  private mutating func askForObjC(_ id: TargetID, _ end: Link.End) {
    guard let other = end.target,
      links(from: id).contains(where: { $0.to == end && $0.kind == .target })
    else { return }
    let (isLibrary, build) = (productType(of: other) == .staticLibrary, self[other].build)
    let asks =
      spec(of: other) == spec(of: id)
      ? build.requiresObjCLinking ?? isLibrary : isLibrary || build.loadsObjCMembers
    if asks { targets[id.index].loadObjCMembers() }
  }

  package func entry(from id: TargetID, to end: Link.End) -> Link? {
    entries(from: id, to: end).first
  }

  /// Whether linker flags of some target name the archive of another.
  package func isNamedByFlags(_ id: TargetID) -> Bool {
    let file = "/" + self[id].builtFile
    return linkIndices(to: id).contains { links[$0].isFlag }
      || targets.contains { $0.build.forceLoaded.contains { "/\($0)".hasSuffix(file) } }
  }

  private func isLinkedByFlags(_ end: Link.End, in id: TargetID) -> Bool {
    let builds = [self[id].build] + self[id].build.variants.values
    return fileNames(of: end).contains { name in builds.contains { $0.flagged.contains(name) } }
  }

  /// The names that flags may give a library.
  package func fileNames(of library: Link.End) -> [String] {
    switch library {
    case .target(let id): [self[id].product, self[id].builtFile, self[id].productName]
    case .external(let id):
      [self[id].name, "\(self[id].name).framework", "lib\(self[id].name).a", "\(self[id].name).o"]
    }
  }

  package func entries(from id: TargetID, to end: Link.End) -> [Link] {
    links(from: id).filter { $0.to == end && !$0.isInherited && !$0.isFlag }
  }

  /// Changes an entry, also for those who get it by transitive linking.
  private mutating func change(_ from: TargetID, _ end: Link.End, _ change: (inout Link) -> Void) {
    let places = entries(from: from, to: end).map { place(of: $0) }
    for number in links.indices where links[number].to == end {
      let link = links[number]
      let isEntry = link.isInherited ? places.contains(place(of: link)) : link.from == from
      if isEntry { change(&links[number]) }
    }
  }

  private mutating func makeDynamic(_ id: TargetID) {
    targets[id.index].type = .framework
    targets[id.index].linkage = .dynamic
    targets[id.index].declaredLinkage = .dynamic
    for number in Array(linkIndices(to: id)) + linkRange(from: id) where !links[number].isFlag {
      guard links[number].target != nil, [.target, .framework].contains(links[number].kind)
      else { continue }
      (links[number].links, links[number].embeds) = defaults(of: links[number])
    }
  }
}

extension ProductType {
  fileprivate var embedsFrameworks: Bool { isApp || isTest }
}
