/// Finds implementations that are one module with another one: `ISSFooUI` with `ISSFoo`.
///
/// Only the two decide, never what else a spec holds: one name is the other and an ending for a
/// part of it, both are implementations of one spec, and their sources lie side by side.
struct Folding {
  private let graph: ModuleGraph
  private let roles: [RoleClassifier.Answer]
  /// For each target the one that it folds into, itself unless there is another.
  private(set) var heads: [TargetID]

  /// How the names of parts end.
  static let endings = ["SwiftUI", "UIKit", "UI", "Views", "Resources", "Assets", "ObjC"]

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
      .sorted { graph[$0.0].plainName.utf8.count < graph[$1.0].plainName.utf8.count }
    for (part, whole) in parts where alike(whole, part) {
      heads[part.index] = heads[whole.index]
    }
  }

  /// What a target is a part of by its name.
  private func whole(of id: TargetID, among firsts: [PlatformTwins: TargetID]) -> TargetID? {
    let name = graph[id].plainName
    guard roles[id.index].role == .implementation,
      let ending = Folding.endings.first(where: name.hasSuffix), ending.count < name.count,
      let whole = firsts[PlatformTwins(String(name.dropLast(ending.count)), in: graph[id].spec)],
      roles[whole.index].role == .implementation, parent(of: whole) == parent(of: id)
    else { return nil }
    return whole
  }

  /// The folder in which that of the sources lies; without sources, that of the spec.
  private func parent(of id: TargetID) -> String {
    guard let source = graph[id].sources.first else { return graph[graph[id].spec].folder }
    return Spec.folder(of: source.folder)
  }
}
