/// Folders that have another name now, in the same place.
package struct MovedFolders: Sendable {
  /// The last part of each name now, by its path before.
  private let names: [String: String]
  /// The last part of each name before, by its path now.
  private let formerNames: [String: String]

  package init(_ names: [String: String] = [:]) {
    self.names = names
    var former: [String: String] = [:]
    for (path, _) in names {
      former[MovedFolders.path(path) { names[$0] }] = String(path.lastPathName)
    }
    formerNames = former
  }

  package var isEmpty: Bool { names.isEmpty }

  /// The paths before and now of one move after the other, those of inner folders first.
  package var steps: [(from: String, to: String)] {
    names.sorted { $0.key > $1.key }.map { path, name in
      (path, PathText.join(Spec.folder(of: path), name))
    }
  }

  /// Where a path leads to now, through folders as they were called before.
  package func now(_ path: String) -> String {
    isEmpty ? path : MovedFolders.path(path) { names[$0] }
  }

  /// Where a path led to before; nil if it has a name that is given up.
  func before(_ path: String) -> String? {
    guard !isEmpty else { return path }
    let before = MovedFolders.path(path) { formerNames[$0] }
    return now(before) == path ? before : nil
  }

  /// A path each of whose folders is called as a function says of its path.
  private static func path(_ path: String, _ name: (String) -> String?) -> String {
    var (given, made): ([Substring], [String]) = ([], [])
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      given.append(part)
      made.append(name(given.joined(separator: "/")) ?? String(part))
    }
    return made.joined(separator: "/")
  }
}
