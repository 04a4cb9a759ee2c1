extension Architecture {
  /// The one target or external that people mean by a name, or why there is none.
  package func end(named name: String) throws(Problem) -> Link.End {
    let named = graph.targetIDs.filter { [graph[$0].name, graph[$0].qualifiedName].contains(name) }
    if named.count > 1 {
      let all = named.map { "`\(graph.name(of: $0))`" }.joined(separator: ", ")
      throw Problem("`\(name)` is the name of several targets", help: "choose one of \(all)")
    }
    if let target = named.first { return .target(target) }
    if let external = graph.externals.firstIndex(where: { $0.name == name }) {
      return .external(ExternalID(external))
    }
    throw unknown("target", name, among: graph.targets.map(\.name) + graph.externals.map(\.name))
  }

  /// Why nothing of a kind has a name: it may be that of a layer.
  package func unknown(_ kind: String, _ name: String, among names: [String]) -> Problem {
    if let layer = layers.firstIndex(where: { $0.name == name }) {
      let modules = modules.filter { $0.layer == LayerID(layer) }.map(\.name)
      return Problem(
        "`\(name)` is a layer of \(modules.listed(upTo: 12))",
        help: "name one of them, or run `archlint graph --level layer`")
    }
    let near = names.filter { $0.lowercased().contains(name.lowercased()) }
    let known = Set(near.isEmpty ? names : near).sorted()
    return Problem(
      "unknown \(kind) `\(name)`",
      help: NearestName.help(for: name, among: names)
        ?? (known.isEmpty ? nil : "expected one of: \(known.listed(upTo: 12))"))
  }

  /// The one target of a name; an external is none.
  package func target(named name: String) throws(Problem) -> TargetID {
    guard case .target(let id) = try end(named: name) else {
      throw Problem("`\(name)` is an external", help: "name a target that a spec builds")
    }
    return id
  }
}

extension ModuleGraph {
  /// The name of the only project, or of the one in the root.
  package var projectName: String? {
    let top = specs.count == 1 ? specs : specs.filter(\.folder.isEmpty)
    return top.count == 1 ? top[0].project : nil
  }
}
