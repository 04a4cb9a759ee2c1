/// An app and the dynamic frameworks that it loads before it runs a line of its own.
package struct LaunchedFrameworks: Sendable {
  package let app: TargetID
  /// Without those of the system, and of platform twins one; sorted.
  package let frameworks: [Link.End]
  /// What Xcode's mergeable libraries could make of them.
  package let merging: Mergeability

  /// Which frameworks could become a part of the app.
  package struct Mergeability: Sendable {
    /// Those that `MERGED_BINARY_TYPE: automatic` merges: direct dependencies in the app's project.
    package fileprivate(set) var automatic: [TargetID] = []
    /// Those that need `manual` and, each of them, `MERGEABLE_LIBRARY`.
    package fileprivate(set) var manual: [TargetID] = []
    /// Those that an extension or another program of the bundle loads as well, with the first such.
    package fileprivate(set) var shared: [(framework: TargetID, program: TargetID)] = []
  }
}

extension Images {
  /// What each app loads at launch; sorted by app.
  package func launchedFrameworks() -> [LaunchedFrameworks] {
    var launcher = Launcher(self)
    let twins = graph.platformTwins()
    return apps.map { launchedFrameworks(of: $0, &launcher, twins) }
  }

  private func launchedFrameworks(
    of app: TargetID, _ launcher: inout Launcher, _ twins: [TargetID]
  ) -> LaunchedFrameworks {
    let loaded = loaded(by: app, in: app, &launcher).filter { vertex in
      graph.end(of: vertex).target.map { twins[$0.index] == $0 } ?? true
    }
    let merging = merging(of: loaded, into: app, &launcher)
    // The linkage of a prebuilt binary is unknown; it counts, as it does for its embedding.
    let binaries = bundle(of: app).contents.filter { vertex in
      let binary = map.forms[vertex] == .other ? graph.end(of: vertex).external : nil
      return binary.map { graph[$0].linkage != .static && graph[$0].kind != .sdk } ?? false
    }
    let merged = Set(
      (merging.automatic + merging.manual).filter {
        graph.merges(.target($0), into: app, at: destination)
      }.map(\.index))
    return LaunchedFrameworks(
      app: app,
      frameworks: (loaded + binaries).filter { !merged.contains($0) }.sorted().map(graph.end),
      merging: merging)
  }

  /// The images that a program loads at launch, without itself.
  private func loaded(by program: TargetID, in app: TargetID, _ launcher: inout Launcher) -> [Int] {
    let launch = launcher.launch(program, in: app)
    return launch.images[..<launch.certainCount].dropFirst().map(\.vertex)
  }

  private func merging(
    of loaded: [Int], into app: TargetID, _ launcher: inout Launcher
  ) -> LaunchedFrameworks.Mergeability {
    var users: [Int: TargetID] = [:]
    for program in extensions(of: app) {
      for vertex in self.loaded(by: program, in: app, &launcher) where users[vertex] == nil {
        users[vertex] = program
      }
    }
    let direct = Set(
      graph.links(from: app).filter { $0.links && !$0.isWeak }.map { graph.vertex(of: $0.to) })
    var merging = LaunchedFrameworks.Mergeability()
    for vertex in loaded.sorted() {
      guard case .target(let id) = graph.end(of: vertex), graph.productType(of: id).isFramework
      else { continue }
      if let program = users[vertex] {
        merging.shared.append((id, program))
      } else if direct.contains(vertex), graph.spec(of: id) == graph.spec(of: app) {
        merging.automatic.append(id)
      } else {
        merging.manual.append(id)
      }
    }
    return merging
  }
}
