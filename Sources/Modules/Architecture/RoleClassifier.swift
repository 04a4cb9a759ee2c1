/// Finds the role of each target: by the spec's tag, by exact name, by type, by pattern.
struct RoleClassifier {
  private let graph: ModuleGraph
  private let blueprint: Blueprint
  private let counterparts: CounterpartIndex
  /// The app that carries an extension or a watch app inside it.
  private let carriers: [TargetID?]
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

  init(graph: ModuleGraph, blueprint: Blueprint, carriers: [TargetID?]) {
    self.graph = graph
    self.blueprint = blueprint
    self.carriers = carriers
    counterparts = CounterpartIndex(graph)
    exactNames = RoleClassifier.patternOrder.flatMap { role in
      (blueprint.roles[role] ?? []).filter(\.pattern.isExact).map { (role, $0) }
    }
  }

  /// The role of a target whose own layer is known, or known to be missing.
  func answer(for id: TargetID, layer: LayerID?) -> Answer {
    byTag(id) ?? byExactName(id) ?? Answer(byType(id, layer: layer)) ?? byPattern(id)
      ?? Answer(.implementation)
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

  /// What follows from the product alone; nothing for what can be linked.
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
    if target.type.isExtension || carriers[id.index] != nil { return .extension }
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

  /// The narrower role first: a mock of an interface is a mock.
  private static let patternOrder: [Role] =
    [.development, .compositionRoot, .hostApp, .mock, .interface]
    + Role.allCases.filter {
      ![.development, .compositionRoot, .hostApp, .mock, .interface].contains($0)
    }
}

extension RoleClassifier.Answer {
  /// An answer without counterparts, where there is a role.
  fileprivate init?(_ role: Role?) {
    guard let role else { return nil }
    self.init(role)
  }
}
