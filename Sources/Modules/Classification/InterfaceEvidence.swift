/// Decides which targets that are only named like interfaces are some.
///
/// `XCore` beside `X` may be the core that X is built upon, or an interface that X implements. It
/// is an interface if what it stands for links it while it links no implementation itself; or if
/// that holds for two other pairs, for then the project calls its interfaces so.
struct InterfaceEvidence {
  let graph: ModuleGraph

  /// As many pairs make a custom.
  private static let custom = 2

  /// Whoever has only the name becomes an implementation.
  func settle(_ answers: inout [RoleClassifier.Answer]) {
    let presumed = graph.targetIDs.filter { answers[$0.index].certainty == .presumed }
    guard !presumed.isEmpty else { return }
    let proven = proven(among: presumed, answers)
    // Twins for several platforms are one pair.
    let pairs = Set(proven.map { PlatformTwins(of: $0, in: graph) })
    guard pairs.count < InterfaceEvidence.custom else { return }
    for id in presumed where !proven.contains(id) {
      answers[id.index] = RoleClassifier.Answer(.implementation, .assumed)
    }
  }

  /// Takes all for interfaces and drops those that fail, and with each whoever links it.
  private func proven(
    among presumed: [TargetID], _ answers: [RoleClassifier.Answer]
  ) -> Set<TargetID> {
    var proven = Set(presumed)
    var dropped = presumed.filter { !isLinked($0, answers) || linksImplementation($0, answers) }
    while let id = dropped.popLast() {
      guard proven.remove(id) != nil else { continue }
      dropped += graph.linkIndices(to: id).map { graph.links[$0] }
        .filter { !$0.isInherited && proven.contains($0.from) }.map(\.from)
    }
    return proven
  }

  private func isLinked(_ id: TargetID, _ answers: [RoleClassifier.Answer]) -> Bool {
    answers[id.index].counterparts.contains { implementation in
      graph.links(from: implementation).contains { $0.target == id && !$0.isInherited }
    }
  }

  private func linksImplementation(_ id: TargetID, _ answers: [RoleClassifier.Answer]) -> Bool {
    graph.links(from: id).contains { link in
      guard let target = link.target, !link.isInherited, target != id else { return false }
      return graph[target].canBeLinked && answers[target.index].role == .implementation
    }
  }
}
