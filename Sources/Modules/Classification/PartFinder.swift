/// Finds implementations that form one module with another: `ISSFooUI` with `ISSFoo`.
///
/// Only the two targets decide, never the rest of the spec: one name is the other plus an ending
/// for a part, both implement one spec, and their sources are in sibling folders:
///
/// ```
/// Kit, KitUI      in Sources/Kit, Sources/KitUI      one module
/// Kit, KitUI      in Sources/Kit, Features/KitUI     two modules
/// ```
struct PartFinder {
  private let graph: ModuleGraph
  private let roles: [RoleClassifier.Answer]
  /// The target that each one folds into, or itself.
  private(set) var heads: [TargetID]
  /// What would fold into another target if others did not link it.
  private(set) var apart: Set<String> = []

  init(
    graph: ModuleGraph, roles: [RoleClassifier.Answer], assuming former: InferredConventions?,
    alike: (TargetID, TargetID) -> Bool
  ) {
    (self.graph, self.roles) = (graph, roles)
    heads = Array(graph.targetIDs)
    let mains = graph.targetIDs.filter { roles[$0.index].role.makesModule }
    var firsts: [PlatformVariants: TargetID] = [:]
    for id in mains {
      let twins = PlatformVariants(of: graph[id])
      heads[id.index] = firsts[twins] ?? id
      if firsts[twins] == nil { firsts[twins] = id }
    }
    // The shorter name first: a part of a part is one of the whole.
    var parts = mains.compactMap { id in whole(of: id, among: firsts).map { (id, $0) } }
      .filter { alike($0.1, $0.0) }
      .sorted { graph.plainName(of: $0.0).utf8.count < graph.plainName(of: $1.0).utf8.count }
    let separate = heads
    while true {
      for (part, whole) in parts { heads[part.index] = heads[whole.index] }
      // A part that others link is a module of its own, and may be a whole itself.
      let shared = Set(parts.map(\.0).filter { !isPrivate($0) })
      guard !shared.isEmpty else { break }
      apart.formUnion(shared.map { graph[$0].qualifiedName })
      parts.removeAll { shared.contains($0.0) }
      heads = separate
    }
    guard let known = former?.apart, !known.isEmpty else { return }
    heads = separate
    for (part, whole) in parts where !known.contains(graph[part].qualifiedName) {
      heads[part.index] = heads[whole.index]
    }
  }

  /// The target that this one is a part of by its name.
  private func whole(of id: TargetID, among firsts: [PlatformVariants: TargetID]) -> TargetID? {
    guard roles[id.index].role == .implementation else { return nil }
    let endings = Evidence.partEndings + Evidence.privatePartEndings
    return PartFinder.wholes(of: graph.plainName(of: id), by: endings).lazy.compactMap { name in
      firsts[PlatformVariants(name, in: graph.spec(of: id))]
    }.first { whole in
      roles[whole.index].role == .implementation
        && graph.parentFolder(of: whole) == graph.parentFolder(of: id)
    }
  }

  /// The names of which a target may be a part: `XUIKit` may be a part of `X` or `XKit`.
  private static func wholes(of name: String, by endings: [String]) -> [String] {
    guard let ending = endings.first(where: name.hasSuffix), ending.count < name.count else {
      return []
    }
    let stem = String(name.dropLast(ending.count))
    return ending == "UIKit" ? [stem, stem + "Kit"] : [stem]
  }

  /// Whether no shipping target outside of the module links it, so no app must embed its parts.
  private func isPrivate(_ id: TargetID) -> Bool {
    guard Evidence.privatePartEndings.contains(where: graph.plainName(of: id).hasSuffix) else {
      return true
    }
    return graph.linkIndices(to: id).allSatisfy { number in
      let link = graph.links[number]
      return link.isInherited || roles[link.from.index].role.isTrial
        || heads[link.from.index] == heads[id.index]
        || graph[link.from].type.isApp && links(link.from, moduleOf: id)
    }
  }

  private func links(_ app: TargetID, moduleOf part: TargetID) -> Bool {
    graph.links(from: app).contains { link in
      link.target.map { $0 != part && heads[$0.index] == heads[part.index] } ?? false
    }
  }
}

extension ModuleGraph {
  /// The parent folder of the sources; without sources, of the spec.
  func parentFolder(of id: TargetID) -> String {
    guard let source = self[id].sources.first else { return self[self[id].spec].folder }
    return Spec.folder(of: source.folder)
  }
}
