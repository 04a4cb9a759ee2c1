/// The targets built from a file, which need not exist, by the paths and globs for imports.
package struct FileOwners {
  private let targets: [Target]
  /// The sources at each path, by positions of target and source.
  private var sources: [String: [(target: Int, source: Int)]] = [:]
  private var choices: [SourcePath: SourceChoice] = [:]
  private var testFolders: [String: Set<Int>] = [:]

  package init(_ targets: [Target]) {
    self.targets = targets
    for (target, own) in targets.enumerated() {
      for (source, path) in own.sources.map(\.path).enumerated() {
        let path = PathText.folded(path)
        sources[path, default: []].append((target, source))
        guard own.type.isTest else { continue }
        let isFile = SourceReader.isSource(path)
        testFolders[isFile ? Spec.folder(of: path) : path, default: []].insert(target)
      }
      for header in own.build.bridgingHeaders {
        sources[PathText.folded(header), default: []].append((target, -1))
      }
    }
  }

  package mutating func targets(of path: String) -> [TargetID] {
    var found: Set<Int> = []
    var (folder, below) = (path, [[UInt8]]())
    while true {
      for (target, source) in sources[folder] ?? [] where !found.contains(target) {
        if source < 0 ? below.isEmpty : holds(below, targets[target].sources[source]) {
          found.insert(target)
        }
      }
      guard !folder.isEmpty else { break }
      below.insert(Array(folder.lastPathName.utf8), at: 0)
      folder = Spec.folder(of: folder)
    }
    return found.sorted().map { TargetID($0) }
  }

  /// The test bundles around a file, which they may read even if it is excluded.
  func tests(around path: String) -> [TargetID] {
    var folder = Spec.folder(of: path)
    while !folder.isEmpty, testFolders[folder] == nil { folder = Spec.folder(of: folder) }
    return folder.isEmpty ? [] : (testFolders[folder] ?? []).sorted().map { TargetID($0) }
  }

  /// Whether a source includes a path below it; it always includes itself.
  private mutating func holds(_ names: [[UInt8]], _ source: SourcePath) -> Bool {
    guard !names.isEmpty, !source.excludes.isEmpty || !source.includes.isEmpty else { return true }
    let choice = choices[source.anywhere] ?? SourceChoice(source)
    choices[source.anywhere] = choice
    // More alternatives than are tried may mean any file.
    return !choice.isWhole || !choice.leavesOut(names) && choice.takes(names)
  }
}
