package import Modules

/// What ends up in which program: the images of a graph, what they contain, what loads together.
///
/// A small simulation, made once for a graph; `docs/launch.md` tells it with its sources. Read on
/// in its order: `CodeForm` is what becomes of a target's code, `LinkMap` what a link does,
/// `LinkLine` what the linker is given for an image and `Linker` what it takes of that,
/// `LinkedImage`; `Bundle` is what copy phases put where, `RunPaths` where dyld looks, and `Launch`
/// what it loads. On these stand the questions that rules ask, a file each.
package struct Images: Sendable {
  package let graph: ModuleGraph
  package let hosts: TestHosts
  package let map: LinkMap
  /// What the linker made of each vertex that is an image.
  package let linked: [LinkedImage?]

  package init(_ graph: ModuleGraph) {
    self.graph = graph
    hosts = TestHosts(graph)
    map = LinkMap(graph)
    linked = Linker.images(of: graph, map, hosts)
  }

  /// The targets that run as processes: programs first, then tests; each sorted.
  package var processes: [TargetID] {
    let all = graph.targetIDs.filter { graph[$0].isProcess }
    return all.filter { !graph.productType(of: $0).isTest }
      + all.filter { graph.productType(of: $0).isTest }
  }

  /// The apps of any kind, each of which has a bundle.
  package var apps: [TargetID] {
    graph.targetIDs.filter { graph.isNative($0) && graph.productType(of: $0).isApp }
  }

  /// The load commands of an image.
  package func loads(of vertex: Int) -> [LinkedImage.Load] { linked[vertex]?.loads ?? [] }

  package func bundle(of app: TargetID) -> Bundle { Bundle(of: app, in: graph, map) }

  /// What an app carries where dyld may look; sorted.
  package func embedded(in app: TargetID) -> [Link.End] {
    bundle(of: app).contents.map(graph.end)
  }

  package func codeForm(of end: Link.End) -> CodeForm { map.forms[graph.vertex(of: end)] }
}
