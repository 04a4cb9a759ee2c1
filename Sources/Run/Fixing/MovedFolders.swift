/// Renamed folders with unchanged parents.
package struct MovedFolders: Sendable {
  /// The new last component by old path.
  private let names: [String: String]
  /// The old last component by new path.
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

  /// Old and new path of each move, inner folders first.
  package var steps: [(from: String, to: String)] {
    names.sorted { $0.key > $1.key }.map { path, name in
      (path, PathText.join(Spec.folder(of: path), name))
    }
  }

  package func now(_ path: String) -> String {
    isEmpty ? path : MovedFolders.path(path) { names[$0] }
  }

  func before(_ path: String) -> String? {
    guard !isEmpty else { return path }
    let before = MovedFolders.path(path) { formerNames[$0] }
    return now(before) == path ? before : nil
  }

  private static func path(_ path: String, _ name: (String) -> String?) -> String {
    var (given, made): ([Substring], [String]) = ([], [])
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      given.append(part)
      made.append(name(given.joined(separator: "/")) ?? String(part))
    }
    return made.joined(separator: "/")
  }
}
