package import Modules

/// Drafts of layers from all that speaks for them, the best first: folders named like the layers of
/// a preset, folders that repeat inside of slices, folders of siblings, and levels of links.
struct Drafting {
  private let landscape: Landscape
  private let wishes: Wishes

  init(_ landscape: Landscape, _ wishes: Wishes) {
    (self.landscape, self.wishes) = (landscape, wishes)
  }

  /// Those that links agree with, each made when it is asked for; of two alike the first.
  var drafts: AnyIterator<LayerDraft> {
    let ways: [() -> LayerDraft?] = [
      { byPreset }, { byWish }, { byRepetition }, { byFolder }, { byLevel },
    ]
    var left = landscape.modules.count > 1 ? ways[...] : []
    var seen: Set<[Set<TargetID>]> = []
    return AnyIterator {
      while let make = left.popFirst() {
        guard let draft = make(), isMeant(draft) else { continue }
        if seen.insert(draft.layers.map { Set($0.modules) }).inserted { return draft }
      }
      return nil
    }
  }

  private func isMeant(_ draft: LayerDraft) -> Bool {
    draft.isPlausible || wishes.preset != nil && draft.preset != nil
  }

  private var byPreset: LayerDraft? {
    let presets = wishes.preset.map { [$0] } ?? (wishes.folders.isEmpty ? Preset.allCases : [])
    let keys = FolderKeys(landscape)
    let found = presets.map { ($0, PresetGroups($0, in: landscape, keys)) }.filter {
      $0.1.isMeant || wishes.preset != nil && $0.1.count > 0
    }
    let best = found.enumerated().max {
      ($0.element.1.fit, -$0.offset) < ($1.element.1.fit, -$1.offset)
    }
    return best.map { _, found in
      let taken = found.1.modules
      let rest = landscape.modules.filter { !taken.contains($0) }
      var draft = LayerDraft(
        found.1.groups + folders(of: rest, amongLayersOf: found.1.site), preset: found.0,
        in: landscape)
      draft.isWished = wishes.preset != nil
      return draft
    }
  }

  /// The folders below those that were named.
  private var byWish: LayerDraft? {
    guard !wishes.folders.isEmpty else { return nil }
    var members: [String: [TargetID]] = [:]
    for module in landscape.modules {
      let home = landscape.homes[module].folders
      let site = wishes.folders.map(Homes.parts).filter {
        home.count > $0.count && home.starts(with: $0)
      }.max { $0.count < $1.count }
      guard let site else { continue }
      members[home[...site.count].joined(separator: "/"), default: []].append(module)
    }
    let groups = members.sorted { $0.key < $1.key }.map { folder, modules in
      Group(
        Homes.parts(folder).last ?? folder, modules, ["\(folder)/**"], "in \(folder)/**",
        bond: modules.allSatisfy(landscape.programs.contains) ? .programs : .folder)
    }
    let placed = Set(groups.flatMap(\.modules))
    return LayerDraft(
      groups + folders(of: landscape.modules.filter { !placed.contains($0) }), in: landscape)
  }

  private var byRepetition: LayerDraft? {
    let folders = FolderGroups(of: landscape.modules, in: landscape, isInnermost: true)
    guard let groups = RepeatedFolders(folders, in: landscape).groups else { return nil }
    let placed = Set(groups.flatMap(\.modules))
    return LayerDraft(
      groups + self.folders(of: landscape.modules.filter { !placed.contains($0) }), in: landscape)
  }

  private var byFolder: LayerDraft { LayerDraft(folders(of: landscape.modules), in: landscape) }

  private var byLevel: LayerDraft {
    let folders = FolderGroups(of: landscape.modules, in: landscape)
    return LayerDraft(NameFamilies(in: landscape).joined(folders.singles), in: landscape)
  }

  private func folders(
    of modules: [TargetID], amongLayersOf site: [String]? = nil
  ) -> [Group] {
    NameFamilies(in: landscape).joined(
      FolderGroups(of: modules, in: landscape).groups(amongLayersOf: site))
  }
}

/// What somebody wants a proposal to be made from.
package struct Wishes: Sendable {
  package var preset: Preset?
  /// Folders whose subfolders are layers, relative to the root.
  package var folders: [String] = []
  /// Applications that ship to nobody, by name.
  package var demos: [String] = []

  package init() {}
}
