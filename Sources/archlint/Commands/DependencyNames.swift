internal import Documents
internal import Modules

/// Finds what people mean by the names of targets and externals.
struct DependencyNames {
  private let graph: ModuleGraph

  init(_ graph: ModuleGraph) { self.graph = graph }

  /// The one target or external of a name, or why there is none.
  func end(named name: String) throws(Problem) -> Link.End {
    let targets = graph.targetIDs.filter {
      graph[$0].name == name || graph[$0].qualifiedName == name
    }
    if targets.count > 1 {
      let all = targets.map { "`\(graph.name(of: $0))`" }.joined(separator: ", ")
      throw Problem("`\(name)` is the name of several targets", help: "choose one of \(all)")
    }
    if let target = targets.first { return .target(target) }
    if let external = graph.externals.firstIndex(where: { $0.name == name }) {
      return .external(ExternalID(external))
    }
    let known = graph.targets.map(\.name) + graph.externals.map(\.name)
    throw Problem(
      "there is no target `\(name)`",
      help: NearestName.of(name, among: known).map { "did you mean `\($0)`?" }
        ?? "`archlint graph --format json` lists them all")
  }
}
