/// Finds the role of each target: by the spec's tag, by exact name, by type, by pattern.
///
/// Names are those that specs have, before XcodeGen tells platforms apart.
struct RoleClassifier {
  private let graph: ModuleGraph
  private let blueprint: Blueprint
  /// What interfaces and mocks may stand for.
  private let counterparts: TargetNames
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

    init(_ role: Role, counterparts: [TargetID] = [], _ certainty: Certainty = .said) {
      self.role = role
      self.counterparts = counterparts
      self.certainty = certainty
    }
  }

  init(graph: ModuleGraph, blueprint: Blueprint, embedders: [TargetID?]) {
    self.graph = graph
    self.blueprint = blueprint
    self.embedders = embedders
    counterparts = TargetNames(graph) { graph[$0].kind == .native && graph[$0].canBeLinked }
    exactNames = RoleClassifier.patternOrder.flatMap { role in
      (blueprint.roles[role] ?? []).filter(\.pattern.isExact).map { (role, $0) }
    }
    linkedNames = RoleClassifier.patternOrder.filter { $0 != .hostApp }.compactMap { role in
      blueprint.roles[role].map { (role, $0) }
    }
  }

  /// The roles of all targets, as far as they show without layers.
  func answers() -> [Answer] {
    var answers = graph.targetIDs.map { id in
      byTag(id) ?? byExactName(id) ?? byType(id).map { Answer($0, .typical) } ?? byPattern(id)
        ?? Answer(.implementation, .assumed)
    }
    InterfaceEvidence(graph: graph).settle(&answers)
    TestSupportSearch(graph: graph).settle(&answers)
    return answers
  }

  private func byTag(_ id: TargetID) -> Answer? {
    let tag = graph[id].tag
    guard let role = tag.role.flatMap({ Role(rawValue: $0.text) }) else { return nil }
    return exact(role, id, of: tag.counterparts.map(\.text))
  }

  private func byExactName(_ id: TargetID) -> Answer? {
    guard !exactNames.isEmpty else { return nil }
    let name = graph[id].plainName
    let found = exactNames.first { $0.candidate.pattern.matches(name: name) }
    return found.map { exact($0.role, id, of: $0.candidate.counterparts) }
  }

  /// A role that needs no counterpart, though it may have some by name.
  private func exact(_ role: Role, _ id: TargetID, of names: [String]) -> Answer {
    let named = names.flatMap { counterparts.targets(named: $0, near: id) }
    guard role.hasCounterparts, named.isEmpty else { return Answer(role, counterparts: named) }
    return Answer(role, counterparts: counterpart(of: id, as: role)?.targets ?? [])
  }

  /// What follows from the product alone; nil for what can be linked.
  private func byType(_ id: TargetID) -> Role? {
    let target = graph[id]
    guard target.kind == .native else { return .other }
    switch target.type {
    case .unitTests, .ocUnitTests: return .unitTests
    case .uiTests: return .uiTests
    case .bundle: return .bundle
    case .tool: return .tool
    case .framework, .staticFramework, .xcFramework, .staticLibrary, .dynamicLibrary: return nil
    default: break
    }
    if target.type.isExtension || embedders[id.index] != nil { return .extension }
    guard target.type.isApp else { return .other }
    return [Role.development, .hostApp].first { matches(target, $0) } ?? .app
  }

  /// The role of something linkable, by the patterns of the configuration or the preset.
  private func byPattern(_ id: TargetID) -> Answer? {
    let name = Array(graph[id].plainName.utf8)[...]
    for (role, candidates) in linkedNames {
      let fitting = candidates.filter { $0.pattern.matches(name: name) }
      guard !fitting.isEmpty else { continue }
      if let found = counterpart(of: id, as: role) {
        return Answer(
          role, counterparts: found.targets, found.proof == .links ? .presumed : .said)
      }
      if !role.hasCounterparts { return Answer(role) }
      if role == .testSupport, fitting.contains(where: { $0.proof == .usual }) {
        return Answer(role)
      }
    }
    return nil
  }

  private func matches(_ target: Target, _ role: Role) -> Bool {
    guard let patterns = blueprint.roles[role] else { return false }
    let name = Array(target.plainName.utf8)[...]
    return patterns.contains { $0.pattern.matches(name: name) }
  }

  /// What the rest of a name means, by the first pattern of a role for which it means something.
  private func counterpart(
    of id: TargetID, as role: Role
  ) -> (targets: [TargetID], proof: RolePattern.Proof)? {
    for candidate in blueprint.roles[role] ?? [] where role.hasCounterparts {
      guard let rest = candidate.pattern.rest(of: graph[id].plainName) else { continue }
      let found = counterparts.targets(of: rest, for: id)
      if !found.isEmpty { return (found, candidate.proof) }
    }
    return nil
  }

  private static let narrowRoles: [Role] = [
    .development, .compositionRoot, .hostApp, .mock, .testSupport, .interface,
  ]
  /// The narrower role first: a mock of an interface is a mock.
  private static let patternOrder =
    narrowRoles + Role.allCases.filter { !narrowRoles.contains($0) }
}
