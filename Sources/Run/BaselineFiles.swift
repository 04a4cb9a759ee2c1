/// The baseline files of a run: those named, or one in the root and for each layer or owner.
package struct BaselineFiles: Sendable {
  package private(set) var files: [BaselineFile] = []
  package private(set) var problems: [Problem] = []
  private let areNamed: Bool
  private let homes: BaselineFileOwners

  /// Reads the files of a workspace; paths from the command line replace all others.
  package init(of workspace: Workspace, typed: [String]) {
    let root = workspace.root
    areNamed = !typed.isEmpty
    homes = BaselineFileOwners(in: workspace)
    let paths =
      areNamed
      ? typed.map { FilePath($0, in: root.current) }
      : (homes.fileNames + BaselineFiles.others(than: homes.fileNames, in: workspace.input))
        .map(root.folder.appending)
    files = paths.map { BaselineFile($0, in: root) }
    problems = (areNamed ? [] : homes.problems) + files.flatMap(\.problems)
  }

  /// The same files at a commit, and others that it has.
  package init(_ today: BaselineFiles, in earlier: Input) {
    (areNamed, homes) = (today.areNamed, today.homes)
    let folder = earlier.root.folder
    let known = today.files.map { $0.path.relative(to: folder) }
    let others = areNamed ? [] : BaselineFiles.others(than: known, in: earlier)
    files = today.files.map { BaselineFile($0.path, in: earlier.root, of: earlier.files) }
    files += others.map { name in
      BaselineFile(folder.appending(name), in: earlier.root, of: earlier.files)
    }
    problems = files.flatMap(\.problems)
  }

  /// Baseline files of former names, so that findings stay accepted after a rename.
  private static func others(than names: [String], in input: Input) -> [String] {
    guard input.configuration.baselineOwner != nil, let folder = try? input.files.list("") else {
      return []
    }
    return folder.entries.map(\.name).filter { name in
      BaselineFileOwners.isFileName(name) && !names.contains(name)
    }.sorted()
  }

  /// Whether there is any; a named file that is missing is a mistake.
  package var areThere: Bool { files.contains { $0.reading != nil } }

  /// Files that are named but missing, so that a typo doesn't silently accept nothing.
  var missing: [Problem] {
    guard areNamed else { return [] }
    return files.filter { $0.reading == nil }.map { file in
      Problem("no baseline `\(file.path.text)`", help: "run `archlint baseline` to write one")
    }
  }

  package func baseline(never: [String]) -> Baseline {
    var baseline = Baseline(files.flatMap { $0.reading?.entries ?? [] }, never: Set(never))
    baseline.recorded = recorded
    baseline.isAsWritten = files.allSatisfy { $0.reading?.isAsWritten ?? true }
    return baseline
  }

  var recorded: RecordedConventions? {
    files.compactMap { $0.reading?.recorded }.reduce(nil) { $1.joined(with: $0) }
  }

  package func home(of finding: Finding, below root: Root) -> Int {
    let path = root.folder.appending(homes.fileName(for: finding))
    return areNamed ? 0 : files.firstIndex { $0.path == path } ?? 0
  }

  package func source(of path: String) -> Source? {
    files.lazy.compactMap(\.source).first { $0.name == path }
  }
}
