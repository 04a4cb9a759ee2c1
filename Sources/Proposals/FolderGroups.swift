internal import Modules

/// Modules that lie side by side in one folder, wherever that is.
struct FolderGroups {
  private let landscape: ProjectAnalysis
  /// For each module the innermost folder that holds another one, too.
  private var anchors: [TargetID: [String]] = [:]
  /// The modules right below each such folder, sorted.
  private(set) var members: [[String]: [TargetID]] = [:]

  /// - Parameter isInnermost: Whether a folder with a usual name is one as any other.
  init(of modules: [TargetID], in landscape: ProjectAnalysis, isInnermost: Bool = false) {
    self.landscape = landscape
    var counts: [[String]: Int] = [:]
    for module in modules {
      let folders = landscape.homes[module].folders
      for end in 0...folders.count { counts[Array(folders[..<end]), default: 0] += 1 }
    }
    let layers = isInnermost ? [] : FolderGroups.layerFolders(of: counts)
    for module in modules {
      var anchor = landscape.homes[module].folders
      if let layer = anchor.indices.map({ Array(anchor[...$0]) }).first(where: layers.contains) {
        anchor = layer
      }
      while !anchor.isEmpty, counts[anchor, default: 0] < 2 { anchor.removeLast() }
      anchors[module] = anchor
      members[anchor, default: []].append(module)
    }
  }

  /// Folders with a usual name that hold modules at any depth, and no other such folder.
  private static func layerFolders(of counts: [[String]: Int]) -> Set<[String]> {
    let usual = counts.filter { folder, count in
      count > 1 && folder.last.flatMap { UsualName.of($0) } != nil
    }.keys
    return Set(
      usual.filter { outer in
        !usual.contains { $0.count > outer.count && $0.starts(with: outer) }
      })
  }

  /// The folders with siblings and nothing deeper, as groups; all else one by one.
  ///
  /// Where folders side by side are known for layers, so is each beside them, whatever its modules
  /// know of one another: it was drawn by the same hand.
  func groups(amongLayersOf site: [String]?) -> [Group] {
    let slices = slices.filter { $0.key != site }
    return slices.sorted { path($0.key) < path($1.key) }
      .flatMap { groups(ofSlicesIn: $0.key, $0.value) }
      + members.filter { slices[Array($0.key.dropLast())] == nil }
      .sorted { path($0.key) < path($1.key) }
      .flatMap { folder, modules in
        let isClosed = !folder.isEmpty && !holdsGroups(folder)
        let kept = without(programsAbove: modules)
        let isGroup =
          isClosed && kept.count > 1 && (Array(folder.dropLast()) == site || !isTorn(kept))
        let others = modules.filter { !isGroup || !kept.contains($0) }
        return (isGroup ? [group(folder, kept)] : [])
          + others.map { Group($0, below: isClosed ? path(folder) : nil, in: landscape) }
      }
  }

  /// Folders whose subfolders know nothing of one another and have no usual names: what lies in
  /// these is no layer, but one part of the project beside others.
  private var slices: [[String]: [TargetID]] {
    let parts = members.filter { !$0.key.isEmpty }
    return Dictionary(grouping: parts) { Array($0.key.dropLast()) }.filter { parent, parts in
      let modules = parts.map { $0.value.filter { !landscape.programs.contains($0) } }
      return !parent.isEmpty && parts.count > 1
        && parts.allSatisfy { !holdsGroups($0.key) && UsualName.of($0.key.last ?? "") == nil }
        && modules.allSatisfy { !$0.isEmpty }
        && landscape.links.weights(between: modules).allSatisfy(\.isEmpty)
    }.mapValues { $0.flatMap(\.value).sorted() }
  }

  /// All parts together, if no module of any knows another; else one by one.
  private func groups(ofSlicesIn folder: [String], _ modules: [TargetID]) -> [Group] {
    let kept = without(programsAbove: modules)
    let isGroup = landscape.links.pairs(within: kept) == 0
    let others = modules.filter { !isGroup || !kept.contains($0) }
    return (isGroup ? [group(folder, kept)] : [])
      + others.map { Group($0, below: path(folder), in: landscape) }
  }

  /// All modules one by one, each with the folder that it shares with its siblings.
  var singles: [Group] {
    members.sorted { path($0.key) < path($1.key) }.flatMap { folder, modules in
      let parent = folder.isEmpty || holdsGroups(folder) ? nil : path(folder)
      return modules.map { Group($0, below: parent, in: landscape) }
    }
  }

  /// Programs stand above what lies beside them, but for those that only try it out: where others
  /// ship, a program that links nothing but its neighbours is a demo.
  private func without(programsAbove modules: [TargetID]) -> [TargetID] {
    let programs = modules.filter(landscape.programs.contains)
    guard !programs.isEmpty, programs.count < modules.count else { return modules }
    let all = Set(modules)
    let others = landscape.programs.subtracting(programs)
    return modules.filter { module in
      guard landscape.programs.contains(module) else { return true }
      let linked = landscape.links.successors(of: module)
      return !others.isEmpty && !linked.isEmpty && linked.isSubset(of: all)
    }
  }

  private func group(_ folder: [String], _ modules: [TargetID]) -> Group {
    let shown = folder.last { UsualName.of($0) != nil } ?? folder.last ?? ""
    return Group(shown, modules, in: path(folder), landscape)
  }

  /// Whether modules side by side link one another so much that they are no layer: half as often
  /// as there are modules, or in a folder with a usual name more often than that.
  private func isTorn(_ modules: [TargetID]) -> Bool {
    let frameworks = modules.filter { !landscape.programs.contains($0) }
    let pairs = landscape.links.pairs(within: frameworks)
    guard pairs > 0 else { return false }
    let isAll = modules.count * 2 > landscape.frameworks.count
    let folder = anchors[modules[0]]?.last ?? ""
    if modules.count < landscape.frameworks.count, UsualName.of(folder) != nil {
      return pairs > modules.count * 2
    }
    return isAll ? pairs * 4 >= modules.count : pairs >= modules.count
  }

  /// Whether other modules lie side by side somewhere below a folder.
  private func holdsGroups(_ folder: [String]) -> Bool {
    members.contains { $0.key.count > folder.count && $0.key.starts(with: folder) }
  }

  private func path(_ folder: [String]) -> String { folder.joined(separator: "/") }
}
