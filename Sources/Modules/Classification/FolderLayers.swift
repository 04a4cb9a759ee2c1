/// Reads layers from the names of folders.
///
/// A preset that a configuration names is believed: every folder named like one of its layers is
/// that layer. Without a configuration folders are layers only at a site: a folder in which at
/// least three of them are siblings, two with modules in folders of their own.
///
/// Where a target belongs follows from its own folders and from the sites, never from links and
/// never from what else its spec holds:
///
///     core/Net/project.yml       Net, NetMacros     core, by the folder of the spec
///     project.yml                Map, in ios/domain/Map     domain, by the folder of the sources
struct FolderLayers {
  private let graph: ModuleGraph
  private let names: [String: LayerID]
  /// The folders in which layers lie side by side; nil if every folder counts by its name.
  private let sites: Set<[String]>?
  /// The layers among them, as paths from the root.
  let found: Set<String>
  let layout: FolderLayout
  /// The folder of each spec taken apart, and the layer that it is in.
  private let specs: [(folders: [String], answer: Answer?)]

  /// A layer, and the folder that is named like it.
  typealias Answer = (layer: LayerID, folder: String)

  init(
    graph: ModuleGraph, blueprint: Blueprint, roles: [RoleClassifier.Answer],
    believing belief: Belief?
  ) {
    let names = FolderName.layers(of: blueprint)
    let folders = graph.specs.map { FolderLayers.parts($0.folder) }
    (self.graph, self.names) = (graph, names)
    if blueprint.folderNames == .atSites {
      let modules = graph.targetIDs.filter { roles[$0.index].role.makesModule }
      let homes = modules.flatMap { FolderLayers.homes(of: graph[$0], folders) }
      let seen = FolderLayers.neighbors(in: homes, names)
      let sites = (belief?.sites ?? []).union(seen.filter { $0.value.isSite }.keys)
      self.sites = sites
      found = Set(seen.filter { sites.contains($0.key) }.values.flatMap(\.folders))
      let shown = found.isEmpty ? seen.values.flatMap(\.folders) : Array(found)
      let paths = FolderLayers.outermost(of: shown.sorted())
      let areSiblings = seen.values.contains { $0.layers.count >= Evidence.fewestLayers }
      layout = found.isEmpty ? .tooFew(paths, areSiblings: areSiblings) : .sites(paths)
    } else {
      (sites, found, layout) = (nil, [], .unasked)
    }
    let sites = sites
    specs = folders.map { ($0, FolderLayers.answer(among: $0, from: 0, sites, names)) }
  }

  /// The layer of the innermost folder that is one: above or at the spec, else above the first source
  /// below the spec.
  func answer(for id: TargetID) -> Answer? {
    guard !names.isEmpty else { return nil }
    let spec = specs[graph[id].spec.index]
    if let answer = spec.answer { return answer }
    guard let folders = FolderLayers.sourceFolders(of: graph[id], below: spec.folders) else {
      return nil
    }
    return FolderLayers.answer(among: folders, from: spec.folders.count, sites, names)
  }

  /// The innermost folder from a position on that is named like a layer.
  ///
  /// Where only names count the last folder is asked last: it is named for the module itself.
  private static func answer(
    among folders: [String], from start: Int, _ sites: Set<[String]>?, _ names: [String: LayerID]
  ) -> Answer? {
    let inside = Array((min(start, folders.count)..<folders.count).reversed())
    let order = sites == nil ? inside.dropFirst() + inside.prefix(start == 0 ? 1 : 0) : inside[...]
    for index in order {
      // Hardly any folder is named like a layer, so that is asked first.
      guard let layer = names[FolderName(folders[index]).key],
        sites?.contains(Array(folders[..<index])) ?? true
      else { continue }
      return (layer, folders[...index].joined(separator: "/"))
    }
    return nil
  }

  /// The folders in which a target may be said to lie: that of its spec, and that of its sources.
  private static func homes(of target: Target, _ specs: [[String]]) -> [[String]] {
    let spec = specs[target.spec.index]
    return [spec] + (sourceFolders(of: target, below: spec).map { [$0] } ?? [])
  }

  private static func sourceFolders(of target: Target, below spec: [String]) -> [String]? {
    target.sources.lazy.map { parts($0.folder) }.first { $0.starts(with: spec) }
  }

  /// What lies side by side in a folder.
  private struct Neighbors {
    var layers: Set<LayerID> = []
    /// The layers with modules in folders of their own.
    var groups: Set<LayerID> = []
    var folders: Set<String> = []

    /// What is added to a project never ends a site.
    var isSite: Bool {
      layers.count >= Evidence.fewestLayers && groups.count >= Evidence.fewestGroups
    }
  }

  /// The folders named like layers, by the folder that they lie in.
  private static func neighbors(
    in homes: [[String]], _ names: [String: LayerID]
  ) -> [[String]: Neighbors] {
    var seen: [[String]: Neighbors] = [:]
    for folders in Set(homes) {
      for (index, folder) in folders.enumerated() {
        guard let layer = names[FolderName(folder).key] else { continue }
        let parent = Array(folders[..<index])
        var neighbors = seen[parent] ?? Neighbors()
        neighbors.layers.insert(layer)
        neighbors.folders.insert(folders[...index].joined(separator: "/"))
        if index < folders.count - 1 { neighbors.groups.insert(layer) }
        seen[parent] = neighbors
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

  /// The folders of a path, as deep as layers may be: a spec can write a path of any length.
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
      for spelling in FolderName(layer.name).spellings where layers[spelling] == nil {
        layers[spelling] = LayerID(index)
      }
    }
    return layers
  }

  /// All spellings of the name that are recognized; no preset has one with another plural.
  private var spellings: [String] {
    [key, key + "s"] + (key.hasSuffix("s") ? [key + "es"] : [])
  }
}
