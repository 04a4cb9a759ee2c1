/// A simulation of linking and loading: the images of a graph, their contents, what loads together.
///
/// Computed once per graph; `docs/launch.md` explains it and cites its sources. Read on in its
/// order: `CodeForm` is the form of a target's code, `LinkMap` the effect of a link, `LinkLine` the
/// linker's input for an image, `Linker` and `LinkedImage` its output; `Bundle` is what copy phases
/// put where, `RunPaths` where dyld looks, and `Launch` what it loads. The rules' queries follow,
/// one per file.
package struct Images: Sendable {
  /// With a link for each import that none is listed for.
  package let graph: ModuleGraph
  /// What everything is built for.
  package let destination: Destination
  package let hosts: TestHosts
  package let map: LinkMap
  /// What the linker made of each vertex that is an image.
  package private(set) var linked: [LinkedImage?]

  /// Makes the images of a graph at a destination, the first if none is named.
  package init(
    _ graph: ModuleGraph, using uses: ModuleUses? = nil, at destination: Destination? = nil
  ) {
    let destination =
      destination ?? graph.destinations(splitByDebug: uses?.dependOnDebug ?? false)[0]
    let whole = graph.withProducts(behindPackagesAt: destination)
    let code = uses.flatMap { $0.all.isEmpty ? nil : CodeUses(whole, $0, at: destination) }
    let graph = code?.completed ?? whole
    (self.graph, self.destination) = (graph, destination)
    hosts = TestHosts(graph, at: destination)
    map = LinkMap(graph, code, at: destination)
    linked = Linker.images(of: graph, at: destination, map, hosts, againstNames: false)
  }

  /// The images at all destinations of a graph, of which the first may be known.
  package static func all(
    of graph: ModuleGraph, using uses: ModuleUses, knowing first: Images? = nil
  ) -> [Images] {
    graph.destinations(splitByDebug: uses.dependOnDebug).map { destination in
      if let first, first.destination == destination { return first }
      return Images(graph, using: uses, at: destination)
    }
  }

  /// The same with the order turned round in which the linker follows what objects hint at.
  var againstNames: Images {
    changed(self) {
      $0.linked = Linker.images(of: graph, at: destination, map, hosts, againstNames: true)
    }
  }

  /// The targets that run as processes: programs first, then tests; each sorted.
  package var processes: [TargetID] {
    let all = graph.targetIDs.filter { graph[$0].isProcess && graph[$0].isBuilt(for: destination) }
    return all.filter { !graph.productType(of: $0).isTest }
      + all.filter { graph.productType(of: $0).isTest }
  }

  /// The apps of any kind, each of which has a bundle.
  package var apps: [TargetID] {
    graph.targetIDs.filter {
      graph.isNative($0) && graph.productType(of: $0).isApp && graph[$0].isBuilt(for: destination)
    }
  }

  func processHost(of test: TargetID) -> TargetID? {
    graph.productType(of: test) == .unitTests ? hosts.host(of: test) : nil
  }

  /// About how much it takes to link everything and to launch all programs of all apps.
  package var launchWork: Int {
    let programs = apps.map { bundle(of: $0).programs.count }.reduce(0, +)
    return graph.links.count + programs * graph.targets.count
  }

  package func loads(of vertex: Int) -> [LinkedImage.Load] { linked[vertex]?.loads ?? [] }
  package func bundle(of app: TargetID) -> Bundle { Bundle(of: app, in: self) }

  /// What an app carries where dyld may look; sorted.
  package func embedded(in app: TargetID) -> [Link.End] { bundle(of: app).contents.map(graph.end) }

  package func codeForm(of end: Link.End) -> CodeForm { map.forms[graph.vertex(of: end)] }

  package func code(in image: TargetID) -> [TargetID] {
    (linked[image.index]?.parts ?? []).compactMap { graph.end(of: $0.vertex).target }
  }

  /// The targets whose code an app carries: in itself, in its extensions, in what is embedded.
  package func contents(of app: TargetID) -> Set<TargetID> {
    let bundle = bundle(of: app)
    let images =
      bundle.programs.map(\.target) + bundle.contents.compactMap { graph.end(of: $0).target }
    return Set(images.flatMap(code) + images)
  }
}
