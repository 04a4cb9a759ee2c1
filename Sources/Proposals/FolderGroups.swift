/// Modules that are in one folder, at any depth.
struct FolderGroups {
  private let project: ProjectAnalysis
  /// The modules of each folder that is the innermost one with several modules, sorted.
  private let members: [[String]: [TargetID]]
  /// The folders around those.
  private let outer: Set<[String]>

  init(of modules: [TargetID], in project: ProjectAnalysis) {
    self.project = project
    let counts = FolderGroups.counts(of: modules, in: project)
    let names = Set(modules.map(project.name))
    // `AcmeCore` with the module `AcmeCore` and a part of it is the folder of that.
    let layers = FolderGroups.layerFolders(
      of: counts.filter { folder, count in
        let name = folder.last ?? ""
        return count > 2 || UsualName.isWhole(name) || !names.contains(name)
      })
    members = Dictionary(grouping: modules) { module in
      var folder = project.homes.near(module)
      if let layer = folder.indices.map({ Array(folder[...$0]) }).first(where: layers.contains) {
        folder = layer
      }
      while !folder.isEmpty, counts[folder, default: 0] < 2 { folder.removeLast() }
      return folder
    }
    outer = Set(members.keys.flatMap { folder in folder.indices.map { Array(folder[..<$0]) } })
  }

  /// How many modules are in each folder, at any depth.
  static func counts(
    of modules: [TargetID], in project: ProjectAnalysis
  ) -> [[String]: Int] {
    var counts: [[String]: Int] = [:]
    for module in modules {
      let folders = project.homes.near(module)
      for end in 0...folders.count { counts[Array(folders[..<end]), default: 0] += 1 }
    }
    return counts
  }

  /// Folders with a usual name that hold several modules, and no other such folder.
  private static func layerFolders(of counts: [[String]: Int]) -> Set<[String]> {
    let usual = counts.filter { folder, count in
      count > 1 && folder.last.flatMap { UsualName.of($0) } != nil
    }.keys
    let named = usual.filter { UsualName.isLayer($0.last ?? "") }
    // `Core/Data/Cache` is a part of `Data`, `Data` is none of `Core`.
    return Set(
      usual.filter { folder in
        !(named.contains(folder) ? named : Array(usual)).contains {
          $0.count > folder.count && $0.starts(with: folder)
        }
      })
  }

  /// A group for each folder that is a layer, and one for each other module.
  var all: [Group] {
    let slices = slices
    let sliced = slices.map { parent, modules in
      (folder: parent, modules: modules, isLayer: project.links.pairs(within: modules) == 0)
    }
    let others = members.filter { slices[Array($0.key.dropLast())] == nil }.map { folder, modules in
      let isLayer =
        !folder.isEmpty && isInnermost(folder) && !isPart(folder, modules)
        && !NameWords.isContainer(NameWords.layer(folder[folder.count - 1]))
        && !isTorn(modules, in: folder)
      return (folder: folder, modules: modules, isLayer: isLayer)
    }
    return (sliced + others).sorted { $0.folder.lexicographicallyPrecedes($1.folder) }
      .flatMap { folder, modules, isLayer in
        let arePrograms = modules.allSatisfy(project.programs.contains)
        let isOfFeatures = UsualName.rank(of: folder.last ?? "") <= UsualName.featureRank
        let areFeatures = modules.count > 3 && UsualName.of(folder.last ?? "")?.layer == "feature"
        let kept = modules.filter { module in
          (!project.programs.contains(module) || arePrograms)
            && !(areFeatures && isCommonBase(module, of: modules))
            && !(isOfFeatures && isLowerLayer(module))
        }
        guard isLayer, kept.count > 1 else { return modules.map { Group($0) } }
        return [Group(named: folder, kept)]
          + Set(modules).subtracting(kept).sorted().map { Group($0) }
      }
  }

  /// Sibling folders that are parts of the product, not layers: no usual names, no links between.
  private var slices: [[String]: [TargetID]] {
    let parts = members.filter { !$0.key.isEmpty }
    return Dictionary(grouping: parts) { Array($0.key.dropLast()) }.filter { parent, parts in
      let modules = parts.map { $0.value.filter { !project.programs.contains($0) } }
      return !parent.isEmpty && parts.count > 1
        && parts.allSatisfy { isInnermost($0.key) && UsualName.of($0.key.last ?? "") == nil }
        && modules.allSatisfy { !$0.isEmpty }
        && project.links.weights(between: modules).allSatisfy(\.isEmpty)
    }.mapValues { $0.flatMap(\.value).sorted() }
  }

  /// Whether modules of one folder link one another so often that they are not one layer.
  ///
  /// A folder with a usual name may have more links, one of features any; one that holds most modules
  /// may have few.
  private func isTorn(_ modules: [TargetID], in folder: [String]) -> Bool {
    let usual = UsualName.of(folder.last ?? "")
    let frameworks = modules.filter { !project.programs.contains($0) }
    let count = project.frameworks.count
    if usual?.layer == "feature", frameworks.count < count { return false }
    let pairs = project.links.parts(within: frameworks).reduce(0) { $0 + $1.count }
    if modules.count < count, usual != nil {
      return pairs > modules.count * 2
    }
    return pairs > 0 && pairs * (modules.count * 2 > count ? 4 : 1) >= modules.count
  }

  /// Whether a module next to features is called like a layer that they build on.
  private func isLowerLayer(_ module: TargetID) -> Bool {
    let name = project.layerName(of: module)
    return UsualName.isLayer(name) && UsualName.rank(of: name) > UsualName.featureRank
  }

  /// Whether half of the modules in a folder of features link one to show something.
  private func isCommonBase(_ module: TargetID, of features: [TargetID]) -> Bool {
    let users = project.links.predecessors(of: module).intersection(features).count
    return ["ui", "demo"].contains(project.usualName(of: module)?.layer)
      && users > 1 && users * 2 >= features.count - 1
  }

  /// Whether a folder is one module with parts of its own, next to folders of single modules.
  private func isPart(_ folder: [String], _ modules: [TargetID]) -> Bool {
    let parent = folder.dropLast()
    guard !parent.isEmpty, modules.contains(where: { project.name(of: $0) == folder.last }),
      !UsualName.isLayer(folder[folder.count - 1])
    else { return false }
    let single = project.frameworks.count {
      project.homes[$0].dropLast() == parent && members[project.homes[$0]] == nil
    }
    return single > 1
  }

  private func isInnermost(_ folder: [String]) -> Bool { !outer.contains(folder) }
}

extension Group {
  /// Modules of one folder, named after the innermost part that means something.
  init(named folder: [String], _ modules: [TargetID]) {
    let name =
      folder.last { UsualName.of($0) != nil } ?? folder.last { !NameWords.isPlain($0) } ?? ""
    self.init(NameWords.layer(name), modules, .folder(folder))
  }
}
