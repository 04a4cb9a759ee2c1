/// What ends up in which program: the images of a graph, what they contain, what loads together.
///
/// Made once for a graph; each question about it has a file of its own.
package struct Images: Sendable {
  package let graph: ModuleGraph
  package let hosts: TestHosts
  let map: LinkMap

  package init(_ graph: ModuleGraph) {
    self.graph = graph
    hosts = TestHosts(graph)
    map = LinkMap(graph)
  }

  /// The targets that run as processes: programs first, then tests; each sorted.
  var processes: [TargetID] {
    let all = graph.targetIDs.filter { graph[$0].isProcess }
    return all.filter { !graph[$0].type.isTest } + all.filter { graph[$0].type.isTest }
  }

  package func codeForm(of end: Link.End) -> CodeForm { map.forms[map.vertex(of: end)] }
}
