internal import Modules

/// The layers of a preset in the folders of a project that are named like them.
struct PresetGroups {
  private let landscape: ProjectAnalysis
  let preset: Preset
  private var members: [Int: [TargetID]] = [:]
  private var patterns: [TargetID: String] = [:]
  /// The folders that hold those of layers.
  private var sites: Set<[String]> = []

  init(_ preset: Preset, in landscape: ProjectAnalysis, _ keys: FolderKeys) {
    (self.preset, self.landscape) = (preset, landscape)
    let layers = preset.blueprint.layers.map { FolderKeys.key($0.name) }
    for module in landscape.modules {
      let folders = landscape.homes[module].folders
      // The folder of the module itself is named for what it is, so it is asked last.
      let order = folders.indices.dropLast().reversed() + Array(folders.indices.suffix(1))
      for index in order {
        // Programs stand at the top, whatever their folder is called.
        guard let layer = layers.firstIndex(of: keys[folders[index]]),
          layer == 0 || !landscape.programs.contains(module)
        else { continue }
        members[layer, default: []].append(module)
        patterns[module] = (folders[...index] + ["**"]).joined(separator: "/")
        sites.insert(Array(folders[..<index]))
        break
      }
    }
  }

  /// How well a preset fits: most of the modules in most of its layers.
  var fit: Int { count * 100 + members.count * 100 / max(1, preset.blueprint.layers.count) }

  /// How many modules lie in such folders.
  var count: Int { members.values.reduce(0) { $0 + $1.count } }

  /// Whether most modules do, in as many layers as are no accident: three, or all that the preset
  /// has but one.
  var isMeant: Bool {
    let layers = preset.blueprint.layers
    return count * 3 >= landscape.modules.count * 2 && members.count >= 3
      && (members.count * 2 > layers.count || members.count > 3)
      && members.values.contains { $0.count > 1 }
  }

  /// The folder in which all layers lie side by side, if they do.
  var site: [String]? { sites.count == 1 ? sites.first : nil }

  /// Top to bottom.
  var groups: [Group] {
    members.sorted { $0.key < $1.key }.map { index, modules in
      let patterns = PresetGroups.joined(Set(modules.compactMap { self.patterns[$0] }))
      let layer = preset.blueprint.layers[index]
      return Group(
        name: NameWords.layer(layer.name), modules: modules, patterns: patterns,
        evidence: "in \(patterns.joined(separator: ", "))", bond: .preset, presetRank: index)
    }
  }

  /// Folders of one name in folders side by side are one pattern.
  private static func joined(_ patterns: Set<String>) -> [String] {
    guard patterns.count > 1 else { return Array(patterns) }
    let parts = patterns.map { $0.split(separator: "/").map(String.init) }
    let (depths, names) = (Set(parts.map(\.count)), Set(parts.compactMap { $0.dropLast().last }))
    guard depths.count == 1, names.count == 1, let depth = depths.first, depth > 2 else {
      return patterns.sorted()
    }
    let parents = Set(parts.map { $0.dropLast(3) })
    guard parents.count == 1, let parent = parents.first, let name = names.first else {
      return patterns.sorted()
    }
    return [(parent + ["*", name, "**"]).joined(separator: "/")]
  }
}

/// What folders are called, as names of layers are compared; worked out once for all presets.
struct FolderKeys {
  private let keys: [String: String]

  init(_ landscape: ProjectAnalysis) {
    let folders = Set(landscape.modules.lazy.flatMap { landscape.homes[$0].folders })
    keys = Dictionary(uniqueKeysWithValues: folders.map { ($0, FolderKeys.key($0)) })
  }

  subscript(folder: String) -> String { keys[folder] ?? FolderKeys.key(folder) }

  /// A name in any case, singular or plural, with or without dashes and the number that sorts it.
  static func key(_ name: String) -> String {
    let letters = NameWords.unnumbered(name).joined().lowercased()
    if letters.hasSuffix("ies") { return letters.dropLast(3) + "y" }
    return letters.hasSuffix("s") && !letters.hasSuffix("ss") && letters.count > 3
      ? String(letters.dropLast()) : letters
  }
}
