/// The dependencies that count for a target: its own, and those that others hand on to it.
struct EffectiveDependencies {
  let index: NameIndex

  /// A dependency, and whether the target itself does not list it.
  struct Item {
    let dependency: Dependency
    let isInherited: Bool
    /// Whether only its embedding is handed on.
    var isOnlyEmbedded = false
    /// The target that lists it, whose names count; nil: the one that it counts for.
    var writer: TargetID?
  }

  func items(of target: TargetID) -> [Item] {
    let own = index[target].dependencies.map { Item(dependency: $0, isInherited: false) }
    if index.container(of: target).policy.reachesLikeTuist {
      return own + TuistClosure(index).items(of: target)
    }
    let isTransitive =
      index[target].linksTransitively ?? index.container(of: target).linksTransitively
    let all = isTransitive ? sorted(own + linked(for: target)) : own
    return index.hasCarthage ? all + embeddedCarthage(for: target, besides: all) : all
  }

  /// With transitive linking XcodeGen sorts by reference, and so the linker sees them.
  private func sorted(_ items: [Item]) -> [Item] {
    items.enumerated().sorted {
      ($0.element.dependency.identity, $0.offset) < ($1.element.dependency.identity, $1.offset)
    }.map(\.element)
  }

  /// What transitive linking adds, breadth first; apps and tests keep theirs to themselves.
  private func linked(for top: TargetID) -> [Item] {
    var known = Set(index[top].dependencies.map(\.identity))
    var items: [Item] = []
    walk(from: top) { target, dependency in
      let isTop = target == top
      let isHandedOn = dependency.embed != true || dependency.kind == .sdk
      guard isTop || isHandedOn else { return nil }
      let other = local(dependency, of: target)
      let isMeaningful = other != nil || dependency.isBeyondSpec
      if !isTop, dependency.kind != .bundle, isMeaningful, other != top,
        known.insert(dependency.identity).inserted
      {
        items.append(Item(dependency: dependency, isInherited: true))
      }
      return other.flatMap { index[$0].type.isApp || index[$0].type.isTest ? nil : $0 }
    }
    return items
  }

  /// An app or a test carries the dynamic Carthage frameworks of all that it depends on.
  private func embeddedCarthage(for top: TargetID, besides own: [Item]) -> [Item] {
    guard index[top].type.isApp || index[top].type.isTest else { return [] }
    var known = Set(own.lazy.filter { $0.dependency.kind == .carthage }.map(\.dependency.identity))
    var items: [Item] = []
    walk(from: top) { target, dependency in
      let isSkipped = dependency.isStaticCarthage || dependency.embed == false
      if dependency.kind == .carthage, !isSkipped, known.insert(dependency.identity).inserted {
        var item = Item(dependency: dependency, isInherited: true)
        item.isOnlyEmbedded = true
        items.append(item)
      }
      return local(dependency, of: target).flatMap {
        index[$0].platform == index[top].platform || index[$0].kind == .aggregate ? $0 : nil
      }
    }
    return items
  }

  /// Visits dependencies breadth first; the visitor says which target to go on with.
  private func walk(from top: TargetID, _ visit: (TargetID, Dependency) -> TargetID?) {
    var seen: Set<TargetID> = [top]
    var queue = [top]
    var next = 0
    while next < queue.count {
      let target = queue[next]
      next += 1
      for dependency in index[target].dependencies {
        guard let other = visit(target, dependency), seen.insert(other).inserted else { continue }
        queue.append(other)
      }
    }
  }

  /// Only targets of the same container are gone through.
  private func local(_ dependency: Dependency, of target: TargetID) -> TargetID? {
    guard dependency.kind == .target, dependency.container == nil else { return nil }
    return index.local(dependency.reference, in: index.owner(of: target))
  }
}

extension Dependency {
  /// Whether the container's own targets do not show what it means.
  fileprivate var isBeyondSpec: Bool {
    kind != .target || container != nil || reference.contains("/")
  }

  /// What XcodeGen takes two dependencies for the same by.
  fileprivate var identity: String {
    products.isEmpty ? reference : "\(reference):\(products.joined(separator: ","))"
  }
}
