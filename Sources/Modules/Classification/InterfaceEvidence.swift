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
    // What is named like an interface is taken for none of the implementations that count here.
    let proven = presumed.filter { isLinked($0, answers) && !linksImplementation($0, answers) }
    // Twins for several platforms are one pair.
    let pairs = Set(proven.map { PlatformTwins(of: graph[$0]) })
    guard pairs.count < InterfaceEvidence.custom else { return }
    let unproven = Set(presumed).subtracting(proven)
    for id in unproven {
      answers[id.index] = RoleClassifier.Answer(
        .implementation, .assumed, because: .usual)
    }
    // Now that these are implementations, the one pair that is left may link one of them.
    for id in proven where linksImplementation(id, answers) {
      answers[id.index] = RoleClassifier.Answer(
        .implementation, .assumed, because: .usual)
    }
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
