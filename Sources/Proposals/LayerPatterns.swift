/// The patterns of layers: few and by folder, so that they match a new module next to others.
struct LayerPatterns {
  /// For each layer its patterns, paths first.
  private(set) var patterns: [[String]]
  private let layers: [Group]
  private let project: ProjectAnalysis
  private var owners: [TargetID: Int] = [:]
  /// How many modules of each layer are in a folder, at any depth.
  private var inside: [[String]: [Int: Int]] = [:]
  /// The layer of a folder that is the folder of a module.
  private var homes: [[String]: Int] = [:]

  init(of layers: [Group], in project: ProjectAnalysis) {
    (self.layers, self.project) = (layers, project)
    patterns = layers.map { _ in [] }
    for (index, layer) in layers.enumerated() {
      for module in layer.modules { owners[module] = index }
    }
    for module in project.modules {
      let folder = self.folder(of: module)
      guard let owner = owners[module], !folder.isEmpty else { continue }
      homes[folder] = owner
      for end in 1...folder.count {
        inside[Array(folder[..<end]), default: [:]][owner, default: 0] += 1
      }
    }
    let all = folders
    for (index, folders) in all.enumerated() where layers[index].navigatorGroup == nil {
      let paths = joined(folders, of: index, Set(all.joined()))
      // A project of a package manager may build own sources, too.
      let graph = project.architecture.graph
      let specs = layers[index].modules.map { graph[graph.spec(of: $0)].folder }
      let vendored = project.vendored.filter { folder in
        !specs.contains(folder) && paths.contains { Pattern($0).matches(path: folder) }
      }
      patterns[index] = paths + names(of: index) + vendored.map { "!" + $0 }
    }
  }

  /// The folder that shows where a module belongs; empty if only its name does.
  private func folder(of module: TargetID) -> [String] {
    owners[module].flatMap { layers[$0].presetRank } == nil
      ? project.homes[module] : project.homes.place(of: module)
  }

