/// Finds the role of each target: by the spec's tag, by exact name, by type, by pattern.
struct RoleClassifier {
  private let graph: ModuleGraph
  private let blueprint: Blueprint
  private let counterparts: CounterpartIndex
  /// The app that embeds an extension or a watch app.
  private let embedders: [TargetID?]
  /// The patterns that are whole names, the narrower role first.
  private let exactNames: [(role: Role, candidate: RolePattern)]

  /// A role, and the targets that an interface or a mock stands for.
  struct Answer {
    let role: Role
    let counterparts: [TargetID]

    init(_ role: Role, counterparts: [TargetID] = []) {
      self.role = role
      self.counterparts = counterparts
    }
  }

  init(graph: ModuleGraph, blueprint: Blueprint, embedders: [TargetID?]) {
    self.graph = graph
    self.blueprint = blueprint
    self.embedders = embedders
    counterparts = CounterpartIndex(graph)
    exactNames = RoleClassifier.patternOrder.flatMap { role in
      (blueprint.roles[role] ?? []).filter(\.pattern.isExact).map { (role, $0) }
    }
  }

  /// The roles of all targets, whose own layers are known, or known to be missing.
  func answers(in ownLayers: [LayerClassifier.Answer]) -> [Answer] {
    graph.targetIDs.map { id in
      byTag(id) ?? byExactName(id) ?? byType(id, layer: ownLayers[id.index].layer).map {
        Answer($0)
      }
        ?? byPattern(id) ?? Answer(.implementation)
    }
  }

  private func byTag(_ id: TargetID) -> Answer? {
    let tag = graph[id].tag
    guard let role = tag.role.flatMap({ Role(rawValue: $0.text) }) else { return nil }
    return exact(role, id, of: tag.counterparts.map(\.text))
  }

  private func byExactName(_ id: TargetID) -> Answer? {
    guard !exactNames.isEmpty else { return nil }
    let name = graph[id].name
    let found = exactNames.first { $0.candidate.pattern.matches(name: name) }
    return found.map { exact($0.role, id, of: $0.candidate.counterparts) }
  }

  /// A role that needs no counterpart, though it may have some by name.
  private func exact(_ role: Role, _ id: TargetID, of names: [String]) -> Answer {
    let named = names.flatMap { counterparts.targets(named: $0, near: id) }
    guard role == .interface || role == .mock, named.isEmpty else {
      return Answer(role, counterparts: named)
    }
    return Answer(role, counterparts: counterparts(of: id, as: role))
  }

  /// What follows from the product alone; nil for what can be linked.
  private func byType(_ id: TargetID, layer: LayerID?) -> Role? {
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
    return target.type.isApp ? appRole(of: target, layer: layer) : .other
  }

  private func appRole(of target: Target, layer: LayerID?) -> Role {
    if matches(target, .development) { return .development }
    if matches(target, .hostApp) { return .hostApp }
    return layer.map { $0.index > 0 } ?? false ? .hostApp : .app
  }

  /// The role of something linkable, by the patterns of the configuration or the preset.
  private func byPattern(_ id: TargetID) -> Answer? {
    let target = graph[id]
    for role in RoleClassifier.patternOrder where role != .hostApp && matches(target, role) {
      guard role == .interface || role == .mock else { return Answer(role) }
      let found = counterparts(of: id, as: role)
      if !found.isEmpty { return Answer(role, counterparts: found) }
    }
    return nil
  }

  private func matches(_ target: Target, _ role: Role) -> Bool {
    guard let patterns = blueprint.roles[role] else { return false }
    let name = Array(target.name.utf8)[...]
    return patterns.contains { $0.pattern.matches(name: name) }
  }

  private func counterparts(of id: TargetID, as role: Role) -> [TargetID] {
    for candidate in blueprint.roles[role] ?? [] {
      guard let rest = candidate.pattern.rest(of: graph[id].name) else { continue }
      let found = counterparts.implementations(of: rest, for: id)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static let narrowRoles: [Role] = [
    .development, .compositionRoot, .hostApp, .mock, .interface,
  ]
  /// The narrower role first: a mock of an interface is a mock.
  private static let patternOrder =
    narrowRoles + Role.allCases.filter { !narrowRoles.contains($0) }
}
