internal import Modules

/// Layers inside of slices: what lies in several folders side by side under one name, such as
/// `features/*/domain`.
struct RepeatedFolders {
  private let landscape: ProjectAnalysis
  private var places: [Part: (slices: Set<[String]>, modules: [TargetID])] = [:]

  /// What is called the same in the slices of one folder.
  private struct Part: Hashable {
    let parent: [String]
    let pattern: String
    let name: String
  }

  init(_ folders: FolderGroups, in landscape: ProjectAnalysis) {
    self.landscape = landscape
    for (slice, modules) in folders.members where !slice.isEmpty {
      for module in modules where !landscape.programs.contains(module) {
        guard let part = part(of: module, in: slice) else { continue }
        places[part, default: ([], [])].slices.insert(slice)
        places[part]?.modules.append(module)
      }
    }
  }

  /// The groups; nil if too little is repeated to be meant.
  var groups: [Group]? {
    let repeated = places.filter { $0.value.slices.count > 1 }
    let parents = Set(repeated.keys.map(\.parent))
    let all = places.filter { parents.contains($0.key.parent) }.flatMap(\.value.modules)
    let found = repeated.flatMap(\.value.modules)
    guard repeated.count > 1, found.count * 5 >= all.count * 3 else { return nil }
    return repeated.sorted { ($0.key.name, $0.key.pattern) < ($1.key.name, $1.key.pattern) }
      .map { part, place in
        let folder = (part.parent + ["*", part.pattern]).joined(separator: "/")
        return Group(part.name, place.modules.sorted(), in: folder, landscape)
      }
  }

  /// What a module is called in its slice, where that does not tell the slice.
  private func part(of module: TargetID, in slice: [String]) -> Part? {
    let folders = landscape.homes[module].folders
    guard folders.count > slice.count, let own = slice.last else { return nil }
    let folder = folders[slice.count]
    let isPrefixed = folder.hasPrefix(own) && folder != own
    let name = isPrefixed ? String(folder.dropFirst(own.count)) : folder
    return Part(
      parent: Array(slice.dropLast()), pattern: isPrefixed ? "*\(name)" : name, name: name)
  }
}
