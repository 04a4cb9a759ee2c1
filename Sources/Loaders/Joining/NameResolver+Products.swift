extension NameResolver {
  /// The targets of products, in the named package if it was read; else an external.
  mutating func products(_ dependency: Dependency, for consumer: TargetID) -> Resolution {
    let container = index.container(of: consumer)
    let key = dependency.container ?? (container.kind == .project ? dependency.reference : nil)
    let reference = key.flatMap { container.reference(to: $0, isPackage: true) }
    let package = reference.flatMap { index.container(at: $0.way) }
    let mayBeAnywhere = container.policy.findsProductsAnywhere
    let isDropped = isDropped(dependency, from: container)
    let isLost =
      isDropped || dependency.container != nil && namesNoPackage(dependency, of: consumer)
    let namesake = isLost ? key.flatMap { index.container(at: .packageIdentity($0)) } : nil
    let names = dependency.products.isEmpty ? [dependency.reference] : dependency.products
    var built: [OfferedProduct] = []
    var oddity: Resolution.NameIssue?
    let ends = names.flatMap { name -> [Resolution.End] in
      var offers = [package.flatMap { index.product(named: name, in: $0) }].compactMap { $0 }
      lazy var packages = offerers(of: name, for: dependency, reference, of: consumer)
      if offers.isEmpty, mayBeAnywhere {
        let (nearest, areRivals, areDisputed) = index.products(
          named: name, near: index.owner(of: consumer))
        offers = nearest
        // The package manager looks nowhere else.
        if container.kind == .package, let packages {
          offers.removeAll { !packages.contains($0.container) }
        }
        if areRivals, offers.count > 1 {
          oddity = .ambiguous(offers.compactMap(\.targets.first), isDisputed: areDisputed)
          offers = [offers[0]]
        }
      }
      if isLost, namesake != index.owner(of: consumer) {
        // Xcode may still find it in what the other packages need.
        let isSevere = !isDropped || !index.hasPackageReferences || allPackages != nil
        oddity = .unlistedProduct(
          name, of: offers.first?.container ?? namesake, isSevere: isSevere)
      } else if let offer = offers.first, isUnlisted(offer, for: dependency, of: consumer) {
        oddity = .unlistedProduct(name, of: offer.container)
      }
      built += offers.filter { $0.external.linkage != Linkage.none }
      if !offers.isEmpty { return offers.flatMap(\.targets).map { .target($0) } }
      if oddity == nil, let packages, !packages.contains(where: { makes(name, in: $0) }) {
        oddity = .unknownProduct(name, of: packages)
      }
      // Xcode names the package of a product unless it is a local one.
      if oddity == nil, packages == nil, container.kind == .project, dependency.container == nil,
        suggestions.packageProduct(name) != nil
      {
        // One that is spelled almost like it is meant, wherever else Xcode may look.
        let own = package.map { index.productNames(of: [$0]) } ?? []
        let isSevere = NearestName.of(name, amongFew: own) != nil
        oddity = .unknownProduct(name, of: index.packages, isSevere: isSevere)
      }
      let isNowhere = packages?.isEmpty ?? false
      let identity = container.kind == .package ? reference?.identity ?? key : key
      var external = External(name, .package, package: isNowhere ? nil : identity)
      external.isUnread = package == nil && reference?.isFolder ?? false
      return [.external(external)]
    }
    return Resolution(end: ends.first, others: ends.dropFirst(), products: built, oddity: oddity)
  }

  /// The packages that a product must be of; nil if some of them are unknown.
  private mutating func offerers(
    of name: String, for dependency: Dependency, _ reference: ContainerReference?,
    of consumer: TargetID
  ) -> [Int]? {
    let container = index.container(of: consumer)
    let own = container.references.filter(\.isPackage)
    if container.kind == .package,
      own.isEmpty && !partial.contains(index.owner(of: consumer))
        || namesNoPackage(dependency, of: consumer)
    {
      return own.compactMap { index.container(at: $0.way) }
    }
    if dependency.container != nil, !container.policy.findsProductsByName {
      return read([reference].compactMap { $0 })
    }
    // Without its package it may be of any that the manifest names, or that any project does.
    let isOfTuist = container.policy.reachesLikeTuist
    guard !isPartial, !isOfTuist || !dependency.products.isEmpty else { return nil }
    if isOfTuist, xcodeReferences.isEmpty, container.spec.isSwift { return [] }
    if container.kind == .package { return read(own) }
    // Xcode names the package of a product unless it is a local one, and there is none.
    if container.spec.isXcodeProject, dependency.container == nil, !index.hasPackageReferences {
      return []
    }
    // No other package can have a target of the same name.
    let named = (reference.map { [$0] } ?? own).flatMap { read([$0]) ?? [] }
    let holders = named.filter { index.local(name, in: $0) != nil }
    return allPackages ?? (holders.isEmpty ? nil : holders)
  }

  /// Whether an entry's package, or its name alone, which must be that of its package, is not the
  /// name of any that the manifest lists.
  private func namesNoPackage(_ dependency: Dependency, of consumer: TargetID) -> Bool {
    let container = index.container(of: consumer)
    let isOfPackage = dependency.container != nil && container.kind == .package
    // A listed package that is not there, and that no entry names, is reported instead.
    guard isOfPackage || dependency.kind == .targetOrProduct,
      container.policy.findsProductsByPackage, !partial.contains(index.owner(of: consumer)),
      container.namesLostPackages
    else { return false }
    // The name of a package in a folder `..` is unknown.
    if container.references.contains(where: { $0.key == ".." }) { return false }
    return dependency.container.map { container.reference(to: $0, isPackage: true) == nil }
      ?? !container.references.contains { $0.key == dependency.reference }
  }

  /// Whether an Xcode project names a package for a product, and no list has the package.
  private func isDropped(_ dependency: Dependency, from container: Container) -> Bool {
    guard container.spec.isXcodeProject, let key = dependency.container else { return false }
    return container.reference(to: key, isPackage: true) == nil
      && !index.containers.contains { $0.reference(to: key, isPackage: true) != nil }
  }

  /// Whether a tool doesn't find a product that a package has: SwiftPM by its name alone, or Xcode
  /// because no project has the package, which is only in the same folder.
  private mutating func isUnlisted(
    _ offer: OfferedProduct, for dependency: Dependency, of consumer: TargetID
  ) -> Bool {
    let container = index.container(of: consumer)
    if container.kind == .package { return namesNoPackage(dependency, of: consumer) }
    return container.policy.reachesLikeTuist && !dependency.products.isEmpty && !isPartial
      && index.containers[offer.container].folder.isEmpty
      && !xcodeReferences.contains { [index] in index.container(at: $0.way) == offer.container }
  }

  /// The packages of references; nil without any, or if some are unknown.
  func read(_ references: [ContainerReference]) -> [Int]? {
    guard !references.isEmpty else { return nil }
    let folders = references.filter(\.isFolder)
    let packages = folders.compactMap { index.container(at: $0.way) }
    let isKnown = folders.count == references.count && packages.count == folders.count
    return isKnown && partial.isDisjoint(with: packages) ? packages : nil
  }

  /// Whether a package has a target that is a product without being listed as one.
  private func makes(_ name: String, in package: Int) -> Bool {
    index.local(name, in: package).map { index[$0].type == .tool } ?? false
  }
}

extension Container {
  /// Whether entries name all packages that are not there, so that no other name may mean them.
  fileprivate var namesLostPackages: Bool {
    files.allSatisfy { file in
      let key = references.first { $0.way == .packageFolder(file.pathBeside) }?.key.lowercased()
      return key != nil
        && targets.contains { target in
          target.dependencies.contains { entry in
            entry.container?.lowercased() == key || entry.reference.lowercased() == key
          }
        }
    }
  }

  /// The package or project of a key; keys of packages ignore case.
  func reference(to key: String, isPackage: Bool) -> ContainerReference? {
    let references = references.lazy.filter { $0.isPackage == isPackage }
    if let exact = references.first(where: { $0.key == key }) { return exact }
    guard isPackage else { return nil }
    let lower = key.lowercased()
    return references.first { $0.key.lowercased() == lower }
  }
}
