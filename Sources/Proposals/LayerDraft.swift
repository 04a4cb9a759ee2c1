/// Layers that fit a project, before `check` evaluates them.
struct LayerDraft {
  let preset: Preset?
  /// Whether an option asks for these layers.
  let isForced: Bool
  /// Top to bottom, with all platform variants.
  let layers: [Group]
  let patterns: [[String]]
  /// Whether most links agree with the order.
  let isPlausible: Bool

  init(
    _ groups: [Group], preset: Preset? = nil, isForced: Bool = false, in project: ProjectAnalysis
  ) {
    (self.preset, self.isForced) = (preset, isForced)
    let layers = LayerNames(project: project).named(LayerStack(groups, in: project).layers).layers
    patterns = LayerPatterns(of: layers, in: project).patterns
    isPlausible = LayerDraft.agree(layers, preset, in: project)
    self.layers = layers.map { layer in
      var all = layer
      all.modules = project.twins.all(of: layer.modules)
      return all
    }
  }

  /// Whether at most one of four links leads up, and a preset is not turned around: most modules of
  /// a lower layer link a higher one, which links it less.
  private static func agree(
    _ layers: [Group], _ preset: Preset?, in project: ProjectAnalysis
  ) -> Bool {
    let weights = project.weights(between: layers)
    // A program may link all there is.
    let lower = layers.indices.filter { !layers[$0].isPrograms }
    let rising = lower.flatMap { from in
      weights[from].filter { $0.key < from }.map { (from: from, to: $0.key, count: $0.value) }
    }
    let upward = rising.reduce(0) { $0 + $1.count }
    let total = lower.reduce(0) { $0 + weights[$1].values.reduce(0, +) }
    let isUpsideDown = rising.contains {
      $0.count * 2 > layers[$0.from].modules.count
        && $0.count > weights[$0.to][$0.from, default: 0]
    }
    return layers.count > 1 && upward * 4 <= total && !(preset != nil && isUpsideDown)
  }
}

/// The drafts for a project, the best evidence first.
struct LayerDrafts {
  let project: ProjectAnalysis
  let options: ProposalOptions

  /// What makes the drafts, so that no more are made than needed.
  var all: [() -> LayerDraft?] {
    guard project.modules.count > 1 else { return [] }
    if !options.folders.isEmpty { return [byOption] }
    return options.preset != nil ? [byPreset] : [byPreset, byNavigator, byFolder, byLevel]
  }

  private var isForced: Bool { options.preset != nil || !options.folders.isEmpty }

  private func byPreset() -> LayerDraft? {
    let presets = options.preset.map { [$0] } ?? Preset.allCases
    let found = presets.map { PresetGroups($0, in: project) }.filter {
      $0.isMeant || options.preset != nil && $0.layerCount > 1
    }
    let best = found.enumerated().max {
      ($0.element.fit, -$0.offset) < ($1.element.fit, -$1.offset)
    }
    return best.map { _, found in
      draft(found.groups, preset: found.preset)
    }
  }

  /// The subfolders of the folders of `--from`.
  private func byOption() -> LayerDraft? {
    let sites = options.folders.map(ModuleFolders.parts)
    var members: [[String]: [TargetID]] = [:]
    for module in project.modules {
      let home = project.homes[module]
      let around = sites.filter { home.count > $0.count && home.starts(with: $0) }
      guard let site = around.max(by: { $0.count < $1.count }) else { continue }
      members[Array(home[...site.count]), default: []].append(module)
    }
    guard !members.isEmpty else { return nil }
    let folders = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let draft = draft(folders.map { Group(NameWords.layer($0.last ?? ""), $1, .folder($0)) })
    // None of them may be joined with another layer.
    let kept = Set(draft.layers.compactMap(\.folder))
    return members.keys.allSatisfy {
      kept.contains($0) || members[$0]?.allSatisfy(project.programs.contains) ?? false
    }
      ? draft : nil
  }

