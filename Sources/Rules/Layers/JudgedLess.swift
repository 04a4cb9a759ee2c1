internal import Documents
internal import Findings
internal import Modules

/// Finds what was checked at the commit or with the baseline that is compared with, and is not
/// checked any more; and reports names that came to mean an interface, or ceased to.
struct JudgedLess: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "judged-less", .error, "a layer or a role that was checked before is no longer checked")

  private static let mostNames = 8

  func findings(in context: RuleContext) -> [Finding] {
    guard let former = context.conditions.former else { return [] }
    let votes = [("now mean", true), ("no longer mean", false)].flatMap { words, isNew in
      self.votes(isNew, former, words, in: context)
    }
    guard let earlier = context.conditions.earlier else {
      return votes + emptyFolders(former, in: context)
    }
    return votes + losses(since: earlier, in: context)
  }

  /// Targets that are there still and have lost their layer or their role, by what they have lost.
  private func losses(since earlier: Architecture, in context: RuleContext) -> [Finding] {
    let (graph, now) = (context.graph, context.architecture)
    let ids = Dictionary(
      graph.targetIDs.map { (graph[$0].qualifiedName, $0) }
    ) { first, _ in first }
    var losses: [String: [TargetID]] = [:]
    for old in earlier.graph.targetIDs {
      guard let id = ids[earlier.graph[old].qualifiedName] else { continue }
      let role = earlier.role(of: old)
      if [.interface, .mock].contains(role), now.role(of: id) == .implementation {
        losses["the role \(role.rawValue)", default: []].append(id)
      }
      // With written layers, `unlayered-module` reports what has none.
      if let layer = earlier.layer(of: old), now.layer(of: id) == nil, role.makesModule,
        !now.blueprint.hasConfiguredLayers
      {
        losses["the layer \(earlier[layer].name)", default: []].append(id)
      }
    }
    return losses.sorted { $0.key < $1.key }.map { what, ids in
      finding(
        "\(names(of: ids, in: graph)) lost \(what) and \(ids.count == 1 ? "is" : "are") no longer "
          + "checked for it",
        at: graph[ids[0]].place, from: Subject(what), count: ids.count,
        help: "undo the move, or write layers and roles down: `archlint init` proposes them",
        in: context)
    }
  }

  /// Layers that the baseline believes in and that are not there any more.
  private func emptyFolders(_ former: Belief, in context: RuleContext) -> [Finding] {
    guard context.architecture.blueprint.folderNames == .atSites else { return [] }
    return former.folders.subtracting(context.architecture.ownBelief.folders).sorted().map {
      folder in
      finding(
        "no module is left in the folder \(folder), a layer when the baseline was written",
        severity: .warning,
        at: context.conditions.formerPlace ?? Place(file: Baseline.fileName), from: Subject(folder),
        help: "undo the move, or accept it with `archlint baseline --prune`", in: context)
    }
  }

  /// Patterns whose vote crossed the line, with the targets through which it did.
  private func votes(
    _ isNew: Bool, _ former: Belief, _ words: String, in context: RuleContext
  ) -> [Finding] {
    let (now, graph) = (context.architecture, context.graph)
    let own = now.ownBelief.conventions
    let crossed = isNew ? own.subtracting(former.conventions) : former.conventions.subtracting(own)
    return crossed.sorted().compactMap { text in
      let named = graph.targetIDs.filter { id in
        guard now.role(of: id) == .interface, case .name(let pattern) = now[id].roleReason else {
          return false
        }
        return pattern.text == text
      }
      guard let first = named.first else { return nil }
      return finding(
        "names like \(text) \(words) an interface by themselves: \(names(of: named, in: graph))",
        severity: .info, at: graph[first].place, from: Subject(text),
        help: "write it down: `roles: {interface: [\"\(text)\"]}`", in: context)
    }
  }

  private func names(of ids: [TargetID], in graph: ModuleGraph) -> String {
    ids.map(graph.name).listed(upTo: JudgedLess.mostNames)
  }
}
