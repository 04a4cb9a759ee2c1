internal import Modules

/// Folders that have another name than at an earlier commit, in the specs and in the configuration
/// alike.
///
/// Today's patterns for paths mean nothing for the old names, so an earlier commit is judged as if
/// its folders had the new ones. A module that moved into another folder that the configuration
/// knows is none of these: what it does there is new.
struct FolderRenames {
  private var names: [PathMove] = []

  /// Takes both graphs, and both configurations.
  init(from earlier: ModuleGraph, to later: ModuleGraph, _ former: BaseConfiguration) {
    let (before, now) = (earlier.ownedPaths, later.ownedPaths)
    let moved = MovedPaths(from: before, to: now)
    let (gone, born) = (Set(before.flatMap(\.folders)), Set(now.flatMap(\.folders)))
    func isRename(_ move: PathMove) -> Bool {
      guard !born.contains(move.old), !gone.contains(move.new) else { return false }
      let paths = before.lazy.compactMap { path in
        move.renamed(path.path).map { PathMove(old: path.path, new: $0) }
      }
      return paths.contains { former.calls($0.old, $0.new) }
        && paths.allSatisfy { former.keepsLayers(of: $0.old, in: $0.new) }
    }
    for move in moved.pairs.map(\.byFolders) where !names.contains(move) && isRename(move) {
      names.append(move)
    }
    // Where nothing else has kept its name, one folder that went and one that came are the same.
    let others = moved.folders.filter { renamed($0.old) == $0.old && isRename($0) }
    if others.count == 1 { names += others }
  }

  /// A path of the earlier commit as it would be today.
  func renamed(_ path: String) -> String {
    names.lazy.compactMap { $0.renamed(path) }.first ?? path
  }

  var isEmpty: Bool { names.isEmpty }
}

/// A path, and the one that it has now.
private struct PathMove: Hashable {
  let old: String
  let new: String

  /// The folders in which two paths differ, without what follows in both.
  var byFolders: PathMove {
    let (one, other) = (old.split(separator: "/"), new.split(separator: "/"))
    let same = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let kept = min(same, one.count - 1, other.count - 1)
    return PathMove(one.dropLast(kept), other.dropLast(kept))
  }

  init(old: String, new: String) { (self.old, self.new) = (old, new) }

  private init(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
    self.init(old: old.joined(separator: "/"), new: new.joined(separator: "/"))
  }

  func renamed(_ path: String) -> String? {
    path == old || path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : nil
  }
}

/// A path of a spec or of sources, and the project or the target that it belongs to.
private struct OwnedPath {
  let path: String
  let owner: String

  /// Itself and the folders above it, the uppermost first.
  var folders: [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// The last folder of the path and the name in it.
  var ending: [Substring] { path.split(separator: "/").suffix(2) }
}

extension ModuleGraph {
  fileprivate var ownedPaths: [OwnedPath] {
    specs.map { OwnedPath(path: $0.path, owner: $0.project) }
      + targets.flatMap { target in
        target.sources.map { OwnedPath(path: $0.path, owner: target.qualifiedName) }
      }
  }
}

/// What lay at an earlier commit where nothing lies now.
private struct MovedPaths {
  private(set) var pairs: [PathMove] = []
  /// The uppermost folders in which nothing lies any more, and those in which nothing lay.
  private let uppermostGone: [String]
  private let uppermostBorn: [String]

  /// Finds each by its owner and its ending, or by one of them if that is enough.
  init(from earlier: [OwnedPath], to later: [OwnedPath]) {
    let (before, now) = (Set(earlier.flatMap(\.folders)), Set(later.flatMap(\.folders)))
    let gone = earlier.filter { !now.contains($0.path) }
    let born = later.filter { !before.contains($0.path) }
    let owners = Dictionary(grouping: born, by: \.owner)
    let endings = Dictionary(grouping: born, by: \.ending)
    for path in gone {
      let own = owners[path.owner] ?? []
      let candidates = [own, own.filter { $0.ending == path.ending }, endings[path.ending] ?? []]
      guard let places = candidates.first(where: { $0.count == 1 }) else { continue }
      pairs.append(PathMove(old: path.path, new: places[0].path))
    }
    (uppermostGone, uppermostBorn) = (gone.uppermost(notIn: now), born.uppermost(notIn: before))
  }

  /// More pairs of folders than this tell nothing about who was renamed.
  private static let mostPairs = 256

  /// Each folder that is gone with all that was in it, as each one that came.
  var folders: [PathMove] {
    guard uppermostGone.count * uppermostBorn.count <= MovedPaths.mostPairs else { return [] }
    return uppermostGone.flatMap { old in uppermostBorn.map { PathMove(old: old, new: $0) } }
  }
}

extension [OwnedPath] {
  fileprivate func uppermost(notIn folders: Set<String>) -> [String] {
    Set(compactMap { path in path.folders.first { !folders.contains($0) } }).sorted()
  }
}
