/// Packages that depend on each other without a cycle of targets.
extension Cycle {
  /// The links by which a package depends on itself through others, one for each package.
  ///
  /// SwiftPM builds such a package on its own only if it has tools version 6.0.
  func packageCycles(of links: [CheckedLink], in context: RuleContext) -> [Finding] {
    let graph = context.graph
    guard graph.specs.contains(where: \.forbidsPackageCycles) else { return [] }
    let crossing = links.indices.filter { number in
      let (from, to) = (links[number].from, links[number].target ?? links[number].from)
      return graph.spec(of: from) != graph.spec(of: to)
        && graph[graph.spec(of: from)].isPackageManifest
    }
    let packages = Adjacency(
      count: graph.specs.count,
      edges: crossing.map { number in
        links[number].target.map {
          .init(from: graph.spec(of: links[number].from).index, to: graph.spec(of: $0).index)
        }
      })
    let cyclic = Set(packages.cyclicSets().joined())
    guard !cyclic.isEmpty else { return [] }
    let targets = graph.adjacency(of: links)
    // A project, or a package with newer tools, may build them.
    let isAlone = graph.specs.allSatisfy(\.forbidsPackageCycles)
    var known: Set<SpecID> = []
    return crossing.compactMap { number in
      let (link, package) = (links[number], graph.spec(of: links[number].from))
      guard graph[package].forbidsPackageCycles, !known.contains(package), let other = link.target,
        cyclic.contains(package.index)
      else { return nil }
      let reached = targets.closure(of: other.index).map { TargetID($0) }
      // A cycle of targets is reported as such.
      guard !reached.contains(link.from),
        let back = reached.first(where: { graph.spec(of: $0) == package })
      else { return nil }
      known.insert(package)
      let name = graph[package].project
      return finding(
        "\(context.architecture.words(for: link.from)) links \(graph.name(of: other)), which "
          + "depends on \(graph.name(of: back)) of the same package \(name)",
        severity: isAlone ? .error : .warning, at: graph.place(of: link),
        from: Subject(link.from, in: graph),
        to: Subject(other, in: graph),
        help:
          "set `// swift-tools-version:6.0` in \(name), without which SwiftPM rejects cycles of "
          + "packages, or remove this link",
        notes: [Note("its target", at: graph[back].place)], in: context)
    }
  }
}
