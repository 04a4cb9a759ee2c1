/// Which targets are built from a file: the same paths and globs that decide whose imports count, asked
/// for one file, which need not exist.
package struct FileOwners {
  private let targets: [Target]
  /// The sources at each path, by the positions of targets and of sources.
  private var sources: [String: [(target: Int, source: Int)]] = [:]
  private var choices: [SourcePath: SourceChoice] = [:]
  /// The folders of sources of test bundles, by the positions of these.
  private var testFolders: [String: Set<Int>] = [:]

  package init(_ targets: [Target]) {
    self.targets = targets
    for (target, own) in targets.enumerated() {
      for (source, path) in own.sources.map(\.path).enumerated() {
        let path = PathText.folded(path)
        sources[path, default: []].append((target, source))
        guard own.type.isTest else { continue }
        let isFile = SourceReading.isSource(path)
        testFolders[isFile ? Spec.folder(of: path) : path, default: []].insert(target)
      }
      for header in own.build.bridgingHeaders {
        sources[PathText.folded(header), default: []].append((target, -1))
      }
    }
  }

  /// The targets by their positions, sorted.
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

  /// The test bundles with sources in the nearest folder above a file, which they may read when they run
  /// even if they exclude it.
  func tests(around path: String) -> [TargetID] {
    var folder = Spec.folder(of: path)
    while !folder.isEmpty, testFolders[folder] == nil { folder = Spec.folder(of: folder) }
    return folder.isEmpty ? [] : (testFolders[folder] ?? []).sorted().map { TargetID($0) }
  }

  /// Whether a path below a source is meant; the source itself always is.
  private mutating func holds(_ names: [[UInt8]], _ source: SourcePath) -> Bool {
    guard !names.isEmpty, !source.excludes.isEmpty || !source.includes.isEmpty else { return true }
    let choice = choices[source.anywhere] ?? SourceChoice(source)
    choices[source.anywhere] = choice
    // More alternatives than are tried may mean any file.
    return !choice.isWhole || !choice.leavesOut(names) && choice.takes(names)
  }
}