  /// For each layer the folders that are in it while the folders around them are not.
  private var folders: [[[String]]] {
    let all = inside.keys.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }
    var labels: [[String]: Int] = [:]
    var children: [[String]: [Int: Int]] = [:]
    for folder in all.reversed() {
      guard let label = layer(of: folder, children[folder, default: [:]]) else { continue }
      labels[folder] = label
      // The folders of layers are not next to one another by chance, those of modules are.
      let isLayer = homes[folder] == nil && layers[label].evidence != .links
      guard !isLayer || layers[label].presetRank != nil else { continue }
      children[folder.dropLast(), default: [:]][label, default: 0] += 1
    }
    var folders: [[[String]]] = layers.map { _ in [] }
    for folder in all {
      let outer = labels[folder.dropLast()]
      let label = labels[folder] ?? outer
      labels[folder] = label
      guard let label else { continue }
      // The folder of one module may be named like those of another layer.
      let isOdd = folder.dropLast().contains { name in
        layers.indices.contains { $0 != label && layers[$0].word?.fits(name) ?? false }
      }
      if label != outer || isOdd && homes[folder] == label { folders[label].append(folder) }
    }
    return folders
  }

  /// The layer of all modules in a folder, or of most folders right below it; nil if there is none.
  private func layer(of folder: [String], _ children: [Int: Int]) -> Int? {
    let counts = inside[folder, default: [:]]
    // Targets of one module may be next to all others.
    let isShared = counts.count > 1 && NameWords.isPlain(folder[folder.count - 1])
    if let home = homes[folder], !isShared { return home }
    if counts.count == 1 { return counts.keys.first }
    let around = layers.indices.filter { folder.starts(with: layers[$0].folder ?? ["/"]) }
    let depth = { layers[$0].folder?.count ?? 0 }
    if let own = around.max(by: { depth($0) < depth($1) }) { return own }
    // A new folder belongs to the layer of most folders next to it, unless these are layers: then
    // to none.
    if children.keys.contains(where: { layers[$0].presetRank != nil }) {
      let best = children.filter { layers[$0.key].presetRank != nil }
        .max { ($0.value, $1.key) < ($1.value, $0.key) }
      return best.flatMap {
        $0.value > 1 && $0.value * 2 > children.values.reduce(0, +) ? $0.key : nil
      }
    }
    let linked = children.filter { index, _ in
      let layer = layers[index]
      return layer.evidence == .links
        ? !(layer.areFeatures && layer.isFloor) : layer.isLoose && layer.isCalledLow
    }
    // Tomorrow's module is a feature, if several there lack the word for features.
    let named = layers.indices.first { index in
      guard layers[index].isOfFeatures, let word = layers[index].word else { return false }
      let inside = layers[index].modules.map { project.homes[$0] }.filter {
        $0.dropLast() == folder
      }
      return inside.count { !word.fits($0.last ?? "") } > 1
    }
    if let named, children[named] == children.values.max() { return named }
    // So it is if they are called by no word, unless nearly all others there are none.
    let all = children.filter { layers[$0.key].areFeatures }.values.reduce(0, +)
    let features = linked.first {
      layers[$0.key].areFeatures && $0.value > 1 && all * 4 >= linked.values.reduce(0, +)
    }
    // Else it builds on what is there, and features on it.
    let lowest = layers.lastIndex(where: \.isOfFeatures) ?? layers.count
    let below = linked.filter { $0.key > lowest && $0.value > 1 }.min { $0.key < $1.key }
    let most = linked.max {
      let floors = [$0, $1].map { layers[$0.key].isFloor ? 0 : 1 }
      return ($0.value, floors[0], $0.key) < ($1.value, floors[1], $1.key)
    }
    return (features ?? below ?? most).flatMap { $0.value > 1 ? $0.key : nil }
  }

  /// Folders whose names share a word, and folders of one name in sibling folders, as one pattern
  /// if each module of another layer that it matches has a closer pattern.
  private func joined(_ folders: [[String]], of index: Int, _ known: Set<[String]>) -> [String] {
    var candidates: [[String]: Int] = [:]
    for folder in folders {
      for pattern in wildcards(around: folder, layers[index]) {
        candidates[pattern, default: 0] += 1
      }
    }
    let others = project.modules.filter { owners[$0] != index }.map(folder(of:))
    var left = folders
    var joined: [String] = []
    let isWide = { (parts: [String]) in
      parts.dropLast().contains("*") ? parts.count { $0.contains("*") } : 0
    }
    for (parts, _) in candidates.sorted(by: {
      (-$0.value, isWide($0.key), $0.key.joined()) < (-$1.value, isWide($1.key), $1.key.joined())
    }) {
      let text = (parts + ["**"]).joined(separator: "/")
      let pattern = Pattern(text)
      let isMatched = { (folder: [String]) in pattern.matches(path: folder.joined(separator: "/")) }
      let isOfWord = parts.last == layers[index].word?.pattern
      let least =
        isOfWord ? 1 : layers[index].evidence == .links && !parts.contains("*") ? 3 : 2
      let (own, foreign) = (left.count(where: isMatched), others.filter(isMatched))
      // One folder needs no pattern for those next to it.
      let parents = Set(left.filter(isMatched).map { $0.dropLast() })
      guard isWide(parts) == 0 || parents.count > 1 else { continue }
      // `Shop*/**` would be as close as `Shop/**`.
      let bare = parts.joined(separator: "/").replacing("*", with: "")
      guard own >= least,
        layers[index].isFloor
          ? foreign.isEmpty : layers[index].evidence != .links || own > foreign.count,
        foreign.allSatisfy({ folder in
          folder.joined(separator: "/") != bare
            && folder.indices.contains {
              $0 + 1 >= parts.count && known.contains(Array(folder[...$0]))
            }
        })
      else { continue }
      joined.append(text)
      left.removeAll(where: isMatched)
    }
    return (joined + left.map { ($0 + ["**"]).joined(separator: "/") }).sorted()
  }

  /// `Modules/*Feature`, and `features/*/domain`.
  private func wildcards(around folder: [String], _ layer: Group) -> [[String]] {
    let (parents, last) = (Array(folder.dropLast()), folder[folder.count - 1])
    // No folder around holds those next to one another.
    let isOutermost = parents.isEmpty && layer.evidence == .links
    let endings = NameWords.endings(of: last, all: isOutermost).filter { ending in
      let isTelling = ending.isLast && ending.text != project.teamPrefix.first
      return layer.evidence == .word(ending) || !layer.isPrograms && (isTelling || isOutermost)
    }.map(\.pattern)
    let cousins =
      parents.count > (layer.isLoose && layer.evidence != .links ? 0 : 1)
      ? ([last] + endings).map { Array(parents.dropLast()) + ["*", $0] } : []
    // Each package may have one of a kind.
    let inPackages =
      parents.count > 2 && NameWords.isPlain(parents[parents.count - 1])
      ? endings.map { Array(parents.dropLast(2)) + ["*", parents[parents.count - 1], $0] } : []
    return cousins + inPackages + (layer.isLoose ? endings.map { parents + [$0] } : [])
  }

  /// The names of the modules without a folder.
  private func names(of index: Int) -> [String] {
    let modules = layers[index].modules.filter { folder(of: $0).isEmpty }
    return Set(modules.compactMap { project.homes.namePattern(of: $0) }).sorted()
  }
}
