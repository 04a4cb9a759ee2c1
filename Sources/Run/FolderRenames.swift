/// Folders that were renamed since an earlier commit, in both specs and configuration.
///
/// Current path patterns don't match old names, so the earlier commit is checked with the new ones.
/// A module that moved into another configured folder is not a rename: its links count as new.
struct FolderRenames {
  private var names: [PathMove] = []

  init(from earlier: ModuleGraph, to later: ModuleGraph, _ former: BaseConfiguration) {
    let paths = earlier.ownedPaths
    let (gone, born) = (Set(withFolders: paths), Set(withFolders: later.ownedPaths))
    func isRename(_ move: PathMove) -> Bool {
      guard !born.contains(move.old), !gone.contains(move.new) else { return false }
      let moves = paths.lazy.compactMap { path in
        move.renamed(path).map { PathMove(old: path, new: $0) }
      }
      return moves.contains { former.calls($0.old, $0.new) }
        && moves.allSatisfy { former.keepsLayers(of: $0.old, in: $0.new) }
    }
    for move in earlier.moves(to: later) where !names.contains(move) && isRename(move) {
      names.append(move)
    }
  }

  func renamed(_ path: String) -> String {
    names.lazy.compactMap { $0.renamed(path) }.first ?? path
  }

  var isEmpty: Bool { names.isEmpty }
}

private struct PathMove: Hashable {
  let old: String
  let new: String

  /// The folders in which two paths differ, without the common rest.
  var byFolders: PathMove {
    let (one, other) = (old.split(separator: "/"), new.split(separator: "/"))
    let same = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let kept = min(same, one.count - 1, other.count - 1)
    return PathMove(
      old: one.dropLast(kept).joined(separator: "/"),
      new: other.dropLast(kept).joined(separator: "/"))
  }

  func renamed(_ path: String) -> String? {
    path == old || path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : nil
  }
}

extension ModuleGraph {
  fileprivate var ownedPaths: [String] {
    specs.map(\.path) + targets.flatMap { $0.sources.map(\.path) }
  }

  fileprivate func moves(to later: ModuleGraph) -> [PathMove] {
    let (ids, changes) = (later.idsByName, NameChanges(from: self, to: later))
    return targetIDs.flatMap { id -> [PathMove] in
      guard let now = ids[changes.renamed(self[id].qualifiedName)] else { return [] }
      let paths = { (target: Target, graph: ModuleGraph) in
        [graph[target.spec].path] + target.sources.map(\.path)
      }
      return zip(paths(self[id], self), paths(later[now], later))
        .filter { $0 != $1 && !$0.isEmpty && !$1.isEmpty }
        .map { PathMove(old: $0, new: $1).byFolders }
    }
  }
}
