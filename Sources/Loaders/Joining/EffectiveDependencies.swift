/// The effective dependencies of a target: its own, and transitive ones.
struct EffectiveDependencies {
  let index: NameIndex

  /// A dependency, and whether it is transitive.
  struct Item {
    let dependency: Dependency
    let isInherited: Bool
    var isOnlyEmbedded = false
    /// The target that lists it, if it is another one, whose names apply.
    var writer: TargetID?
  }

  func items(of target: TargetID) -> [Item] {
    let items = listed(in: target)
    guard let pods = index.pods[target] else { return items }
    // CocoaPods sets flags, which are ahead of the link phase.
    return pods.dependencies.enumerated().map { number, dependency in
      Item(dependency: dependency, isInherited: number >= pods.listedCount)
    } + items
  }

  private func listed(in target: TargetID) -> [Item] {
    let own = index[target].dependencies.map { Item(dependency: $0, isInherited: false) }
    let policy = index.container(of: target).policy
    if policy.reachesLikeTuist {
      return sorted(own + TuistClosure(index: index).items(of: target)) { $0.rankInTuist }
    }
    let isTransitive = index[target].made.build.linksTransitively
    let all = isTransitive ? sorted(own + linked(for: target)) { $0.identity } : own
    return index.hasCarthage && policy.addsLikeXcodeGen
      ? all + embeddedCarthage(for: target, besides: all) : all
  }

  /// The order of XcodeGen with transitive linking, or of Tuist, which is also the linker's.
  private func sorted(_ items: [Item], by key: (Dependency) -> String) -> [Item] {
    let keys = items.map { key($0.dependency) }
    return items.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { items[$0] }
  }

  /// The additions of transitive linking, breadth first; not through apps and tests.
  private func linked(for top: TargetID) -> [Item] {
    var known = Set(index[top].dependencies.map(\.identity))
    var items: [Item] = []
    walk(from: top) { target, dependency in
      let isTop = target == top
      let isHandedOn = dependency.embed != true || dependency.kind == .sdk
      guard isTop || isHandedOn else { return nil }
      let other = local(dependency, of: target)
      let mayLeaveSpec =
        dependency.kind != .target || dependency.container != nil
        || dependency.reference.contains("/")
      let isMeaningful = other != nil || mayLeaveSpec
      if !isTop, dependency.kind != .bundle, isMeaningful, other != top,
        known.insert(dependency.identity).inserted
      {
        items.append(Item(dependency: dependency, isInherited: true))
      }
      return other.flatMap { index[$0].type.isApp || index[$0].type.isTest ? nil : $0 }
    }
    return items
  }

  /// The dynamic Carthage frameworks of all dependencies, which an app or a test embeds.
  private func embeddedCarthage(for top: TargetID, besides own: [Item]) -> [Item] {
    guard index[top].made.embedsCarthage else { return [] }
    var known = Set(own.lazy.filter { $0.dependency.kind == .carthage }.map(\.dependency.identity))
    var items: [Item] = []
    walk(from: top) { target, dependency in
      let isSkipped = dependency.isStatic || dependency.embed == false
      if dependency.kind == .carthage, !isSkipped, known.insert(dependency.identity).inserted {
        items.append(Item(dependency: dependency, isInherited: true, isOnlyEmbedded: true))
      }
      return local(dependency, of: target).flatMap {
        index[$0].platform == index[top].platform || index[$0].kind == .aggregate ? $0 : nil
      }
    }
    return items
  }

  /// Visits dependencies breadth first; the visitor returns the target to continue with.
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

  private func local(_ dependency: Dependency, of target: TargetID) -> TargetID? {
    guard dependency.kind == .target, dependency.container == nil else { return nil }
    return index.local(dependency.reference, in: index.owner(of: target))
  }
}

extension Dependency {
  /// Tuist links the system first, then targets by name, then files by path, then packages.
  fileprivate var rankInTuist: String {
    switch kind {
    case .sdk: "0\(reference)"
    case .target, .targetOrProduct: "1\(reference)"
    case .product: "\(products.isEmpty ? 1 : 5)\(reference)"
    default:
      [".framework", ".xcframework"].firstIndex { reference.hasSuffix($0) }
        .map { "\($0 + 3)\(reference)" } ?? "2\(reference)"
    }
  }

  /// The key by which XcodeGen considers dependencies equal.
  fileprivate var identity: String {
    products.isEmpty ? reference : "\(reference):\(products.joined(separator: ","))"
  }
}
