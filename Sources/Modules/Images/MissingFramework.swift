/// A dynamic framework that a program needs at launch and that dyld finds nowhere.
package struct MissingFramework: Sendable {
  /// Why it is not found.
  package enum Reason: Sendable, Equatable {
    /// The app does not carry it.
    case notEmbedded
    /// The app carries it, but no run path leads there.
    case outOfReach
    /// A dynamic library says that it lies in a folder of the system.
    case installed(String)
  }

  package let framework: Link.End
  /// The app that must embed it.
  package let app: TargetID
  /// The programs that need it: the app, extensions inside it.
  package let processes: [TargetID]
  /// The links from the first of the programs to the framework, a shortest chain.
  package let chain: [Int]
  package let reason: Reason

  /// Whether its code comes from a target whose presets are not known for sure.
  package let isSure: Bool
}

extension Images {
  /// Every dynamic framework that an app, or an extension inside it, loads and does not find;
  /// sorted by app, then nearest first.
  package func missingFrameworks() -> [MissingFramework] {
    var dyld = Dyld(self)
    return apps.flatMap { missingFrameworks(in: $0, &dyld) }
  }

  private func missingFrameworks(in app: TargetID, _ dyld: inout Dyld) -> [MissingFramework] {
    let bundle = bundle(of: app)
    var order: [Int] = []
    var found: [Int: (processes: [TargetID], chain: [Int])] = [:]
    for program in bundle.programs {
      let launch = dyld.start(program, in: bundle)
      let missing = Set(launch.absences.map(\.vertex).filter(isEmbeddable))
      guard !missing.isEmpty else { continue }
      for (vertex, chain) in shortestChains(in: launch) where missing.contains(vertex) {
        if found[vertex] == nil { order.append(vertex) }
        found[vertex, default: ([], chain)].processes.append(program.target)
      }
    }
    return order.compactMap { vertex in
      guard let (processes, chain) = found[vertex] else { return nil }
      let carried = bundle.contents.contains(vertex)
      return MissingFramework(
        framework: graph.end(of: vertex), app: app, processes: processes, chain: chain,
        reason: installName(of: vertex).map { .installed($0) }
          ?? (carried ? .outOfReach : .notEmbedded),
        isSure: graph[app].platform != .watchOS || !carried)
    }
  }

  /// The extensions that live inside an app, in the order of its spec.
  package func extensions(of app: TargetID) -> [TargetID] {
    bundle(of: app).programs.dropFirst().map(\.target)
  }

  /// Whether a vertex is a framework that has to lie beside the program that loads it.
  private func isEmbeddable(_ vertex: Int) -> Bool {
    guard map.forms[vertex] == .image else { return false }
    guard case .target(let id) = graph.end(of: vertex) else { return true }
    if graph[id].type == .dynamicLibrary { return !graph[id].systems.contains(.macOS) }
    return graph[id].type.isFramework
  }

  /// The images that a program loads, nearest first, each with the links of a shortest chain.
  private func shortestChains(in launch: Launch) -> [(vertex: Int, chain: [Int])] {
    guard let program = launch.images.first?.vertex else { return [] }
    let loaded = Set(launch.images.map(\.vertex))
    var queue: [(vertex: Int, chain: [Int])] = [(program, [])]
    var seen: Set<Int> = [program]
    var next = 0
    while next < queue.count {
      let (vertex, chain) = queue[next]
      for (command, load) in loads(of: vertex).enumerated()
      where loaded.contains(load.vertex) && seen.insert(load.vertex).inserted {
        queue.append((load.vertex, chain + self.chain(to: command, of: vertex)))
      }
      next += 1
    }
    return queue
  }
}
