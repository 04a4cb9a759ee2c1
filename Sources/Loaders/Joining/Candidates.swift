/// Targets with the same name, and the selection of one.
struct Candidates {
  let index: NameIndex
  let consumer: TargetID

  /// The chosen target and, if only the order of specs decided, all candidates.
  func choose(among ids: [TargetID]) -> (taken: TargetID, rivals: [TargetID])? {
    var left = ids
    narrow(&left) { index.owner(of: $0) == index.owner(of: consumer) }
    narrow(&left) { folder(of: $0) == folder(of: consumer) }
    narrow(&left) { folder(of: $0).hasPrefix(folder(of: consumer) + "/") }
    guard let first = left.first else { return nil }
    if left.count == 1 { return (first, []) }
    let perSpec = nearestPerSpec(left)
    return (perSpec.first ?? first, perSpec.count > 1 ? perSpec : [])
  }

  private func narrow(_ ids: inout [TargetID], to isBetter: (TargetID) -> Bool) {
    guard ids.count > 1 else { return }
    let better = ids.filter(isBetter)
    if !better.isEmpty { ids = better }
  }

  /// One target per spec: nearest to the consumer first, then by the specs' paths.
  private func nearestPerSpec(_ ids: [TargetID]) -> [TargetID] {
    let best = Dictionary(ids.map { (index.owner(of: $0), $0) }) { known, id in
      index[known].made.linkage == .dynamic || index[id].made.linkage != .dynamic ? known : id
    }
    return best.sorted { one, other in
      let (near, far) = (nearness(of: one.key), nearness(of: other.key))
      return near == far ? path(of: one.key) < path(of: other.key) : near > far
    }.map(\.value)
  }

  private func nearness(of container: Int) -> Int {
    let own = folder(of: consumer).split(separator: "/")
    let other = index.containers[container].folder.split(separator: "/")
    return zip(own, other).prefix { $0 == $1 }.count
  }

  private func path(of container: Int) -> String { index.containers[container].path }
  private func folder(of target: TargetID) -> String { index.container(of: target).folder }
}
