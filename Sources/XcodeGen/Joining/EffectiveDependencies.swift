internal import Modules

/// The dependencies that count for a target: its own, and those that others hand on to it.
struct EffectiveDependencies {
  let index: WorkspaceIndex

  /// A dependency, and whether the target itself does not list it.
  struct Item {
    let dependency: SpecDependency
    let isInherited: Bool
    /// Whether only its embedding is handed on.
    var isOnlyEmbedded = false
  }

  func items(of member: WorkspaceIndex.Member) -> [Item] {
    let own = member.target.dependencies.map { Item(dependency: $0, isInherited: false) }
    let options = index.projects[member.project].options
    let isTransitive =
      member.target.transitivelyLinkDependencies ?? options.transitivelyLinkDependencies
    let all = isTransitive ? sorted(own + linked(for: member)) : own
    return index.hasCarthage ? all + embeddedCarthage(for: member, besides: all) : all
  }

  /// With transitive linking XcodeGen sorts by reference, and so the linker sees them.
  private func sorted(_ items: [Item]) -> [Item] {
    items.enumerated().sorted {
      ($0.element.dependency.identity, $0.offset) < ($1.element.dependency.identity, $1.offset)
    }.map(\.element)
  }

  /// What transitive linking adds, breadth first; apps and tests keep theirs to themselves.
  private func linked(for top: WorkspaceIndex.Member) -> [Item] {
    var known = Set(top.target.dependencies.map(\.identity))
    var items: [Item] = []
    walk(from: top) { member, dependency in
      let isTop = member.id == top.id
      let isHandedOn = dependency.embed != true || dependency.kind == .sdk
      guard isTop || isHandedOn else { return nil }
      let other = local(dependency, of: member)
      let isMeaningful = other != nil || dependency.isBeyondSpec
      if !isTop, dependency.kind != .bundle, isMeaningful, other?.id != top.id,
        known.insert(dependency.identity).inserted
      {
        items.append(Item(dependency: dependency, isInherited: true))
      }
      return other.flatMap { $0.target.type.isApp || $0.target.type.isTest ? nil : $0 }
    }
    return items
  }

  /// An app or a test carries the dynamic Carthage frameworks of all that it depends on.
  private func embeddedCarthage(for top: WorkspaceIndex.Member, besides own: [Item]) -> [Item] {
    guard top.target.type.isApp || top.target.type.isTest else { return [] }
    var known = Set(own.lazy.filter { $0.dependency.kind == .carthage }.map(\.dependency.identity))
    var items: [Item] = []
    walk(from: top) { member, dependency in
      let isSkipped = dependency.isStaticCarthage || dependency.embed == false
      if dependency.kind == .carthage, !isSkipped, known.insert(dependency.identity).inserted {
        var item = Item(dependency: dependency, isInherited: true)
        item.isOnlyEmbedded = true
        items.append(item)
      }
      return local(dependency, of: member).flatMap {
        $0.target.platform == top.target.platform || $0.target.kind == .aggregate ? $0 : nil
      }
    }
    return items
  }

  /// Visits dependencies breadth first; the visitor says which target to go on with.
  private func walk(
    from top: WorkspaceIndex.Member,
    _ visit: (WorkspaceIndex.Member, SpecDependency) -> WorkspaceIndex.Member?
  ) {
    var seen: Set<TargetID> = [top.id]
    var queue = [top]
    var next = 0
    while next < queue.count {
      let member = queue[next]
      next += 1
      for dependency in member.target.dependencies {
        guard let other = visit(member, dependency), seen.insert(other.id).inserted else {
          continue
        }
        queue.append(other)
      }
    }
  }

  /// Only targets of the same spec are gone through.
  private func local(
    _ dependency: SpecDependency, of member: WorkspaceIndex.Member
  ) -> WorkspaceIndex.Member? {
    guard dependency.kind == .target else { return nil }
    return index.local(dependency.reference, in: member.project).map { index[$0] }
  }
}

extension SpecDependency {
  /// Whether the spec's own targets cannot tell what it means.
  fileprivate var isBeyondSpec: Bool { kind != .target || reference.contains("/") }

  /// What XcodeGen takes two dependencies for the same by.
  fileprivate var identity: String {
    products.isEmpty ? reference : "\(reference):\(products.joined(separator: ","))"
  }
}
