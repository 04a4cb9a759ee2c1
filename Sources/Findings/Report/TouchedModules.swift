/// The modules that changed files belong to.
///
/// A spec, and a file that it includes, belongs to all modules of the spec; a source to the targets
/// that are built from it; anything else to the specs in the nearest folder above it. A folder
/// represents all files in it: git names a submodule by its folder.
package struct TouchedModules {
  /// The names of the modules, and of the targets, which findings about cycles have.
  private var names: Set<String> = []
  private let files: Set<FilePath>
  /// Whether one of the files was deleted, which others may still need.
  private let isMissed: Bool
  /// Where names stand that nothing has.
  private let unknownNames: Set<Place>
  /// The entries and the keys of the touched targets, as links and targets begin there.
  private var places: Set<Place> = []
  private let root: FilePath
  /// Whether the configuration changed, which affects every module.
  private let isEverything: Bool

  /// Takes the changed files, the root of all paths in the graph, the includes of each spec, the
  /// targets that are built from a file, the current configuration, and the existing files.
  package init(
    of files: Set<FilePath>, in architecture: Architecture, below root: FilePath,
    includes: [String: [String]], builtFrom: (String) -> [TargetID], configuration: FilePath?,
    exists: (FilePath) -> Bool
  ) {
    let owners = Owners(in: architecture.graph, below: root, includes: includes)
    let touched =
      files.flatMap { owners.targets(of: $0, builtFrom: builtFrom($0.relative(to: root))) }
      + owners.targets(below: files)
    self.init(
      files, Set(touched), in: architecture, below: root,
      isEverything: configuration.map(files.contains) ?? false,
      isMissed: !files.allSatisfy(exists))
  }

  /// Takes a folder or a spec instead: the modules whose spec or sources are there.
  package init(
    in part: FilePath, of architecture: Architecture, below root: FilePath,
    includes: [String: [String]]
  ) {
    let owners = Owners(in: architecture.graph, below: root, includes: includes)
    self.init([], owners.targets(in: part), in: architecture, below: root)
  }

  private init(
    _ files: Set<FilePath>, _ touched: Set<TargetID>, in architecture: Architecture,
    below root: FilePath, isEverything: Bool = false, isMissed: Bool = false
  ) {
    (self.root, self.files, self.isEverything, self.isMissed) = (
      root, files, isEverything, isMissed
    )
    unknownNames = Set(
      isMissed ? architecture.graph.notices.filter { $0.kind == .unknownName }.map(\.place) : [])
    let links = architecture.graph.links.filter { touched.contains($0.from) }
    places.formUnion(links.map(architecture.graph.place))
    for id in touched {
      places.insert(architecture.graph[id].place)
      names.insert(architecture[architecture.module(of: id)].name)
      names.insert(architecture.graph.name(of: id))
    }
  }

  /// Whether a finding or one of its notes is about one of the modules or files.
  package func shows(_ finding: ReportedFinding) -> Bool {
    isEverything || finding.modules.contains(where: names.contains)
      || isMissed && (finding.state == .new || unknownNames.contains(finding.place))
      || ([finding.place] + finding.notes.map(\.place)).contains { place in
        places.contains(place) || files.contains(root.appending(place.file))
      }
  }

  package var isEmpty: Bool { names.isEmpty }

  package func owns(_ finding: ReportedFinding) -> Bool {
    finding.each.contains { part in
      ([part.module, part.from.name].compactMap { $0 } + part.members.map(\.name))
        .contains(where: names.contains)
    }
  }
}

/// The targets that own each file.
private struct Owners {
  private var bySpec: [FilePath: [TargetID]] = [:]
  private var byFolder: [FilePath: [TargetID]] = [:]
  private var bySource: [FilePath: [TargetID]] = [:]

  init(in graph: ModuleGraph, below root: FilePath, includes: [String: [String]]) {
    for id in graph.targetIDs {
      let spec = graph[graph.spec(of: id)]
      for file in [spec.path] + (includes[spec.path] ?? []) {
        bySpec[root.appending(file), default: []].append(id)
      }
      byFolder[root.appending(spec.folder), default: []].append(id)
      for source in graph[id].sources {
        bySource[root.appending(source.path), default: []].append(id)
      }
    }
  }

  func targets(of file: FilePath, builtFrom builders: [TargetID]) -> [TargetID] {
    bySpec[file] ?? (builders.isEmpty ? nearest(in: byFolder, to: file.parent) ?? [] : builders)
  }

  func targets(below folders: Set<FilePath>) -> [TargetID] {
    byFolder.flatMap { folder, targets in
      folder.upward.contains(where: folders.contains) ? targets : []
    }
  }

  /// The targets whose spec or sources are in a folder, else those whose source folder contains it.
  func targets(in folder: FilePath) -> Set<TargetID> {
    let inside = [bySpec, bySource].flatMap { $0.filter { $0.key.isInside(folder) }.values }
    return Set(inside.isEmpty ? nearest(in: bySource, to: folder) ?? [] : inside.flatMap { $0 })
  }

  /// What stands for a path or the nearest folder above it.
  private func nearest(in table: [FilePath: [TargetID]], to path: FilePath) -> [TargetID]? {
    path.upward.lazy.compactMap { table[$0] }.first
  }
}
