/// A target whose code is in a library product of a package, which is dynamic.
///
/// Modules link the targets of products. Only what is linked and loaded knows products that say
/// themselves whether they are static or dynamic: in a graph `withProducts` they are externals.
package struct ProductMember: Sendable {
  package let target: TargetID
  /// The link inside of packages that brought it; -1 if the manifest lists it.
  package let link: Int
  /// The member whose link that is; -1 if the manifest lists it.
  package let before: Int
}

extension ModuleGraph {
  /// The graph in which entries for products also link these, as built.
  package var withProducts: ModuleGraph {
    var graph = adding(productLinks)
    graph.productLinks = []
    return graph
  }

  /// The code of a product: its targets, and the targets that they link in packages; nearest first.
  ///
  /// In a graph `withProducts` it ends at what is in another dynamic product.
  package func members(of product: ExternalID) -> [ProductMember] {
    let own = products[product] ?? []
    var members = own.map { ProductMember(target: $0, link: -1, before: -1) }
    var known = Set(own)
    var next = 0
    while next < members.count {
      let target = members[next].target
      let elsewhere = Set(links(from: target).filter(leadsToProduct).map { place(of: $0) })
      for number in linkRange(from: target) {
        guard links[number].links, let other = links[number].target, isPackageCode(other),
          !elsewhere.contains(place(of: links[number])), known.insert(other).inserted
        else { continue }
        members.append(ProductMember(target: other, link: number, before: next))
      }
      next += 1
    }
    return members
  }

  package func leadsToProduct(_ link: Link) -> Bool {
    link.external.map { products[$0] != nil } ?? false
  }

  private func isPackageCode(_ id: TargetID) -> Bool {
    productType(of: id) == .staticLibrary && targets[id.index].linkage == .none
  }
}
