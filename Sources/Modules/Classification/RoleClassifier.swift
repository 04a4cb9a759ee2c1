/// Finds the role of each target: by the spec's tag, by exact name, by type, by pattern.
///
/// Names are those that specs have, before XcodeGen tells platforms apart.
struct RoleClassifier {
  private let graph: ModuleGraph
  private let blueprint: Blueprint
  private let names: TargetNames
  /// What interfaces and mocks may stand for.
  private let counterparts: TargetNames
  /// What another state of the project makes probable.
  private let belief: Belief?
  /// The app that embeds an extension or a watch app.
  private let embedders: [TargetID?]
  /// The patterns that are whole names, the narrower role first.
  private let exactNames: [(role: Role, candidate: RolePattern)]
  /// The patterns on names of what others can link, the narrower role first.
  private let linkedNames: [(role: Role, candidates: [RolePattern])]

  /// A role, and the targets that an interface or a mock stands for.
  struct Answer {
    /// How sure the role is.
    enum Certainty {
      /// Said by a tag or a name.
      case said
      /// What a product of its type usually is.
      case typical
      /// Of a name that means something only with links that fit.
      case presumed
      /// Nothing was said.
      case assumed
    }

    var role: Role
    var counterparts: [TargetID]
    let certainty: Certainty
    var reason: RoleReason

    init(
      _ role: Role, counterparts: [TargetID] = [], _ certainty: Certainty = .said,
      because reason: RoleReason
    ) {
      self.role = role
      self.counterparts = counterparts
      self.certainty = certainty
      self.reason = reason
    }
  }

  init(graph: ModuleGraph, blueprint: Blueprint, embedders: [TargetID?], believing belief: Belief?)
  {
    self.graph = graph
    self.belief = belief
    self.blueprint = blueprint
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

  /// The roles of all targets, as far as they show without layers, with what tests test, and the
  /// votes on how the project names its interfaces, with the patterns that are believed.
  func subjects() -> (TestSubjects, votes: [String: PairVote], conventions: Set<String>) {
    var answers = graph.targetIDs.map { id in
      byTag(id) ?? byExactName(id) ?? byType(id) ?? byPattern(id)
        ?? Answer(.implementation, .assumed, because: .usual)
    }
    let (votes, conventions) = InterfaceVote(graph: graph).settle(&answers, believing: belief)
    var subjects = TestSubjects(graph: graph, answers: answers, names: names)
    TestSupportSearch(graph: graph).settle(&subjects)
    return (subjects, votes, conventions)
  }

  private func byTag(_ id: TargetID) -> Answer? {
    let tag = graph[id].tag
    guard let word = tag.role, let role = Role(rawValue: word.text) else { return nil }
    return exact(role, id, of: tag.counterparts.map(\.text), because: .tag(word.place))
  }

  private func byExactName(_ id: TargetID) -> Answer? {
    guard !exactNames.isEmpty else { return nil }
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
    return Answer(role, counterparts: named, because: reason)
  }

  /// What follows from the product alone; nil for what can be linked.
  private func byType(_ id: TargetID) -> Answer? {
    guard let role = typicalRole(id) else { return nil }
    for narrow in role == .app ? [Role.development, .hostApp] : [] {
      if let pattern = pattern(of: id, narrow) {
        return Answer(narrow, .typical, because: .name(pattern))
      }
    }
    return Answer(role, .typical, because: .type)
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

  /// The role of something linkable, by the patterns of the configuration or the preset.
  private func byPattern(_ id: TargetID) -> Answer? {
    let name = Array(graph.plainName(of: id).utf8)[...]
    for (role, candidates) in linkedNames {
      guard let first = candidates.first(fitting: name, from: 0) else { continue }
      if let found = counterpart(of: id, as: role, from: first) {
        return Answer(
          role, counterparts: found.targets, found.proof == .links ? .presumed : .said,
          because: .name(found.pattern))
      }
      if !role.hasCounterparts { return Answer(role, because: .name(candidates[first].pattern)) }
      let isKnown = belief?.companions.contains(graph[id].qualifiedName) ?? false
      if let sure = isKnown
        ? first : candidates.first(fitting: name, from: first, needingNoCounterpart: role)
      {
        let pattern = candidates[sure].pattern
        return Answer(
          role, counterparts: role == .interface ? implementers(of: id, named: pattern) : [],
          because: .name(pattern))
      }
    }
    return nil
  }

  /// What implements an interface whose name leads to nothing: what links it and is next to it, by
  /// a name that shows it, or alone.
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

  /// What may link an interface and does not implement it.
  private static let companions: [Role] = [.interface, .mock, .testSupport]

  /// The first pattern of a role that a name fits.
  private func pattern(of id: TargetID, _ role: Role) -> Pattern? {
    guard let patterns = blueprint.roles[role] else { return nil }
    let name = Array(graph.plainName(of: id).utf8)[...]
    return patterns.first { $0.pattern.matches(name: name) }?.pattern
  }

  /// What the rest of a name means, by the first pattern of a role for which it means something.
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
  /// The number of the first pattern that a name fits; not a copy of it, since patterns are wide and
  /// nearly none of them fits.
  fileprivate func first(fitting name: ArraySlice<UInt8>, from start: Int) -> Int? {
    for index in start..<count where self[index].pattern.matches(name: name) { return index }
    return nil
  }

  /// The same among those for which the name is enough: what a person wrote, and the patterns of a
  /// preset that mean nothing else.
  fileprivate func first(
    fitting name: ArraySlice<UInt8>, from start: Int, needingNoCounterpart role: Role
  ) -> Int? {
    for index in start..<count where self[index].proof == .usual {
      let pattern = self[index].pattern
      guard role != .mock || pattern.place != nil, pattern.matches(name: name) else { continue }
      // A user interface is an interface to no code.
      if pattern.place == nil, String(decoding: name, as: UTF8.self).hasSuffix("UserInterface") {
        continue
      }
      return index
    }
    return nil
  }
}
