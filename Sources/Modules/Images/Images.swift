/// What ends up in which program: the images of a graph, what they contain, what loads together.
///
/// Made once for a graph. Read on from the ground up: `CodeForm` is what the linker makes of a
/// target, `LinkMap` what a link does, `Contents` the static code inside an image, `LoadSets` the
/// images that a process loads. On these stand the questions that rules ask: `StaticDuplicate` and
/// `RepeatedArchive` for code that is there twice, `MissingFramework` for what is not there.
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

  package func codeForm(of end: Link.End) -> CodeForm { map.forms[graph.vertex(of: end)] }
}
