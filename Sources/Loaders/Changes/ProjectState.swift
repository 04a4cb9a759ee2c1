/// A project as it is, or as it was at a commit.
package struct ProjectState: Sendable {
  package let graph: ModuleGraph
  let parts: LoadedParts
  package let files: ProjectFiles
  let environment: [String: String]
  /// Links in the file system, and what they lead to in the end; relative to the root.
  private let fileLinks: [(path: String, file: String)]
  /// The targets by the file that declares them and their names.
  private let ids: [TargetIdentity: TargetID]

  package init(
    _ graph: ModuleGraph, _ parts: LoadedParts, _ files: ProjectFiles,
    environment: [String: String], links: [(path: String, file: String)] = []
  ) {
    fileLinks = links
    (self.graph, self.parts) = (graph, parts)
    (self.files, self.environment) = (files, environment)
    ids = Dictionary(
      graph.targetIDs.map { (TargetIdentity(of: $0, in: graph), $0) }, uniquingKeysWith: { $1 })
  }

  var loading: ProjectLoader {
    ProjectLoader(files: files, environment: environment, parsed: parts.parsed)
  }

  package var includedFiles: Set<String> {
    Set(parts.parts.flatMap(\.includedFiles).map(PathText.folded))
  }

  subscript(identity: TargetIdentity) -> TargetID? { ids[identity] }

  /// Whether a project file, or one that it includes, declares a target.
  package func isDeclared(_ id: TargetID, by path: String) -> Bool {
    let spec = graph[graph.spec(of: id)].file
    return spec == path
      || parts.parts.contains { $0.container?.spec.file == spec && $0.includedFiles.contains(path) }
  }

  /// A path, and all that lead to it over links.
  func names(of path: String) -> [String] {
    var names = [path]
    var next = 0
    while next < names.count, names.count < 256 {
      let name = names[next]
      next += 1
      for link in fileLinks where name == link.file || name.hasPrefix(link.file + "/") {
        // A symbolic link to a parent folder never ends.
        let isCircle = name.hasPrefix(link.path + "/")
        if !isCircle { names.append(link.path + name.dropFirst(link.file.count)) }
      }
    }
    return names
  }

  func targets(named name: String) -> [TargetID] {
    graph.targetIDs.filter { graph[$0].name == name || graph[$0].plainName == name }
  }

  /// The test bundles of each scheme, in specs and in the shared schemes of projects and workspaces.
  package var schemes: [String: [String]] {
    var loading = self.loading
    let names = targetNames
    let bundles = parts.parts.compactMap(\.container?.projectFile) + parts.workspaces.map(\.bundle)
    let shared = bundles.map { "\($0)/xcshareddata/xcschemes" }.flatMap { folder in
      (try? files.list(folder))?.entries.map { "\(folder)/\($0.name)" }.sorted() ?? []
    }.filter { $0.hasSuffix(".xcscheme") }
    // Manifests in Swift have no schemes.
    let projects = parts.parts.filter { $0.isProject && !$0.file.hasSuffix(".swift") }
    let definitions =
      projects.map { loading.definition(of: $0) }
      + shared.map { TestList.definition(of: $0, in: files, knowing: names) }
    return definitions.reduce(into: [:]) { $0.merge($1?.schemes ?? [:]) { first, _ in first } }
  }

  /// The names of targets of Xcode projects by their ids, which copies of projects share.
  package var targetNames: [String: String] {
    let targets = parts.parts.compactMap(\.container).flatMap(\.targets)
    let names = targets.flatMap { target in target.ids.map { ($0, target.name) } }
    return Dictionary(names) { $0 == $1 ? $0 : "" }.filter { !$0.value.isEmpty }
  }
}

/// Identifies a target across two states of a project: spec file and name.
struct TargetIdentity: Hashable {
  let spec: String
  let name: String

  init(_ spec: String, _ name: String) { (self.spec, self.name) = (spec, name) }

  init(of id: TargetID, in graph: ModuleGraph) {
    self.init(graph[graph.spec(of: id)].file, graph[id].name)
  }
}

/// The dependencies of a target, comparable across two states.
struct ResolvedDependencies: Equatable {
  /// One dependency.
  private struct Item: Hashable {
    let target: TargetIdentity?
    let external: External?
    let kind: Link.Kind
    let flags: [Bool]
  }

  private let linkage: Linkage
  private let host: TargetIdentity?
  private let items: Set<Item>

  init(of id: TargetID, in graph: ModuleGraph, _ hosts: TestHosts) {
    linkage = graph[id].linkage
    host = hosts.host(of: id).map { TargetIdentity(of: $0, in: graph) }
    items = Set(
      graph.links(from: id).map { link in
        Item(
          target: link.target.map { TargetIdentity(of: $0, in: graph) },
          external: link.external.map { graph[$0] }, kind: link.kind,
          flags: [link.links, link.embeds, link.isWeak, link.isMisplaced, link.isLimited])
      })
  }
}
