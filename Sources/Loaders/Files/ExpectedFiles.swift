/// The files of a commit that loaders will need, predicted from the current ones.
///
/// Asks git for all of them at once: a repository may have many more YAML files than specs.
package struct ExpectedFiles {
  private static let endings = [".yml", ".yaml", ".xcconfig"]

  /// The current files, from the top of the repository.
  private let files: Set<String>
  private let nearby: Set<String>
  private let folders: Set<String>
  private let isSpec: (String) -> Bool

  /// Takes the current files, from the top of the repository, and the test for specs by path.
  package init(like known: [String], isSpec: @escaping (String) -> Bool) {
    files = Set(known.map { $0.isShortPath ? $0 : String(FilePath($0).text.dropFirst()) })
    nearby = Set(files.map(Spec.folder))
    folders = Set(withFolders: nearby)
    self.isSpec = isSpec
  }

  package func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    guard ExpectedFiles.endings.contains(where: path.hasSuffix) else { return isSpec(path) }
    return nearby.contains(Spec.folder(of: path)) || isSpec(path)
  }

  /// Whether one of them is in a folder, at any depth.
  package func lie(in folder: String) -> Bool { folders.contains(folder) }
}
