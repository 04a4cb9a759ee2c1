/// Reads layers from the names of folders.
///
/// With a configured preset, every folder with a layer's name is that layer. Without a
/// configuration, folders are layers only at a site: a folder with at least three of them as
/// siblings, two with modules in folders of their own.
///
/// A target's own folders and the sites decide, never links or the rest of its spec:
///
/// ```
/// core/Net/project.yml       Net, NetMacros     core, by the folder of the spec
/// project.yml                Map, in ios/domain/Map     domain, by the folder of the sources
/// ```
struct FolderLayers {
  private let graph: ModuleGraph
  private let names: [String: LayerID]
  /// The folders in which layers are siblings; nil if every folder matches by name.
  private let sites: Set<[String]>?
  /// The layers among them, as paths from the root.
  let found: Set<String>
  let layout: FolderLayout
  /// The pairs whose order names leave open: next to `Data` or `Features`, a `Domain` is often below
  /// what all others build on.
  let open: Set<LayerPair>
  /// The folder of each spec, split, and its layer.
  private let specs: [(folders: [String], answer: Answer?)]

  /// A layer, and the folder named after it.
  typealias Answer = (layer: LayerID, folder: String)

  init(
    graph: ModuleGraph, blueprint: Blueprint, roles: [RoleClassifier.Answer],
    assuming former: InferredConventions?
  ) {
    let names = FolderName.layers(of: blueprint)
    let folders = graph.specs.map { FolderLayers.parts($0.folder) }
    (self.graph, self.names) = (graph, names)
    if blueprint.folderNames == .atSites {
      let modules = graph.targetIDs.filter { roles[$0.index].role.makesModule }
      let homes = modules.flatMap { FolderLayers.homes(of: graph[$0], folders) }
      let seen = FolderLayers.neighbors(in: homes, names)
      let sites = (former?.sites ?? []).union(seen.filter { $0.value.isSite }.keys)
      self.sites = sites
      found = Set(seen.filter { sites.contains($0.key) }.values.flatMap(\.folders))
      let shown = found.isEmpty ? seen.values.flatMap(\.folders) : Array(found)
      let paths = FolderLayers.outermost(of: shown.sorted())
      let areSiblings = seen.values.contains { $0.layers.count >= Evidence.fewestLayers }
      layout = found.isEmpty ? .tooFew(paths, areSiblings: areSiblings) : .sites(paths)
      let isClean = seen.contains { sites.contains($0.key) && $0.value.isClean }
      let domains = isClean ? [names["domain"]].compactMap(\.self) : []
      open = Set(
        domains.flatMap { one in names.values.filter { one < $0 }.map { LayerPair(one, $0) } })
    } else {
      (sites, found, layout, open) = (nil, [], .unasked, [])
    }
    let sites = sites
    specs = folders.map { ($0, FolderLayers.answer(among: $0, from: 0, sites, names)) }
  }

  /// The innermost layer folder at or above the spec, else above the first source below it.
  func answer(for id: TargetID) -> Answer? {
    guard !names.isEmpty else { return nil }
    let spec = specs[graph[id].spec.index]
    if let answer = spec.answer { return answer }
    guard let folders = FolderLayers.sourceFolders(of: graph[id], below: spec.folders) else {
      return nil
    }
    return FolderLayers.answer(among: folders, from: spec.folders.count, sites, names)
  }

  /// The innermost folder with a layer's name, from a position on.
  ///
  /// If only names count, the last folder comes last: it is named for the module itself.
  private static func answer(
    among folders: [String], from start: Int, _ sites: Set<[String]>?, _ names: [String: LayerID]
  ) -> Answer? {
    let inside = Array((min(start, folders.count)..<folders.count).reversed())
    let order = sites == nil ? inside.dropFirst() + inside.prefix(start == 0 ? 1 : 0) : inside[...]
    for index in order {
      // Checked first because few folders have a layer's name.
      guard let layer = names[FolderName(folders[index]).key],
        sites?.contains(Array(folders[..<index])) ?? true
      else { continue }
      return (layer, folders[...index].joined(separator: "/"))
    }
    return nil
  }

  /// The folders that a target may belong to: its spec's, and its sources'.
  private static func homes(of target: Target, _ specs: [[String]]) -> [[String]] {
    let spec = specs[target.spec.index]
    return [spec] + (sourceFolders(of: target, below: spec).map { [$0] } ?? [])
  }

  private static func sourceFolders(of target: Target, below spec: [String]) -> [String]? {
    target.sources.lazy.map { parts($0.folder) }.first { $0.starts(with: spec) }
  }

  /// The siblings in a folder.
  private struct Neighbors {
    var layers: Set<LayerID> = []
    /// The layers with modules in folders of their own.
    var groups: Set<LayerID> = []
    var folders: Set<String> = []
    /// Whether a folder next to them has the name of another part of a clean architecture.
    var isClean = false

    /// Adding to a project never ends a site.
    var isSite: Bool {
      layers.count >= Evidence.fewestLayers && groups.count >= Evidence.fewestGroups
    }
  }

  /// The folders with layer names, by their parent folder.
  private static func neighbors(
    in homes: [[String]], _ names: [String: LayerID]
  ) -> [[String]: Neighbors] {
    var seen: [[String]: Neighbors] = [:]
    for folders in Set(homes) {
      for (index, folder) in folders.enumerated() {
        let (key, parent) = (FolderName(folder).key, Array(folders[..<index]))
        guard let layer = names[key] else {
          if Evidence.cleanNames.contains(key) { seen[parent, default: Neighbors()].isClean = true }
          continue
        }
        seen[parent, default: Neighbors()].layers.insert(layer)
        seen[parent]?.folders.insert(folders[...index].joined(separator: "/"))
        if index < folders.count - 1 { seen[parent]?.groups.insert(layer) }
      }
    }
    return seen
  }

  /// Paths without those below another one.
  private static func outermost(of paths: [String]) -> [String] {
    let all = Set(paths)
    return paths.filter { path in
      !path.indices.contains { path[$0] == "/" && all.contains(String(path[..<$0])) }
    }
  }

  /// The folders of a path up to the deepest layer, since a spec can contain a path of any length.
  private static func parts(_ path: String) -> [String] {
    path.pathNames.lazy.filter { $0 != "." }.prefix(Evidence.deepestLayer).map(String.init)
  }
}

/// Whether a folder's name means a layer: any case, singular or plural, with or without dashes.
package struct FolderName {
  /// The name as it is looked up among spellings.
  package let key: String

  private static let dividers = Array("-_ ".utf8)

  package init(_ name: some StringProtocol) {
    let bytes = name.utf8.filter { !FolderName.dividers.contains($0) }
    key = String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// Every spelling of every layer that folder names may have; none, if layers are configured.
  package static func layers(of blueprint: Blueprint) -> [String: LayerID] {
    guard !blueprint.hasConfiguredLayers else { return [:] }
    var layers: [String: LayerID] = [:]
    for (index, layer) in blueprint.layers.enumerated() {
      // No preset has a name with another plural.
      let key = FolderName(layer.name).key
      for spelling in [key, key + "s"] + (key.hasSuffix("s") ? [key + "es"] : [])
      where layers[spelling] == nil {
        layers[spelling] = LayerID(index)
      }
    }
    return layers
  }
}
