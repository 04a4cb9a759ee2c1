/// Finds the role of each target: by the spec's tag, by exact name, by type, by pattern.
///
/// Names are those of the specs, before XcodeGen adds platform suffixes.
struct RoleClassifier {
  private let graph: ModuleGraph
  private let blueprint: Blueprint
  private let names: TargetNames
  /// What interfaces and mocks may belong to.
  private let counterparts: TargetNames
  /// The conventions inferred from the other compared state.
  private let former: InferredConventions?
  private let embedders: [TargetID?]
  /// The patterns that are whole names, the narrower role first.
  private let exactNames: [(role: Role, candidate: RolePattern)]
  /// The patterns on names of what others can link, the narrower role first.
  private let linkedNames: [(role: Role, candidates: [RolePattern])]

  /// A role, and the counterparts of an interface or a mock.
  struct Answer {
    enum Certainty {
      /// Set by a tag or a name.
      case said
      /// Typical of its product type.
      case typical
      /// Suggested by a name, and valid only if the links agree.
      case presumed
      /// Suggested by a name without a counterpart, and valid only in a convention of the project.
      case unpaired
      /// The default.
      case assumed
    }

    var role: Role
    var counterparts: [TargetID] = []
    var certainty = Certainty.said
    var reason: RoleReason
  }

  init(
    graph: ModuleGraph, blueprint: Blueprint, embedders: [TargetID?],
    assuming former: InferredConventions?
  ) {
    (self.graph, self.former, self.blueprint) = (graph, former, blueprint)
    self.embedders = embedders
    names = TargetNames(graph)
    counterparts = TargetNames(names) { graph.canBeLinked($0) }
    exactNames = RoleClassifier.patternOrder.flatMap { role in
      (blueprint.roles[role] ?? []).filter(\.pattern.isExact).map { (role, $0) }
    }
    linkedNames = RoleClassifier.patternOrder.filter { $0 != .hostApp }.compactMap { role in
      blueprint.roles[role].map { (role, $0) }
    }
  }

  /// The roles without layers, what tests test, the votes on interfaces, and winning patterns.
  func subjects() -> (TestSubjects, votes: [String: PairVote], conventions: Set<String>) {
    var answers = graph.targetIDs.map { id in
      byTag(id) ?? byExactName(id) ?? byType(id) ?? byPattern(id)
        ?? .usual
    }
    let (votes, conventions) = InterfaceVote(graph: graph).settle(&answers, assuming: former)
    var subjects = TestSubjects(graph: graph, answers: answers, names: names)
    TestSupportSearch(graph: graph, patterns: blueprint.roles[.testSupport] ?? [])
      .settle(&subjects)
    return (subjects, votes, conventions)
  }

  private func byTag(_ id: TargetID) -> Answer? {
    let tag = graph[id].tag
    guard let word = tag.role, let role = Role(rawValue: word.text) else { return nil }
    return exact(role, id, of: tag.counterparts.map(\.text), because: .tag(word.place))
  }

  private func byExactName(_ id: TargetID) -> Answer? {
    let name = graph.plainName(of: id)
    let found = exactNames.first { $0.candidate.pattern.matches(name: name) }
    return found.map { role, candidate in
      let names = candidate.counterparts.map(\.text)
      return exact(role, id, of: names, because: .name(candidate.pattern))
    }
  }

  /// A role that needs no counterpart, though it may have some by name.
  private func exact(
    _ role: Role, _ id: TargetID, of names: [String], because reason: RoleReason
  ) -> Answer {
    var named = names.flatMap { counterparts.targets(named: $0, near: id) }
    if role.hasCounterparts, named.isEmpty {
      named = counterpart(of: id, as: role)?.targets ?? []
    }
    return Answer(role: role, counterparts: named, reason: reason)
  }

  /// The role by product type alone; nil for libraries and frameworks.
  private func byType(_ id: TargetID) -> Answer? {
    guard let role = typicalRole(id) else { return nil }
    for narrow in role == .app ? [Role.development, .hostApp] : [] {
      if let pattern = pattern(of: id, narrow) {
        return Answer(role: narrow, certainty: .typical, reason: .name(pattern))
      }
    }
    return Answer(role: role, certainty: .typical, reason: .type)
  }

  private func typicalRole(_ id: TargetID) -> Role? {
    guard graph.isNative(id) else { return .other }
    let type = graph.productType(of: id)
    switch type {
    case .unitTests, .ocUnitTests: return .unitTests
    case .uiTests: return .uiTests
    case .bundle: return .bundle
    case .tool: return .tool
    case .framework, .staticFramework, .xcFramework, .staticLibrary, .dynamicLibrary: return nil
    default: break
    }
    if type.isExtension || embedders[id.index] != nil { return .extension }
    return type.isApp ? .app : .other
  }

