/// Finds implementations that are one module with another one: `ISSFooUI` with `ISSFoo`.
///
/// Only the two decide, never what else a spec holds: one name is the other and an ending for a
/// part of it, both are implementations of one spec, and their sources lie side by side.
struct Folding {
  private let graph: ModuleGraph
  private let roles: [RoleClassifier.Answer]
  /// For each target the one that it folds into, itself unless there is another.
  private(set) var heads: [TargetID]

  init(
    graph: ModuleGraph, roles: [RoleClassifier.Answer],
    alike: (TargetID, TargetID) -> Bool = { _, _ in true }
  ) {
    self.graph = graph
    self.roles = roles
    heads = Array(graph.targetIDs)
    let mains = graph.targetIDs.filter { roles[$0.index].role.makesModule }
    var firsts: [PlatformTwins: TargetID] = [:]
    for id in mains {
      let twins = PlatformTwins(of: graph[id])
      heads[id.index] = firsts[twins] ?? id
      if firsts[twins] == nil { firsts[twins] = id }
    }
    // The shorter name first: a part of a part is one of the whole.
    let parts = mains.compactMap { id in whole(of: id, among: firsts).map { (id, $0) } }
      .sorted { graph.plainName(of: $0.0).utf8.count < graph.plainName(of: $1.0).utf8.count }
    for (part, whole) in parts where alike(whole, part) {
      heads[part.index] = heads[whole.index]
    }
  }

  /// What a target is a part of by its name.
  private func whole(of id: TargetID, among firsts: [PlatformTwins: TargetID]) -> TargetID? {
    guard roles[id.index].role == .implementation else { return nil }
    let names = Folding.wholes(of: graph.plainName(of: id))
    let shared = Folding.wholes(of: graph.plainName(of: id), by: Evidence.privatePartEndings)
    for name in names + shared {
      guard let whole = firsts[PlatformTwins(name, in: graph.spec(of: id))],
        roles[whole.index].role == .implementation,
        graph.parentFolder(of: whole) == graph.parentFolder(of: id),
        names.contains(name) || isPrivate(id, to: whole)
      else { continue }
      return whole
    }
    return nil
  }

  /// The names that a part may be one of: of `XUIKit` these are `X` and `XKit`.
  private static func wholes(of name: String, by endings: [String] = Evidence.partEndings)
    -> [String]
  {
    guard let ending = endings.first(where: name.hasSuffix), ending.count < name.count else {
      return []
    }
    let stem = String(name.dropLast(ending.count))
    return ending == "UIKit" ? [stem, stem + "Kit"] : [stem]
  }

  /// Whether nothing that ships links a target apart from another one.
  private func isPrivate(_ id: TargetID, to whole: TargetID) -> Bool {
    graph.linkIndices(to: id).allSatisfy { number in
      let link = graph.links[number]
      return link.isInherited || roles[link.from.index].role.isTrial
        || PlatformTwins(of: graph[link.from]) == PlatformTwins(of: graph[whole])
    }
  }
}

extension ModuleGraph {
  /// The folder in which that of the sources is; without sources, that of the spec.
  func parentFolder(of id: TargetID) -> String {
    guard let source = self[id].sources.first else { return self[self[id].spec].folder }
    return Spec.folder(of: source.folder)
  }
}
