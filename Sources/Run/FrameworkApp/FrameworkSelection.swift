/// The frameworks that an app must embed to build and test some targets, and their tests.
struct FrameworkSelection {
  private let workspace: Workspace
  private let graph: ModuleGraph
  private let images: Images
  /// Dynamic frameworks with everything that they load.
  private(set) var embedded: [TargetID] = []
  /// Static code outside of these frameworks.
  private(set) var linked: [TargetID] = []
  let tests: [TargetID]

  init(_ ids: [TargetID]?, for platform: Platform, in workspace: Workspace) {
    self.workspace = workspace
    graph = workspace.graph
    let destinations = graph.destinations()
    let destination = destinations.first { $0.platform == platform } ?? destinations[0]
    images = Images(graph, using: workspace.architecture.uses, at: destination)
    let ids = (ids ?? Array(graph.targetIDs)).filter { [graph] in
      graph[$0].systems.isEmpty || graph[$0].systems.contains(platform)
    }
    tests = ids.filter { [graph] in [.unitTests, .uiTests].contains(graph[$0].type) }
    let needed = closure(of: ids)
    let isImage = { [graph] (id: TargetID) in
      graph[id].codeForm == .image || graph[id].holdsNoCode
    }
    embedded = needed.filter(isImage)
    // Xcode makes package products dynamic where needed, so a linked one is contained.
    let contained = Set(embedded.flatMap(images.code))
    let used = Set(needed.flatMap { [graph] id in graph.links(from: id).compactMap(\.target) })
    linked = needed.filter { [graph] in
      !isImage($0) && !(graph[$0].codeForm == .archive ? contained : used).contains($0)
    }
    linked += dynamicProducts(of: needed).subtracting(linked).sorted()
  }

  private func dynamicProducts(of ids: [TargetID]) -> Set<TargetID> {
    let graph = graph.withProducts
    return Set(
      ids.flatMap { graph.links(from: $0) }.compactMap { link in
        guard let product = link.external, graph[product].linkage == .dynamic else { return nil }
        return graph.products[product]?.first
      })
  }

  private func closure(of ids: [TargetID]) -> [TargetID] {
    let starts = ids.filter { isFramework($0) || graph[$0].type == .unitTests }
    let links = graph.adjacency { $0.links && $0.target.map(isFramework) ?? false }
    let isNeeded = links.reachable(from: starts.map(\.index))
    return graph.targetIDs.filter { isNeeded[$0.index] && isFramework($0) }
  }

  /// Whether a target can be a part of the app, unlike test support.
  private func isFramework(_ id: TargetID) -> Bool {
    graph.isNative(id) && graph[id].canBeLinked && !workspace.architecture.role(of: id).isTrial
  }

  /// Returns an app with the selection, for a spec in a folder; it doesn't link the given names.
  func filling(
    _ app: FrameworkApp, in folder: FilePath, embeddingOnly names: Set<String>
  ) -> FrameworkApp {
    var app = app
    let containers = workspace.loaded.parts.compactMap(\.container)
    let owners = Dictionary(containers.map { ($0.spec.file, $0) }) { first, _ in first }
    func path(_ path: String) -> String {
      workspace.root.folder.appending(path).relative(to: folder)
    }
    for id in embedded + linked {
      guard let container = owners[graph[graph.spec(of: id)].file] else { continue }
      let isCarried = names.contains(graph[id].name)
      guard let entry = entry(for: id, in: container, isCarried: isCarried) else { continue }
      if container.kind == .package { app.packages[container.packageName] = path(container.folder) }
      if !app.dependencies.contains(entry) { app.dependencies.append(entry) }
      if !graph[id].holdsNoCode, !isCarried {
        app.modules.formUnion(graph[id].moduleNames.prefix(1))
      }
    }
    for id in tests {
      let (name, spec) = (graph[id].name, graph[graph.spec(of: id)])
      guard let container = owners[spec.file] else { continue }
      let file = path(container.projectFile ?? container.folder)
      let test =
        container.kind == .package
        ? (name, file, name) : (name, file, TargetIdentifier.of(name, in: spec.project))
      if graph[id].type == .uiTests { app.uiTests.append(test) } else { app.unitTests.append(test) }
    }
    return app
  }

  /// The entry of a dependency; nil for an internal target of a package.
  private func entry(for id: TargetID, in container: Container, isCarried: Bool) -> String? {
    let target = graph[id]
    if container.kind == .package {
      let products = container.products.filter { $0.targets.contains(target.name) }
      let dynamic = products.first { $0.linkage == .dynamic }
      let product = dynamic ?? products.first { $0.name == target.name } ?? products.first
      let option = dynamic == nil ? "" : ", embed: true"
      return isCarried
        ? nil
        : product.map {
          "{package: \(container.packageName.asYAML), product: \($0.name.asYAML)\(option)}"
        }
    }
    let isStatic = linked.contains(id)
    if isStatic, isCarried { return nil }
    let way = isStatic ? ", embed: false" : isCarried ? ", link: false" : ""
    return "{framework: \(target.product.asYAML), implicit: true\(way)}"
  }
}

extension Container {
  /// The name of a package in specs; a package at the project's top has no folder name.
  fileprivate var packageName: String { folder.isEmpty ? "Package" : String(folder.lastPathName) }
}