  /// The groups of a workspace or a navigator, if most modules are in one, and most of these hold
  /// several modules or are named like a layer.
  private func byNavigator() -> LayerDraft? {
    let graph = project.architecture.graph
    // Tuist makes groups of folders.
    guard
      project.modules.contains(where: {
        let spec = graph[graph[$0].spec]
        return !spec.isSwift || spec.isPackageManifest
      })
    else { return nil }
    let groups = project.modules.map { module in
      let (all, name) = (graph[module].groups, graph.plainName(of: module))
      // In the group of the module itself are its sources.
      let outer = all.prefix { $0 != name }
      return (outer.isEmpty ? all[...] : outer).filter { !NameWords.isPlain($0) && $0 != name }
    }
    let sizes = Dictionary(grouping: groups.joined()) { $0 }.mapValues(\.count)
    var members: [String: [TargetID]] = [:]
    let isTelling = { (group: String) in
      sizes[group, default: 0] > 1
        || NameWords.of(group).count == 1 && UsualName.of(group) != nil
    }
    let pairs = groups.flatMap { zip($0, $0.dropFirst()) }
    let around = Set(pairs.filter { isTelling($0.1) }.map(\.0))
    for (module, groups) in zip(project.modules, groups) {
      let inner = groups[((groups.lastIndex(where: around.contains) ?? -1) + 1)...]
      // The innermost one that it shares, else the outermost one in a group of groups.
      let shared = inner.last { sizes[$0, default: 0] > 1 }
      guard let group = shared ?? inner.first ?? groups.last else { continue }
      members[group, default: []].append(module)
    }
    // A group around the sources of one module is none of modules.
    let found = members.filter { $0.value.count > 1 || isTelling($0.key) }
    // An old workspace may hold the app among what it links.
    let hasMixed = found.values.contains { modules in
      let programs = project.programs.intersection(modules).count
      return programs > 0 && programs < modules.count
    }
    guard found.values.count(where: { !project.programs.isSuperset(of: $0) }) > 1, !hasMixed,
      found.values.joined().count * 3 >= project.modules.count * 2
    else { return nil }
    return draft(
      found.sorted { $0.key < $1.key }.map { Group(NameWords.layer($0), $1, .navigator($0)) })
  }

  private func byFolder() -> LayerDraft? { draft([]) }

  private func byLevel() -> LayerDraft? {
    LayerDraft(NameFamilies(of: project.modules.map { Group($0) }, in: project).joined, in: project)
  }

  /// The groups, with single modules as layers of their own if they are called like one.
  private func named(_ groups: [Group]) -> [Group] {
    let counts = FolderGroups.counts(of: project.modules, in: project)
    let named = Dictionary(grouping: groups) { group -> String? in
      let module = group.modules[0]
      guard group.evidence == .links, !project.programs.contains(module),
        project.isLinked(module)
      else { return nil }
      let name = project.layerName(of: module)
      let home = project.homes[module].prefix { $0 != project.name(of: module) }
      let own = home.indices.map { home[...$0] }.first {
        UsualName.isLayer($0.last ?? "") && counts[Array($0)] == 1
      }
      return own?.last.map(NameWords.layer) ?? (UsualName.isLayer(name) ? name : nil)
    }
    var all = named[nil] ?? []
    for (name, groups) in named.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      guard let name else { continue }
      let modules = groups.flatMap(\.modules)
      if let index = all.firstIndex(where: { $0.name == name && $0.evidence != .links }) {
        all[index].add(modules)
      } else {
        all.append(Group(name, modules, .name))
      }
    }
    return all
  }

  /// Some groups, and all other modules by their folders and names.
  private func draft(_ groups: [Group], preset: Preset? = nil) -> LayerDraft {
    let placed = Set(groups.flatMap(\.modules))
    let rest = project.modules.filter { !placed.contains($0) }
    let others = FolderGroups(of: rest, in: project).all
    return LayerDraft(
      groups + named(NameFamilies(of: others, in: project).joined), preset: preset,
      isForced: isForced, in: project)
  }
}

/// What the command line says about a proposal.
package struct ProposalOptions: Sendable {
  package var preset: Preset?
  /// Folders whose subfolders are layers, relative to the root.
  package var folders: [String] = []
  /// Applications that never ship, by name.
  package var demos: [String] = []
  /// Whether a baseline accepts existing findings, so that no layer has to allow them.
  package var acceptsFindings = false
  /// The workspace that groups projects; nil if only projects group targets.
  package var navigator: String?

  package init() {}
}