  /// The role of a library or framework, by the patterns of the configuration or the preset.
  private func byPattern(_ id: TargetID) -> Answer? {
    let name = Array(graph.plainName(of: id).utf8)[...]
    var unpaired: Answer?
    for (role, candidates) in linkedNames {
      // The name of a binary says nothing of the modules here.
      guard let first = candidates.first(fitting: name),
        !graph[id].isBinary || candidates[first].pattern.place != nil
      else { continue }
      if let found = counterpart(of: id, as: role, from: first) {
        return Answer(
          role: role, counterparts: found.targets,
          certainty: found.proof == .links ? .presumed : .said, reason: .name(found.pattern))
      }
      if !role.hasCounterparts {
        return Answer(role: role, reason: .name(candidates[first].pattern))
      }
      let isKnown = former?.companions.contains(graph[id].qualifiedName) ?? false
      let sure =
        isKnown
        ? first : candidates.first(fitting: name, from: first, needingNoCounterpart: role)
      let pattern = candidates[sure ?? first].pattern
      let others = role == .interface ? implementers(of: id, named: pattern) : []
      if sure != nil { return Answer(role: role, counterparts: others, reason: .name(pattern)) }
      if unpaired == nil, role != .testSupport {
        unpaired = Answer(
          role: role, counterparts: others, certainty: .unpaired, reason: .name(pattern))
      }
    }
    return unpaired
  }

  /// Finds an interface's implementation by links, folders and names if no name leads to one.
  ///
  ///     FastPay, SlowPay -> PayInterface
  private func implementers(of id: TargetID, named pattern: Pattern) -> [TargetID] {
    let interface = graph[id]
    let beside = graph.linkIndices(to: id).map { graph.links[$0] }.filter { link in
      let user = graph[link.from]
      return !link.isInherited && link.from != id && user.spec == interface.spec
        && user.canBeLinked && graph.parentFolder(of: link.from) == graph.parentFolder(of: id)
        && RoleClassifier.companions.allSatisfy { self.pattern(of: link.from, $0) == nil }
    }.map(\.from)
    guard let rest = pattern.rest(of: interface.plainName), !rest.isEmpty else { return beside }
    let named = beside.filter { graph.plainName(of: $0).contains(rest) }
    return named.isEmpty && beside.count == 1 ? beside : named
  }

  /// What may link an interface without implementing it.
  private static let companions: [Role] = [.interface, .mock, .testSupport]

  private func pattern(of id: TargetID, _ role: Role) -> Pattern? {
    guard let patterns = blueprint.roles[role] else { return nil }
    let name = Array(graph.plainName(of: id).utf8)[...]
    return patterns.first { $0.pattern.matches(name: name) }?.pattern
  }

  /// The targets that the rest of a name refers to, by the first pattern that finds any.
  private func counterpart(
    of id: TargetID, as role: Role, from first: Int = 0
  ) -> (targets: [TargetID], proof: RolePattern.MatchRequirement, pattern: Pattern)? {
    for candidate in (blueprint.roles[role] ?? [])[first...] where role.hasCounterparts {
      guard let rest = candidate.pattern.rest(of: graph.plainName(of: id)) else { continue }
      let found = counterparts.targets(of: rest, for: id)
      if !found.isEmpty { return (found, candidate.proof, candidate.pattern) }
    }
    return nil
  }

  private static let narrowRoles: [Role] = [
    .development, .compositionRoot, .hostApp, .mock, .testSupport, .interface,
  ]
  /// The narrower role first: a mock of an interface is a mock.
  private static let patternOrder = narrowRoles + Role.allCases.filter { !narrowRoles.contains($0) }
}

extension [RolePattern] {
  /// The number of the first pattern that matches; avoids copying patterns, which are large.
  func first(fitting name: ArraySlice<UInt8>) -> Int? {
    indices.first { self[$0].pattern.matches(name: name) }
  }

  /// The same for patterns that need no evidence: configured ones, and unambiguous presets.
  fileprivate func first(
    fitting name: ArraySlice<UInt8>, from start: Int, needingNoCounterpart role: Role
  ) -> Int? {
    for index in start..<count where self[index].proof == .usual {
      let pattern = self[index].pattern
      guard role != .mock || pattern.place != nil, pattern.matches(name: name) else { continue }
      // A user interface is not an interface of a module.
      if pattern.place == nil, String(decoding: name, as: UTF8.self).hasSuffix("UserInterface") {
        continue
      }
      return index
    }
    return nil
  }
}
