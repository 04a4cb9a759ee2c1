package import Modules

/// One of the two ends that a finding is about.
package struct Subject: Hashable, Sendable {
  /// The name that reports show.
  package let name: String
  /// The name that identifies it for ever: `Project/Target`, or the name itself.
  package let identity: String
  /// The target it is; nothing for an external, a text, or a report read back.
  package let target: TargetID?

  /// Something that is not in the graph: a path, a key, a limit.
  package init(_ text: String) {
    name = text
    identity = text
    target = nil
  }

  package init(_ id: TargetID, in graph: ModuleGraph) {
    name = graph.name(of: id)
    identity = graph[id].qualifiedName
    target = id
  }

  package init(_ end: Link.End, in graph: ModuleGraph) {
    switch end {
    case .target(let id): self.init(id, in: graph)
    case .external(let id): self.init(graph[id].name)
    }
  }
}
