internal import Modules

/// Folders that have another name than at an earlier commit, in the specs and in the configuration
/// alike.
///
/// Today's patterns for paths mean nothing for the old names, so an earlier commit is judged as if
/// its folders had the new ones. A module that moved into another folder that the configuration
/// knows is none of these: what it does there is new.
struct FolderRenames {
  private var names: [FolderMove] = []

  /// Takes both graphs, and both configurations.
  init(from earlier: ModuleGraph, to later: ModuleGraph, _ former: FormerConfiguration) {
    let moved = MovedSpecs(from: earlier.specs, to: later.specs)
    let known = Set(later.specs.flatMap(\.folders))
    let old = Set(earlier.specs.flatMap(\.folders))
    func isRename(_ move: FolderMove) -> Bool {
      guard !known.contains(move.old), !old.contains(move.new) else { return false }
      let specs = earlier.specs.lazy.map(\.path).compactMap { path in
        move.renamed(path).map { FolderMove(old: path, new: $0) }
      }
      return specs.contains { former.calls($0.old, $0.new) }
        && specs.allSatisfy { former.keepsLayers(of: $0.old, in: $0.new) }
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

/// The path of a folder or a spec, and the one that it has now.
private struct FolderMove: Hashable {
  let old: String
  let new: String

  /// The folders in which two paths of specs differ, without what follows in both.
  var byFolders: FolderMove {
    let (one, other) = (old.split(separator: "/"), new.split(separator: "/"))
    let same = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let kept = min(same, one.count - 1, other.count - 1)
    return FolderMove(one.dropLast(kept), other.dropLast(kept))
  }

  init(old: String, new: String) { (self.old, self.new) = (old, new) }

  private init(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
    self.init(old: old.joined(separator: "/"), new: new.joined(separator: "/"))
  }

  func renamed(_ path: String) -> String? {
    path == old || path.hasPrefix(old + "/") ? new + path.dropFirst(old.count) : nil
  }
}

/// The specs of an earlier commit that lie elsewhere now.
private struct MovedSpecs {
  private(set) var pairs: [FolderMove] = []
  private let earlier: [Spec]
  private let later: [Spec]

  /// Finds each by its project, or else by its own folder.
  init(from earlier: [Spec], to later: [Spec]) {
    (self.earlier, self.later) = (earlier, later)
    let (known, kept) = (Set(earlier.map(\.path)), Set(later.map(\.path)))
    let projects = Dictionary(grouping: later, by: \.project)
    let folders = Dictionary(grouping: later.filter { !known.contains($0.path) }, by: \.nearest)
    for spec in earlier where !kept.contains(spec.path) {
      let places = [projects[spec.project], folders[spec.nearest]].compactMap { $0 }
      guard let place = places.first(where: { $0.count == 1 })?.first else { continue }
      pairs.append(FolderMove(old: spec.path, new: place.path))
    }
  }

  /// More pairs of folders than this tell nothing about who was renamed.
  private static let mostPairs = 256

  /// Each folder that is gone with all specs in it, as each one that came.
  var folders: [FolderMove] {
    let gone = MovedSpecs.tops(of: earlier, notIn: later)
    let born = MovedSpecs.tops(of: later, notIn: earlier)
    guard gone.count * born.count <= MovedSpecs.mostPairs else { return [] }
    return gone.flatMap { old in born.map { FolderMove(old: old, new: $0) } }
  }

  /// The uppermost folders of specs in which none of the others lie.
  private static func tops(of specs: [Spec], notIn others: [Spec]) -> [String] {
    let taken = Set(others.flatMap(\.folders))
    return Set(specs.compactMap { spec in spec.folders.first { !taken.contains($0) } }).sorted()
  }
}

extension Spec {
  /// The last folder of its path and its own name.
  fileprivate var nearest: [Substring] { path.split(separator: "/").suffix(2) }

  /// Its folder and all above, the uppermost first.
  fileprivate var folders: [String] {
    let parts = folder.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
