extension ModuleGraph {
  /// The one target or external that people mean by a name, or why there is none.
  package func end(named name: String) throws(Problem) -> Link.End {
    let named = targetIDs.filter { self[$0].name == name || self[$0].qualifiedName == name }
    if named.count > 1 {
      let all = named.map { "`\(self.name(of: $0))`" }.joined(separator: ", ")
      throw Problem("`\(name)` is the name of several targets", help: "choose one of \(all)")
    }
    if let target = named.first { return .target(target) }
    if let external = externals.firstIndex(where: { $0.name == name }) {
      return .external(ExternalID(external))
    }
    let known = targets.map(\.name) + externals.map(\.name)
    throw Problem(
      "unknown target `\(name)`",
      help: NearestName.help(for: name, among: known)
        ?? "run `archlint check -v` for all targets")
  }

  /// The one target of a name; an external is none.
  package func target(named name: String) throws(Problem) -> TargetID {
    guard case .target(let id) = try end(named: name) else {
      throw Problem("`\(name)` is an external", help: "name a target that a spec builds")
    }
    return id
  }

  /// The name of the only project, or of the one in the root.
  package var projectName: String? {
    let top = specs.count == 1 ? specs : specs.filter(\.folder.isEmpty)
    return top.count == 1 ? top[0].project : nil
  }
}
