/// Collects specs, targets and links in any order, and sorts them into a graph.
///
/// The ids it hands out are good for its own links and notices; the graph has ids of its own.
package struct GraphBuilder {
  private var specs: [Spec] = []
  private var targets: [Target] = []
  private var externals: [External] = []
  private var externalIDs: [External: ExternalID] = [:]
  private var links: [Link] = []
  private var notices: [Notice] = []

  package init() {}

  package mutating func add(_ spec: Spec) -> SpecID {
    specs.append(spec)
    return SpecID(specs.count - 1)
  }

  package mutating func add(_ target: Target) -> TargetID {
    targets.append(target)
    return TargetID(targets.count - 1)
  }

  /// Tells that the linker gets `-ObjC` for a target, whatever its settings say.
  package mutating func loadObjCMembers(in id: TargetID) {
    targets[id.index].build.loadsObjCMembers = true
  }

  /// Adds an external, or finds the one that was added before.
  package mutating func add(_ external: External) -> ExternalID {
    if let id = externalIDs[external] { return id }
    externals.append(external)
    let id = ExternalID(externals.count - 1)
    externalIDs[external] = id
    return id
  }

  package mutating func add(_ link: Link) { links.append(link) }

  package mutating func add(_ notice: Notice) { notices.append(notice) }

  /// Sorts everything and gives it its final ids.
  package func build() -> ModuleGraph {
    let specOrder = Ordering(specs.indices.sorted { specs[$0].path < specs[$1].path })
    let externalOrder = Ordering(
      externals.indices.sorted { externals[$0].sortKey < externals[$1].sortKey })
    let targetOrder = Ordering(targets.indices.sorted { precedes(targets[$0], targets[$1]) })

    let sortedTargets = targetOrder.order.indices.map { position in
      var target = targets[targetOrder.order[position]]
      let folder = specs[target.spec.index].folder
      if !folder.isEmpty, hasNamesake(at: position, in: targetOrder.order) {
        target.project = "\(folder)/\(target.project)"
      }
      target.spec = SpecID(specOrder.position(of: target.spec.index))
      return target
    }
    let placedLinks = links.map { link in
      var link = link
      link.from = TargetID(targetOrder.position(of: link.from.index))
      switch link.to {
      case .target(let id): link.to = .target(TargetID(targetOrder.position(of: id.index)))
      case .external(let id):
        link.to = .external(ExternalID(externalOrder.position(of: id.index)))
      }
      return link
    }
    let placedNotices = notices.map { notice in
      var notice = notice
      notice.spec = SpecID(specOrder.position(of: notice.spec.index))
      notice.target = notice.target.map { TargetID(targetOrder.position(of: $0.index)) }
      return notice
    }
    return ModuleGraph(
      specs: specOrder.order.map { specs[$0] }, targets: sortedTargets,
      externals: externalOrder.order.map { externals[$0] }, unsortedLinks: placedLinks,
      unsortedNotices: placedNotices)
  }

  /// Whether a project of the same name has a target of the same name: then only the folder of
  /// the spec tells them apart, and findings about one must not pass for those about the other.
  private func hasNamesake(at position: Int, in order: [Int]) -> Bool {
    let target = targets[order[position]]
    return [position - 1, position + 1].contains { neighbour in
      guard order.indices.contains(neighbour) else { return false }
      let other = targets[order[neighbour]]
      return other.name == target.name && other.project == target.project
    }
  }

  private func precedes(_ one: Target, _ other: Target) -> Bool {
    if one.name != other.name { return one.name < other.name }
    if one.project != other.project { return one.project < other.project }
    return specs[one.spec.index].path < specs[other.spec.index].path
  }
}

/// An order of things, and the position that each of them got.
private struct Ordering {
  let order: [Int]
  private let positions: [Int]

  init(_ order: [Int]) {
    var positions = [Int](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    self.order = order
    self.positions = positions
  }

  func position(of index: Int) -> Int { positions[index] }
}

extension External {
  fileprivate var sortKey: (String, String, String) { (name, kind.rawValue, package ?? "") }
}

extension ModuleGraph {
  /// Sorts links and notices whose ids are final, and indexes the links by both of their ends.
  fileprivate init(
    specs: [Spec], targets: [Target], externals: [External], unsortedLinks: [Link],
    unsortedNotices: [Notice]
  ) {
    let outgoing = Buckets(count: targets.count, keys: unsortedLinks.map(\.from.index))
    let links = outgoing.members.map { unsortedLinks[Int($0)] }
    let incoming = Buckets(count: targets.count, keys: links.map { $0.target?.index ?? -1 })
    self.specs = specs
    self.targets = targets
    self.externals = externals
    self.links = links
    self.notices = unsortedNotices.sorted { $0.sortKey < $1.sortKey }
    self.outgoingStarts = outgoing.starts
    self.incoming = incoming.members
    self.incomingStarts = incoming.starts
    self.isAmbiguous = targets.indices.map { index in
      (index > 0 && targets[index - 1].name == targets[index].name)
        || (index + 1 < targets.count && targets[index + 1].name == targets[index].name)
    }
  }
}

extension Notice {
  fileprivate var sortKey: (Place, String, String) { (place, kind.rawValue, subject) }
}
