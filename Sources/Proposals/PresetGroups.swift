/// The layers of a preset, in folders with their names.
struct PresetGroups {
  let preset: Preset
  private let project: ProjectAnalysis
  private var members: [Int: [TargetID]] = [:]
  /// For each layer the folders around those with its name.
  private var parents: [Int: Set<[String]>] = [:]

  init(_ preset: Preset, in project: ProjectAnalysis) {
    (self.preset, self.project) = (preset, project)
    let layers = FolderName.layers(of: preset.blueprint)
    for module in project.modules {
      let folders = project.homes.place(of: module)
      // The folder of the module itself has the name of the module, so it comes last.
      let order = folders.indices.dropLast().reversed() + Array(folders.indices.suffix(1))
      for index in order {
        // Programs are at the top, regardless of their folder's name.
        let name = FolderName(NameWords.unnumbered(folders[index]).joined())
        let isProgram = project.programs.contains(module)
        guard let layer = layers[name.key]?.index,
          layer == 0
            ? project.links.predecessors(of: module).isSubset(of: project.programs) : !isProgram
        else { continue }
        members[layer, default: []].append(module)
        parents[layer, default: []].insert(Array(folders[..<index]))
        break
      }
    }
  }

  /// How well a preset fits: most of the modules in most of its layers.
  var fit: Int { count * 100 + members.count * 100 / max(1, preset.blueprint.layers.count) }

  /// How many layers have folders with modules.
  var layerCount: Int { members.count }

  /// How many modules are in such folders.
  var count: Int { members.values.reduce(0) { $0 + $1.count } }

  /// Whether most modules are in at least three layers, and in more than half of the preset's layers
  /// or in four; a layer with one module is a coincidence, unless all layers are there.
  var isMeant: Bool {
    let layers = preset.blueprint.layers
    // Each slice has folders for its layers.
    guard preset != .sliced || parents.values.contains(where: { $0.count > 1 }) else {
      return false
    }
    return count * 3 >= project.modules.count * 2 && members.count >= 3
      && (members.count * 2 > layers.count || members.count > 3)
      && (members.count == layers.count || members.values.contains { $0.count > 1 })
  }

  /// Top to bottom.
  var groups: [Group] {
    members.sorted { $0.key < $1.key }.map { index, modules in
      Group(NameWords.layer(preset.blueprint.layers[index].name), modules, .preset(index))
    }
  }
}
