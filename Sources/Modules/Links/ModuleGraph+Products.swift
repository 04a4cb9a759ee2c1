// Products of packages whose manifests say whether they are static or dynamic.
//
// Modules link the targets of products. Only what is linked and loaded knows these products, as
// externals. Xcode shares the code of all other targets of packages among images.
extension ModuleGraph {
  package var withProducts: ModuleGraph { changed(adding(productLinks)) { $0.productLinks = [] } }

  package func isOfDynamicProduct(_ link: Link) -> Bool {
    productLinks.contains { product, entry in
      product.from == link.from && entry.place == place(of: link)
        && product.external.map { self[$0].linkage == .dynamic } ?? false
    }
  }

  /// The graph in which projects also link products behind their packages, as Xcode embeds them.
  package func withProducts(behindPackagesAt destination: Destination) -> ModuleGraph {
    guard !products.isEmpty else { return self }
    let graph = withProducts
    return graph.adding(
      targetIDs.filter { isNative($0) && !self[$0].isPackageCode }.flatMap { id in
        let own = graph.links(from: id)
        return graph.products(behind: Array(own), at: destination)
          .filter { found in !own.contains { $0.external == found.product } }
          .map { found in
            var link = Link(
              from: id, to: .external(found.product), kind: .package,
              embeds: productType(of: id).isExecutable)
            link.isInherited = true
            return (link, graph.entry(of: found.start))
          }
      })
  }

  /// The static products whose code is in a dynamic one.
  package func staticProducts(in product: ExternalID, at destination: Destination) -> [ExternalID] {
    let starts = (products[product] ?? []).flatMap { links(from: $0) }
    let own = starts.filter { holds($0, at: destination) }.compactMap(\.external)
      .filter { products[$0] != nil }
    return Set(own + self.products(behind: starts, at: destination).map(\.product))
      .filter { self[$0].linkage == .static }.sorted()
  }

  /// The products that packages link behind some links; static ones only outside of dynamic ones.
  private func products(
    behind starts: [Link], at destination: Destination
  ) -> [(product: ExternalID, start: Link)] {
    var found: [(product: ExternalID, start: Link)] = []
    var (known, seen): (Set<ExternalID>, [Set<TargetID>]) = ([], [[], []])
    let entries = dynamicEntries(among: starts)
    var open = starts.map { (link: $0, start: $0, isInDynamic: entries.contains(place(of: $0))) }
    while let (link, start, isInDynamic) = open.popLast() {
      guard link.links, holds(link, at: destination), let id = link.target, self[id].isPackageCode,
        seen[isInDynamic ? 1 : 0].insert(id).inserted
      else { continue }
      let next = links(from: id)
      for link in next where holds(link, at: destination) {
        guard let product = link.external, products[product] != nil,
          self[product].linkage == .dynamic || !isInDynamic, known.insert(product).inserted
        else { continue }
        found.append((product, start))
      }
      let inner = dynamicEntries(among: next)
      open += next.map { ($0, start, isInDynamic || inner.contains(place(of: $0))) }
    }
    return found
  }

  private func dynamicEntries(among links: some Sequence<Link>) -> Set<Place> {
    Set(
      links.filter { link in
        link.external.map { products[$0] != nil && self[$0].linkage == .dynamic } ?? false
      }.map { place(of: $0) })
  }

  /// Whether the condition of a link, as a manifest has it, is true on a platform.
  private func holds(_ link: Link, at destination: Destination) -> Bool {
    guard link.isLimited else { return true }
    let platforms =
      destination.platform.map { [$0] }
      ?? targets.filter { $0.kind == .native && $0.type.isExecutable }.flatMap(\.systems)
    return platforms.contains(where: entry(of: link).counts)
  }
}

extension Target {
  /// Whether it is code of a package, for others to link.
  package var isPackageCode: Bool { type == .staticLibrary && linkage == .none }
}
