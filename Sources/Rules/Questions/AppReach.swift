internal import Modules

/// The interfaces, implementations and mocks that one app loads.
struct AppReach {
  let app: TargetID
  /// Sorted.
  let interfaces: [TargetID]
  fileprivate let others: Set<TargetID>

  func contains(_ id: TargetID) -> Bool { others.contains(id) }
}

extension Architecture {
  /// What every app and host app reaches, in the order of the apps.
  func appReaches() -> [AppReach] {
    var walk = Walk(count: graph.targets.count)
    return graph.targetIDs.compactMap { id in
      guard role(of: id) == .app || role(of: id) == .hostApp else { return nil }
      let reached = walk.reached(from: id, in: graph)
      let interfaces = reached.filter { role(of: $0) == .interface }
      return AppReach(
        app: id, interfaces: interfaces.sorted(),
        others: Set(reached.filter { role(of: $0) != .interface }))
    }
  }
}

/// Walks through many closures without clearing its marks in between.
private struct Walk {
  private var marks: [Int]
  private var round = 0

  init(count: Int) { marks = Array(repeating: 0, count: count) }

  /// All targets that become part of an app's process; other programs run in their own.
  mutating func reached(from app: TargetID, in graph: ModuleGraph) -> [TargetID] {
    round += 1
    marks[app.index] = round
    var reached = [app]
    var next = 0
    while next < reached.count {
      for number in graph.linkRange(from: reached[next]) {
        guard let target = graph.links[number].target, marks[target.index] != round,
          graph[target].type.defaultLinkage != .none
        else { continue }
        marks[target.index] = round
        reached.append(target)
      }
      next += 1
    }
    return reached
  }
}
