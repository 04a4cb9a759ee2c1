internal import Imports

/// Decides which names of a project mean interfaces.
///
/// `XCore` next to `X` may be an interface that X implements, or the core that X is built on. All
/// pairs of one pattern vote together: with two pairs or more, half of them clean, all are
/// interfaces. A pair is clean if its interface links no implementation, if a target links it
/// without its implementation, or if a mock replaces it. Rules check the other pairs:
///
/// ```
/// Net -> NetCore,  Map -> MapCore -> Log     *Core is a convention; MapCore links too much
/// ```
///
/// A single pair, in however many specs, counts if a mock replaces the interface, or if the
/// implementation links it, and if most of its types are protocols or another target links it, too.
/// With two pairs or more, an interface or a mock whose implementation is gone stays one.
///
/// A target of mostly protocols is clean; one without a protocol isn't, unless a mock replaces it.
/// Nor is one that links what it would be the interface of, if that doesn't link it.
struct InterfaceVote {
  let graph: ModuleGraph

  /// Turns targets that no convention covers into implementations.
  ///
  /// Returns the votes of the pairs, and the conventions that they and earlier ones support.
  func settle(
    _ answers: inout [RoleClassifier.Answer], assuming former: InferredConventions?
  ) -> (votes: [String: PairVote], conventions: Set<String>) {
    let presumed = graph.targetIDs.filter { answers[$0.index].certainty == .presumed }
    let unpaired = graph.targetIDs.filter { answers[$0.index].certainty == .unpaired }
      .map { (id: $0, answer: answers[$0.index]) }
    for (id, _) in unpaired { answers[id.index] = .usual }
    let mocked = self.mocked(answers)
    let votes = Dictionary(grouping: presumed) { answers[$0.index].reason.pattern?.text ?? "" }
      .mapValues { vote(of: $0, mocked, answers) }
    let conventions = votes.conventions.union(former?.conventions.intersection(votes.keys) ?? [])
    for id in presumed where !conventions.contains(answers[id.index].reason.pattern?.text ?? "") {
      answers[id.index] = .usual
    }
    guard !unpaired.isEmpty else { return (votes, conventions) }
    // By the pattern by which an interface or a mock found its counterparts.
    let pairs = Dictionary(grouping: graph.targetIDs) { id in
      let answer = answers[id.index]
      let hasPair = answer.role.hasCounterparts && !answer.counterparts.isEmpty
      return hasPair ? answer.reason.pattern?.text : nil
    }.mapValues { Set($0.map { graph.plainName(of: $0) }).count }
    for (id, answer) in unpaired
    where pairs[answer.reason.pattern?.text] ?? 0 >= Evidence.fewestPairs {
      answers[id.index] = answer
    }
    return (votes, conventions)
  }

  /// The votes of one pattern's matches; one name is one pair, also for several platforms or apps.
  private func vote(
    of members: [TargetID], _ mocked: Set<TargetID>, _ answers: [RoleClassifier.Answer]
  ) -> PairVote {
    let pairs = members.grouped { graph.plainName(of: $0) }
    let isAlone = pairs.count < Evidence.fewestPairs
    var vote = PairVote()
    for pair in pairs {
      let isForIt = pair.contains { id in
        if mocked.contains(id) { return true }
        if isAbove(id, answers) { return false }
        return isAlone
          ? answers[id.index].counterparts.contains { graph.lists(id, in: $0) }
            && isInterface(id, isAlone: true) ?? !users(of: id, answers).isEmpty
          : isClean(id, answers)
      }
      let links = implementationLinks(of: pair[0], answers)
      if isForIt { vote.clean.append(pair[0]) } else { vote.others.append(pair[0]) }
      if !isForIt, !isAlone, links.count == 1, isInterface(pair[0]) == nil {
        vote.obstacles += links
      }
    }
    return vote
  }

  private func isAbove(_ id: TargetID, _ answers: [RoleClassifier.Answer]) -> Bool {
    func links(_ from: TargetID, _ to: TargetID) -> Bool {
      graph.links(from: from).contains { $0.target == to }
    }
    return answers[id.index].counterparts.contains { links(id, $0) && !links($0, id) }
  }

  private func isClean(_ id: TargetID, _ answers: [RoleClassifier.Answer]) -> Bool {
    if let isInterface = isInterface(id) { return isInterface }
    if implementationLinks(of: id, answers).isEmpty { return true }
    let implementations = Set(answers[id.index].counterparts)
    return users(of: id, answers).contains { user in
      !graph.links(from: user).contains { $0.target.map(implementations.contains) ?? false }
    }
  }

  /// Whether the types in a target's sources suggest an interface; nil if undecided.
  private func isInterface(_ id: TargetID, isAlone: Bool = false) -> Bool? {
    guard let types = graph.sources.types(of: id), types != TypeCounts() else { return nil }
    if types.protocols == 0 { return false }
    let all = types.protocols + types.others
    return types.protocols * 100 >= all * Evidence.fewestProtocols ? true : isAlone ? false : nil
  }

  private func users(of id: TargetID, _ answers: [RoleClassifier.Answer]) -> [TargetID] {
    graph.linkIndices(to: id).map { graph.links[$0] }.filter { link in
      !link.isInherited && link.from != id && !answers[link.from.index].role.isTrial
        && !answers[id.index].counterparts.contains(link.from)
    }.map(\.from)
  }

  /// What mocks replace, and the interfaces of that.
  private func mocked(_ answers: [RoleClassifier.Answer]) -> Set<TargetID> {
    let mocks = answers.filter { $0.role == .mock }
    let mocked = Set(mocks.flatMap(\.counterparts))
    return Set(
      graph.targetIDs.filter { id in
        mocked.contains(id) || !mocked.isDisjoint(with: answers[id.index].counterparts)
      })
  }

  private func implementationLinks(
    of id: TargetID, _ answers: [RoleClassifier.Answer]
  ) -> [Int] {
    graph.linkRange(from: id).filter { number in
      let link = graph.links[number]
      guard let target = link.target, !link.isInherited, target != id else { return false }
      return graph.canBeLinked(target) && answers[target.index].role == .implementation
    }
  }
}

extension RoleClassifier.Answer {
  /// What a target is that nothing else is known of.
  static let usual = RoleClassifier.Answer(
    role: .implementation, certainty: .assumed, reason: .usual)
}
