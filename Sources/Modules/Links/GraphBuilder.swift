/// Collects specs, targets and links in any order, and sorts them into a graph.
///
/// The ids it returns are only for its own links and notices; the graph assigns new ones.
package struct GraphBuilder {
  private var specs: [Spec] = []
  private var targets: [Target] = []
  private var externals: [External] = []
  private var externalIDs: [External: ExternalID] = [:]
  private var links: [Link] = []
  private var entries: [Link.Entry] = []
  private var notices: [Notice] = []
  private var products: [ExternalID: [TargetID]] = [:]
  private var productLinks: [(link: Link, entry: Link.Entry)] = []
  private var offers: [TargetID: [(product: String, place: Place)]] = [:]
  package var isPartial = false
  package var pods = PodNames()

  package init() {}

  package mutating func add(_ spec: Spec) -> SpecID {
    specs.append(spec)
    return SpecID(specs.count - 1)
  }

  package mutating func add(
    _ key: String, leadingFrom spec: SpecID, to other: SpecID, isExternal: Bool
  ) {
    let file = specs[other.index].file
    guard specs[spec.index].projectKeys[file] == nil else { return }
    specs[spec.index].projectKeys[file] = key
    if isExternal { specs[spec.index].externals.insert(file) }
  }

  package mutating func add(_ target: consuming Target) -> TargetID {
    targets.append(target)
    return TargetID(targets.count - 1)
  }

  package mutating func loadObjCMembers(in id: TargetID) { targets[id.index].loadObjCMembers() }

  package mutating func addPodScript(to id: TargetID) {
    targets[id.index].details.build.scripts.append("[CP] Embed Pods Frameworks")
  }

  package mutating func add(_ external: External) -> ExternalID {
    if let id = externalIDs[external] { return id }
    externals.append(external)
    let id = ExternalID(externals.count - 1)
    externalIDs[external] = id
    return id
  }

  /// Adds a link of an entry, which may have several.
  package mutating func add(_ link: Link, of entry: Link.Entry) {
    links.append(link)
    links[links.count - 1].entry = Int32(clamping: entries.count)
    links[links.count - 1].isLimited = !entry.platformFilters.isEmpty
    entries.append(entry)
  }

  /// Adds a link of an entry to a product, which only images have.
  package mutating func add(
    _ link: Link, of entry: Link.Entry, to product: External, of targets: [TargetID]
  ) {
    let id = add(product)
    var link = link
    link.to = .external(id)
    link.isLimited = !entry.platformFilters.isEmpty
    products[id] = targets
    productLinks.append((link, entry))
  }

  /// Records that a product has a target; one with the name of the target is preferred.
  package mutating func offer(_ id: TargetID, as product: String, at place: Place) {
    let isOwn = product == targets[id.index].name
    offers[id, default: []].insert((product, place), at: isOwn ? 0 : offers[id]?.count ?? 0)
  }

  package mutating func add(_ notice: Notice) { notices.append(notice) }

  /// Sorts everything and assigns the final ids.
  package consuming func build() -> ModuleGraph {
    let targetOrder = Ordering(targets.count) { [targets, specs] one, other in
      targets[one].precedes(targets[other], specs)
    }
    tellNamesakesApart(in: targetOrder.order)
    renumber(
      Ordering(specs.count) { [specs] in specs[$0].path < specs[$1].path }, targetOrder,
      Ordering(externals.count) { [externals] in externals[$0].sortKey < externals[$1].sortKey })
    let isAmbiguous = targets.indices.map { index in
      (index > 0 && targets[index - 1].name == targets[index].name)
        || (index + 1 < targets.count && targets[index + 1].name == targets[index].name)
    }
    var graph = ModuleGraph(
      specs: specs, targets: targets, externals: externals, entries: entries,
      notices: notices.sorted { $0.sortKey < $1.sortKey }, pods: pods, products: products,
      productLinks: productLinks, offers: offers, isPartial: isPartial, isAmbiguous: isAmbiguous)
    graph.setLinks(links)
    return graph
  }

  private mutating func renumber(
    _ specOrder: Ordering, _ targetOrder: Ordering, _ externalOrder: Ordering
  ) {
    func moved(_ id: SpecID) -> SpecID { SpecID(specOrder.position(of: id.index)) }
    func moved(_ id: TargetID) -> TargetID { TargetID(targetOrder.position(of: id.index)) }
    func moved(_ id: ExternalID) -> ExternalID { ExternalID(externalOrder.position(of: id.index)) }
    func moved(_ end: Link.End) -> Link.End {
      switch end {
      case .target(let id): .target(moved(id))
      case .external(let id): .external(moved(id))
      }
    }
    for index in targets.indices { targets[index].spec = moved(targets[index].spec) }
    for index in links.indices {
      links[index].from = moved(links[index].from)
      links[index].to = moved(links[index].to)
    }
    products = Dictionary(
      uniqueKeysWithValues: products.map { (moved($0), $1.map(moved).sorted()) })
    offers = Dictionary(uniqueKeysWithValues: offers.map { (moved($0), $1) })
    for index in productLinks.indices {
      productLinks[index].link.from = moved(productLinks[index].link.from)
      productLinks[index].link.to = moved(productLinks[index].link.to)
    }
    for index in notices.indices {
      notices[index].spec = moved(notices[index].spec)
      notices[index].target = notices[index].target.map(moved)
    }
    specs = specOrder.order.map { specs[$0] }
    targets = targetOrder.order.map { targets[$0] }
    externals = externalOrder.order.map { externals[$0] }
  }

  /// Qualifies ambiguous `Project/Target` names with the spec's folder.
  private mutating func tellNamesakesApart(in order: [Int]) {
    let namesakes = order.indices.filter { position in
      [position - 1, position + 1].contains { neighbour in
        order.indices.contains(neighbour)
          && targets[order[neighbour]].name == targets[order[position]].name
          && targets[order[neighbour]].project == targets[order[position]].project
      }
    }
    for index in namesakes.map({ order[$0] }) {
      let folder = specs[targets[index].spec.index].folder
      if !folder.isEmpty { targets[index].details.project = "\(folder)/\(targets[index].project)" }
    }
  }
}

extension Target {
  fileprivate func precedes(_ other: Target, _ specs: [Spec]) -> Bool {
    if name != other.name { return name < other.name }
    if project != other.project { return project < other.project }
    return specs[spec.index].path < specs[other.spec.index].path
  }
}

extension External {
  fileprivate var sortKey: (String, String, String) { (name, kind.rawValue, package ?? "") }
}

extension ModuleGraph {
  /// Sorts links by their source, and indexes them from both ends.
  mutating func setLinks(_ new: [Link]) {
    let outgoing = Buckets(count: targets.count, keys: new.map(\.from.index))
    links = outgoing.members.map { new[Int($0)] }
    let incoming = Buckets(count: targets.count, keys: links.map { $0.target?.index ?? -1 })
    outgoingStarts = outgoing.starts
    (self.incoming, incomingStarts) = (incoming.members, incoming.starts)
  }
}

extension Notice {
  fileprivate var sortKey: (Place, String, String) { (place, kind.rawValue, subject) }
}
