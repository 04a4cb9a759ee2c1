/// The local projects of a Tuist workspace, as `tuist graph --format json` saves them.
///
/// In its present form, maps whose keys aren't plain texts are lists of keys and values in turn, and
/// dependencies are in a list of their own. The form before, now `legacyJSON`, has plain maps:
///
///     {"name": "Shop", "path": "/r", "projects": ["/r/App", {"name": "App", "targets": {…}}],
///       "dependencies": [{"target": {"name": "App", "path": "/r/App"}}, [{"sdk": {…}}]]}
///     {"name": "Shop", "path": "/r", "projects": {"/r/App": {"name": "App", "targets": […]}}}
///
/// Paths are those of the machine that wrote it.
package struct TuistGraph {
  /// The projects with their folders, which are relative to the root of the run.
  package private(set) var projects: [(folder: String, manifest: TuistManifest)] = []
  package private(set) var problems: [Problem] = []
  /// The folder of the graph on the other machine, and here.
  private let top: String
  private let folder: String
  private var locals: Set<String> = []
  /// What each target depends on, and the platforms of dependencies that are limited to some.
  private var edges: [Vertex: [Node]]?
  private var platforms: [[Vertex]: [String]] = [:]

  /// What an edge begins or ends at.
  private struct Vertex: Hashable {
    let kind: String
    let name: String?
    let path: String?
  }

  package static func isMeant(by root: Node) -> Bool {
    root["name"]?.kind == .scalar && root["path"]?.kind == .scalar
      && root["projects"].map { $0.kind != .scalar } ?? false
  }

  /// Reads a graph that is saved in a folder.
  package init(_ root: Node, in folder: String) {
    (top, self.folder) = (root["path"]?.text ?? "", folder)
    let all = TuistGraph.pairs(root["projects"]).filter { !$0.value.isExternal }
    for (path, project) in all where project["targets"] == nil {
      problems.append(Problem("this project has no targets", at: path.place))
    }
    locals = Set(all.map(\.key.text))
    edges = root["dependencies"] == nil ? nil : [:]
    for (from, to) in TuistGraph.pairs(root["dependencies"]) {
      if let vertex = vertex(from) { edges?[vertex] = to.items }
    }
    for (edge, condition) in TuistGraph.pairs(root["dependencyConditions"]) {
      guard let from = edge["from"].flatMap(vertex), let to = edge["to"].flatMap(vertex)
      else { continue }
      platforms[[from, to]] = condition.platforms
    }
    let packages = Dictionary(
      TuistGraph.pairs(root["packages"]).map { ($0.key.text, $0.value) }
    ) { first, _ in first }
    projects = all.map { path, project in
      let own = packages[path.text]?.entries.map(\.value) ?? []
      return (relative(path.text), manifest(project, at: path, own))
    }
  }

  private mutating func manifest(
    _ project: Node, at path: Node, _ packages: [Node]
  ) -> TuistManifest {
    var manifest = TuistManifest(kind: .project, name: (project["name"] ?? path).written)
    manifest.packages = packages.compactMap { package in
      if let local = package["local"]?["path"] {
        return ("path", Written(text: relative(local.text), place: local.place, helper: nil))
      }
      return package["remote"]?["url"].map { ("url", $0.written) }
    }
    let targets = project["targets"].map {
      $0.kind == .mapping ? $0.entries.map(\.value) : $0.items
    }
    manifest.targets = (targets ?? []).compactMap { target($0, in: path.text) }
    return manifest
  }

  private mutating func target(_ node: Node, in project: String) -> TuistManifest.Target? {
    guard let name = node["name"] else {
      problems.append(Problem("this target has no name", at: node.place))
      return nil
    }
    let own = Vertex(kind: "target", name: name.text, path: project)
    let listed = edges.map { $0[own] ?? [] } ?? node["dependencies"]?.items
    if listed == nil {
      let message = "the dependencies of \(name.text) are missing"
      let help = "save the graph with a newer version of Tuist"
      problems.append(Problem(message, at: name.place, help: help))
    }
    let product = node["product"]?.text ?? ""
    let products = LibraryTypes.of(.tuist).words(of: "GraphProduct")
    let plist = plist(of: node["infoPlist"]?.entries.first)
    return TuistManifest.Target(
      name: name.written, product: products[product] ?? product,
      productName: node["productName"]?.text, bundleId: node["bundleId"]?.text ?? "",
      platforms: RecordReader.platforms(of: node.texts("destinations")),
      dependencies: (listed ?? []).compactMap { dependency($0, of: own) },
      sources: paths(node["sources"]).map { ($0, [], []) }, resources: [], plistFile: plist?.file,
      entitlementsFile: nil, principalClass: plist?.principalClass, isPlistKnown: plist != nil,
      tags: node["metadata"]?.texts("tags") ?? [],
      folders: paths(node["buildableFolders"]).map { ($0, [], []) },
      merging: node["mergedBinaryType"]?.entries.first?.key.text,
      isMergeable: node["mergeable"]?.text == "true",
      flags: (node["settings"]?["base"]?["OTHER_LDFLAGS"]?.values ?? [], []),
      runPaths: node["settings"]?["base"]?["LD_RUNPATH_SEARCH_PATHS"]?.values, conditions: nil)
  }

  private func plist(
    of entry: (key: Node, value: Node)?
  ) -> (file: String?, principalClass: Written?)? {
    guard let (kind, value) = entry else { return (nil, nil) }
    switch kind.text {
    case "file": return value["path"].map { (relative($0.text), nil) }
    case "dictionary", "extendingDefault":
      let name = (value["_0"] ?? value["with"])?["NSPrincipalClass"]?["string"]?["_0"]
      return (nil, name?.written)
    default: return nil
    }
  }

  private mutating func dependency(_ node: Node, of target: Vertex) -> TuistManifest.Dependency? {
    guard let (kind, value) = node.choice else { return nil }
    let path = value["path"]?.text
    func made(_ kind: String, _ name: Node?, _ path: String? = nil) -> TuistManifest.Dependency {
      let text = path != nil && kind != "project" ? path : name?.text
      let type = value["type"]?.text ?? ""
      let limits =
        vertex(node).flatMap { platforms[[target, $0]] } ?? value["condition"]?.platforms
      return TuistManifest.Dependency(
        kind: kind, name: Written(text: text ?? "", place: node.place, helper: nil), path: path,
        status: value["status"]?.text,
        type: ["plugin", "macro"].first { type.contains($0) }, platforms: limits ?? [])
    }
    switch kind {
    case "target", "project":
      let name = value["target"] ?? value["name"]
      guard let path, path != target.path else { return made("target", name) }
      return locals.contains(path) ? made("project", name, relative(path)) : made("external", name)
    case "external": return made(kind, value["name"])
    case "package", "packageProduct": return made("package", value["product"])
    case "sdk": return made(kind, value["name"])
    case "framework", "xcframework", "library": return path.map { made(kind, nil, relative($0)) }
    case "xctest": return made(kind, nil)
    // They are built before, and neither linked nor embedded.
    case "macro", "bundle": return nil
    default:
      problems.append(
        Problem("unknown kind of dependency (ignored)", at: node.place, severity: .warning))
      return nil
    }
  }

  private func vertex(_ node: Node) -> Vertex? {
    node.choice.map { kind, value in
      Vertex(
        kind: kind, name: (value["name"] ?? value["product"] ?? value["target"])?.text,
        path: value["path"]?.text)
    }
  }

  private func paths(_ list: Node?) -> [String] {
    (list?.items ?? []).map { relative(($0["path"] ?? $0).text) }
  }

  private func relative(_ path: String) -> String {
    guard path == top || path.hasPrefix(top + "/") else { return path }
    return ManifestPath.join(folder, String(path.dropFirst(top.count + 1)))
  }

  /// The keys and values of a map, which may be a list of both in turn.
  private static func pairs(_ node: Node?) -> [(key: Node, value: Node)] {
    guard let node, node.kind == .sequence else { return node?.entries ?? [] }
    let items = node.items
    return stride(from: 0, to: items.count - 1, by: 2).map { (items[$0], items[$0 + 1]) }
  }
}

extension Node {
  /// The case of an enum and what it holds: `{"sdk": {…}}`, or with a value without a label
  /// `{"framework": {"_0": {…}}}`.
  fileprivate var choice: (kind: String, value: Node)? {
    entries.first.map { ($0.key.text, $0.value["_0"] ?? $0.value) }
  }

  /// Whether it is a project that Tuist makes of a package.
  fileprivate var isExternal: Bool {
    self["isExternal"]?.text == "true" || self["type"]?["remote"] != nil
      || self["type"]?["external"] != nil
  }

  /// The platforms in `{"platformFilters": [{"ios": {}}]}`.
  fileprivate var platforms: [String] {
    (self["platformFilters"]?.items ?? []).compactMap { filter in
      filter.kind == .scalar ? filter.text : filter.entries.first?.key.text
    }.sorted()
  }

  /// The texts in `{"array": {"_0": […]}}`, or the words in `{"string": {"_0": "…"}}`.
  fileprivate var values: [String] {
    let content = entries.first?.value["_0"]
    let texts = content.map { $0.kind == .sequence ? $0.items.map(\.text) : [$0.text] } ?? []
    return texts.flatMap(\.words)
  }
}
