/// Reads layers from the names of folders, if the layout leaves no doubt that they are meant.
///
/// Three conditions must hold. At least three layers lie side by side as folders, and all but one
/// of these hold modules in folders of their own. Each spec below them is one module: none has
/// several that link one another. And of the links between them most lead down.
struct FolderLayers {
  private let graph: ModuleGraph
  private let names: [String: LayerID]
  private let homes: FolderHomes
  /// The folders in which layers lie side by side; nil if every folder counts by its name.
  private var sites: Set<[String]>?
  private(set) var layout = FolderLayout.unasked
  /// What the folders of each spec say: most targets live where their spec does.
  private var bySpec: [Answer?] = []

  /// A layer, and the folder that is named like it.
  typealias Answer = (layer: LayerID, folder: String)

  /// As many layers side by side are no accident.
  private static let fewestLayers = 3

  init(graph: ModuleGraph, blueprint: Blueprint, roles: [RoleClassifier.Answer]) {
    self.graph = graph
    names = FolderName.layers(of: blueprint)
    let mustBeCertain = blueprint.folderNames == .whereCertain
    homes = FolderHomes(graph: graph, roles: roles, looksIntoSpecs: mustBeCertain)
    guard mustBeCertain else {
      bySpec = homes.ofSpecs.map(answer)
      return
    }
    let seen = seenFolders()
    sites = Set(seen.filter { $0.value.isSite }.keys)
    layout = layout(knowing: seen, roles)
    guard layout.doubt != nil else { return }
    sites = []
    bySpec = graph.specs.map { _ in nil }
  }

  /// The layer of the innermost folder that is one, above or at the home of a target.
  func answer(for id: TargetID) -> Answer? {
    let spec = graph.targets[id.index].spec
    return homes.isShared(spec) ? homes[id].flatMap(answer) : bySpec[spec.index]
  }

  private func answer(at home: FolderHomes.Home) -> Answer? {
    guard !names.isEmpty, let own = home.folders.indices.last else { return nil }
    // Where only names count, a module's own folder is asked last: it is named for the module.
    let order = sites == nil ? home.folders.indices.dropLast().reversed() + [own] : home.inside
    for index in order {
      guard let layer = layer(of: home.folders, index) else { continue }
      return (layer, home.folders[...index].joined(separator: "/"))
    }
    return nil
  }

  private func layer(of folders: [String], _ index: Int) -> LayerID? {
    guard sites?.contains(Array(folders[..<index])) ?? true else { return nil }
    return names[FolderName(folders[index]).key]
  }

  /// What lies side by side in a folder.
  private struct Neighbours {
    var layers: Set<LayerID> = []
    /// The layers with modules in folders of their own.
    var groups: Set<LayerID> = []
    var folders: Set<String> = []

    var isSite: Bool {
      layers.count >= FolderLayers.fewestLayers && groups.count >= layers.count - 1
    }
  }

  /// The folders named like layers, by the folder that they lie in.
  private func seenFolders() -> [[String]: Neighbours] {
    var seen: [[String]: Neighbours] = [:]
    for folders in homes.ofModules {
      for (index, folder) in folders.enumerated() {
        guard let layer = names[FolderName(folder).key] else { continue }
        seen[Array(folders[..<index]), default: .init()].layers.insert(layer)
        let path = folders[...index].joined(separator: "/")
        seen[Array(folders[..<index])]?.folders.insert(path)
        if index < folders.count - 1 { seen[Array(folders[..<index])]?.groups.insert(layer) }
      }
    }
    return seen
  }

  private mutating func layout(
    knowing seen: [[String]: Neighbours], _ roles: [RoleClassifier.Answer]
  ) -> FolderLayout {
    guard let open = sites, !open.isEmpty else {
      return .doubtful(.fewFolders(seen.values.flatMap(\.folders).sorted()))
    }
    func folders(_ sites: Set<[String]>) -> [String] {
      sites.flatMap { seen[$0]?.folders ?? [] }.sorted()
    }
    let shared = homes.sharedSpecs.first(where: isBelowLayer)
    sites = open.filter { site in !homes.sharedSpecs.contains { isBelowLayer($0, of: site) } }
    if let shared, sites?.isEmpty ?? true {
      return .doubtful(.sharedSpec(graph[shared].path, below: folders(open)))
    }
    let found = folders(sites ?? [])
    bySpec = homes.ofSpecs.map(answer)
    let traffic = LayerTraffic(graph, roles) { answer(for: $0)?.layer }
    return traffic.leadsDown
      ? .certain(found)
      : .doubtful(.upwardLinks(traffic.upward, of: traffic.total, between: found))
  }

  /// Whether a folder above a spec is a layer, in whatever site.
  private func isBelowLayer(_ spec: SpecID) -> Bool {
    let folders = FolderHomes.parts(graph[spec].folder)
    return folders.indices.contains { layer(of: folders, $0) != nil }
  }

  /// Whether a folder above a spec is a layer of one site.
  ///
  /// A function of its own: with an optional site for both questions Swift 6.3's optimizer wrote into
  /// an array that it had let go of.
  private func isBelowLayer(_ spec: SpecID, of site: [String]) -> Bool {
    let folders = FolderHomes.parts(graph[spec].folder)
    return folders.count > site.count && folders.starts(with: site)
      && layer(of: folders, site.count) != nil
  }
}

/// Whether a folder's name means a layer: any case, singular or plural, with or without dashes.
private struct FolderName {
  private let letters: String

  private static let dividers = Array("-_ ".utf8)

  init(_ name: some StringProtocol) {
    let bytes = name.utf8.filter { !FolderName.dividers.contains($0) }
    letters = String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// Every spelling of every layer that folder names may have; none, if layers are configured.
  static func layers(of blueprint: Blueprint) -> [String: LayerID] {
    guard !blueprint.hasConfiguredLayers else { return [:] }
    var layers: [String: LayerID] = [:]
    for (index, layer) in blueprint.layers.enumerated() {
      for spelling in FolderName(layer.name).spellings where layers[spelling] == nil {
        layers[spelling] = LayerID(index)
      }
    }
    return layers
  }

  /// All spellings of the name that are recognised; no preset has one with another plural.
  private var spellings: [String] {
    [letters, letters + "s"] + (letters.hasSuffix("s") ? [letters + "es"] : [])
  }

  /// The name as it is looked up among spellings.
  var key: String { letters }
}
