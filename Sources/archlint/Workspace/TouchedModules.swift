internal import Findings
internal import Modules

/// The modules that changed files belong to.
///
/// A spec, and a file that it includes, belongs to all modules of the spec; a source to the targets
/// that are built from it; anything else to the specs in the nearest folder above it.
struct TouchedModules {
  /// The modules, and the targets, which findings about cycles name instead.
  private var names: Set<String> = []
  private let files: Set<String>
  /// Whether the configuration changed, which concerns everybody.
  private let isEverything: Bool

  init(_ changed: ChangedFiles, in workspace: Workspace) {
    let folder = workspace.root.folder
    let paths = Set(changed.paths(in: folder))
    let configuration = workspace.root.configuration?.relative(to: folder)
    files = paths
    isEverything = configuration.map(paths.contains) ?? false
    let owners = Owners(in: workspace)
    for id in Set(paths.flatMap(owners.targets)) {
      names.insert(workspace.architecture[workspace.architecture.module(of: id)].name)
      names.insert(workspace.graph.name(of: id))
    }
  }

  /// Whether a finding is about one of the modules, or points into one of the files.
  func shows(_ finding: Finding) -> Bool {
    isEverything || files.contains(finding.place.file)
      || finding.modules.contains(where: names.contains)
  }
}

/// Who a file belongs to.
private struct Owners {
  private var bySpec: [String: [TargetID]] = [:]
  private var byFolder: [String: [TargetID]] = [:]
  private var bySource: [String: [TargetID]] = [:]

  init(in workspace: Workspace) {
    let graph = workspace.graph
    for id in graph.targetIDs {
      let spec = graph[graph[id].spec]
      for file in [spec.path] + (workspace.includes[spec.path] ?? []) {
        bySpec[FilePath(file).text, default: []].append(id)
      }
      byFolder[FilePath(spec.folder).text, default: []].append(id)
      for source in graph[id].sources {
        bySource[FilePath(source.path).text, default: []].append(id)
      }
    }
  }

  /// The targets that a file belongs to.
  func targets(of path: String) -> [TargetID] {
    let file = FilePath(path)
    return bySpec[file.text] ?? nearest(in: bySource, to: file)
      ?? nearest(in: byFolder, to: file.parent) ?? []
  }

  /// What stands for a path or the nearest folder above it.
  private func nearest(in table: [String: [TargetID]], to path: FilePath) -> [TargetID]? {
    var path = path
    while true {
      if let targets = table[path.text] { return targets }
      if path.isTop { return nil }
      path = path.parent
    }
  }
}
