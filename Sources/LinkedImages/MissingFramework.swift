/// A dynamic framework that a program needs at launch and that dyld finds nowhere.
package struct MissingFramework: Sendable {
  package enum Reason: Sendable, Equatable {
    /// The app does not carry it.
    case notEmbedded
    /// The app carries it, but no run path leads there.
    case outOfReach
    /// The install name of a dynamic library is in a system folder.
    case installed(String)
  }

  package let framework: Link.End
  package let app: TargetID
  /// The programs that need it: the app, extensions inside it.
  package let processes: [TargetID]
  /// A shortest chain from the first of the programs to the framework; the end of a long one.
  package let chain: [Int]
  /// The first link of the whole chain, and how many links it has.
  package let start: (link: Int, length: Int)
  package let reason: Reason

  fileprivate static let mostLinks = 16
}

extension Images {
  /// Every dynamic framework that an app, or an extension inside it, loads and does not find;
  /// sorted by app, then nearest first; and how many there are beyond a number.
  package func missingFrameworks(upTo most: Int = .max) -> (found: [MissingFramework], left: Int) {
    var dyld = Dyld(self)
    var (found, left): ([MissingFramework], Int) = ([], 0)
    for app in apps {
      let here = missingFrameworks(in: app, &dyld, upTo: most - found.count)
      found += here.found
      left += here.left
    }
    return (found, left)
  }

  func missingFrameworks(
    in app: TargetID, _ dyld: inout Dyld, upTo most: Int = .max
  ) -> (found: [MissingFramework], left: Int) {
    let bundle = bundle(of: carrier(of: app) ?? app)
    var order: [Int] = []
    var found: [Int: (processes: [TargetID], near: [Step], number: Int)] = [:]
    for program in bundle.programs where program.app == app {
      let launch = dyld.start(program, in: bundle)
      let missing = Set(launch.absences.map(\.vertex).filter { isMissing($0, in: app) })
      guard !missing.isEmpty else { continue }
      let near = nearest(in: launch)
      for (number, step) in near.enumerated() where missing.contains(step.vertex) {
        if found[step.vertex] == nil { order.append(step.vertex) }
        found[step.vertex, default: ([], near, number)].processes.append(program.target)
      }
    }
    let contents = Set(order.isEmpty ? [] : self.bundle(of: app).contents)
    let missing = order.prefix(most).compactMap { vertex -> MissingFramework? in
      guard let (processes, near, number) = found[vertex] else { return nil }
      return MissingFramework(
        framework: graph.end(of: vertex), app: app, processes: processes,
        chain: chain(to: number, in: near), start: near[number].start,
        reason: installName(of: vertex).map { .installed($0) }
          ?? (contents.contains(vertex) ? .outOfReach : .notEmbedded))
    }
    return (missing, order.dropFirst(most).count)
  }

  private func carrier(of app: TargetID) -> TargetID? {
    graph.linkIndices(to: app).lazy.map { graph.links[$0] }
      .filter { $0.embeds && graph.entry(of: $0).copy != nil }.map(\.from)
      .first { apps.contains($0) && bundle(of: $0).programs.contains { $0.target == app } }
  }

  /// The extensions that live inside an app, in the order of its spec.
  package func extensions(of app: TargetID) -> [TargetID] {
    bundle(of: app).programs.dropFirst().map(\.target)
  }

  /// Whether a framework must be in its program's bundle and no package manager copies it.
  private func isMissing(_ vertex: Int, in app: TargetID) -> Bool {
    let type = graph.end(of: vertex).target.map(graph.productType)
    return type.map { $0.isFramework || $0 == .dynamicLibrary } ?? true
      && carrier(of: graph.end(of: vertex), into: app) != .packageManager
  }

  /// An image on the way from a program, the step before it, and the load command there.
  private typealias Step = (vertex: Int, before: Int, command: Int, start: (link: Int, length: Int))

  /// The images that a program loads, nearest first.
  private func nearest(in launch: Launch) -> [Step] {
    guard let program = launch.images.first?.vertex else { return [] }
    var left = Set(launch.images.map(\.vertex))
    left.remove(program)
    var steps: [Step] = [(program, -1, -1, (-1, 0))]
    var next = 0
    while next < steps.count {
      let (vertex, start) = (steps[next].vertex, steps[next].start)
      for (command, load) in loads(of: vertex).enumerated()
      where left.remove(load.vertex) != nil {
        let links = chain(to: command, of: vertex)
        steps.append(
          (
            load.vertex, next, command,
            (start.length > 0 ? start.link : links[0], start.length + links.count)
          ))
      }
      next += 1
    }
    return steps
  }

  private func chain(to step: Int, in steps: [Step]) -> [Int] {
    var links: [[Int]] = []
    var step = step
    while steps[step].before >= 0, links.count < MissingFramework.mostLinks {
      links.append(chain(to: steps[step].command, of: steps[steps[step].before].vertex))
      step = steps[step].before
    }
    return links.reversed().flatMap { $0 }.suffix(MissingFramework.mostLinks)
  }
}
