package import Modules

/// Drafts of layers from all that speaks for them, the best first: folders named like the layers of
/// a preset, folders that repeat inside of slices, folders of siblings, and levels of links.
struct LayerDraftGenerator {
  let landscape: ProjectAnalysis
  let wishes: ProposalOptions

  /// Those that links agree with, each made when it is asked for; of two alike the first.
  var drafts: AnyIterator<LayerDraft> {
    let ways = [byPreset, byWish, byNavigatorGroup, byRepetition, byFolder, byLevel]
    var left = landscape.modules.count > 1 ? ways[...] : []
    var seen: Set<[Set<TargetID>]> = []
    return AnyIterator {
      while let make = left.popFirst() {
        guard let draft = make(), draft.isPlausible || draft.isWished else { continue }
        if seen.insert(draft.layers.map { Set($0.modules) }).inserted { return draft }
      }
      return nil
    }
  }

  private func byPreset() -> LayerDraft? {
    let presets = wishes.preset.map { [$0] } ?? (wishes.folders.isEmpty ? Preset.allCases : [])
    let keys = FolderKeys(landscape)
    let found = presets.map { PresetGroups($0, in: landscape, keys) }.filter {
      $0.isMeant || wishes.preset != nil && $0.count > 0
    }
    let best = found.enumerated().max {
      ($0.element.fit, -$0.offset) < ($1.element.fit, -$1.offset)
    }
    return best.map { _, found in
      draft(found.groups, preset: found.preset, amongLayersOf: found.site)
    }
  }

  /// The folders below those that were named.
  private func byWish() -> LayerDraft? {
    guard !wishes.folders.isEmpty else { return nil }
    let sites = wishes.folders.map(ModuleFolders.parts)
    var members: [String: [TargetID]] = [:]
    for module in landscape.modules {
      let home = landscape.homes[module].folders
      let around = sites.filter { home.count > $0.count && home.starts(with: $0) }
      guard let site = around.max(by: { $0.count < $1.count }) else { continue }
      members[home[...site.count].joined(separator: "/"), default: []].append(module)
    }
    return draft(
      members.sorted { $0.key < $1.key }.map { folder, modules in
        Group(ModuleFolders.parts(folder).last ?? folder, modules, in: folder, landscape)
      })
  }

  /// The groups in which a workspace or a navigator shows modules, if most are in some with others.
  private func byNavigatorGroup() -> LayerDraft? {
    let groups = landscape.modules.map { landscape.architecture.graph[$0].groups }
    let sizes = Dictionary(grouping: groups.joined()) { $0 }.mapValues(\.count)
    var members: [String: [TargetID]] = [:]
    for (module, groups) in zip(landscape.modules, groups) {
      // The innermost one that it shares: its own is named for it.
      guard let group = groups.last(where: { sizes[$0, default: 0] > 1 }) else { continue }
      members[group, default: []].append(module)
    }
    let shared = members.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    let placed = shared.flatMap(\.value)
    guard shared.count > 1, placed.count * 3 >= landscape.modules.count * 2 else { return nil }
    return draft(
      shared.map { name, modules in
        Group(
          name: name, modules: modules, patterns: [], groups: [name],
          evidence: "in the group \(name)", bond: .folder)
      })
  }

  private func byRepetition() -> LayerDraft? {
    let folders = FolderGroups(of: landscape.modules, in: landscape, isInnermost: true)
    return RepeatedFolders(folders, in: landscape).groups.map { draft($0) }
  }

  private func byFolder() -> LayerDraft? { draft([]) }

  private func byLevel() -> LayerDraft? {
    let folders = FolderGroups(of: landscape.modules, in: landscape)
    return LayerDraft(NameFamilies(landscape: landscape).joined(folders.singles), in: landscape)
  }

  /// Some groups, and all other modules by their folders and names.
  private func draft(
    _ groups: [Group], preset: Preset? = nil, amongLayersOf site: [String]? = nil
  ) -> LayerDraft {
    let placed = Set(groups.flatMap(\.modules))
    let rest = FolderGroups(of: landscape.modules.filter { !placed.contains($0) }, in: landscape)
    return LayerDraft(
      groups + NameFamilies(landscape: landscape).joined(rest.groups(amongLayersOf: site)),
      preset: preset, isWished: preset != nil && wishes.preset != nil, in: landscape)
  }
}

/// What somebody wants a proposal to be made from.
package struct ProposalOptions: Sendable {
  package var preset: Preset?
  /// Folders whose subfolders are layers, relative to the root.
  package var folders: [String] = []
  /// Applications that ship to nobody, by name.
  package var demos: [String] = []

  package init() {}
}
