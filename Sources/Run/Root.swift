/// Which folder a run is about, by which configuration, and what of it is shown.
///
/// A configuration that is named may lie anywhere; the root stays what it is without it.
package struct Root: Sendable {
  /// Where the program was started; what people read is relative to it.
  package let current: FilePath
  /// The folder of the nearest configuration, else the one that was named.
  package let folder: FilePath
  package var configuration: FilePath?
  /// The repository around the folder, else the folder itself: what links and includes must not
  /// leave without a word.
  package let tree: FilePath
  /// Whether the configuration was found above what was named, and no repository says that it
  /// belongs there.
  let isConfiguredFromAfar: Bool
  /// What findings are shown of, relative to the root; nil if all are.
  package let scope: String?
  /// The spec that was named instead of a folder, relative to the root.
  package let spec: String?
  /// Whether it is all of a repository: nothing outside of it builds what is missing.
  let isWhole: Bool

  /// Finds the root for a path as it was typed, and a configuration if one was named.
  package init(
    path: String?, configuration named: String? = nil, current: FilePath? = nil
  ) throws(Problem) {
    let current =
      if let current { current } else { try Environment.currentFolder() }
    let target = FilePath(path ?? ".", in: current)
    let kind = try Root.kind(of: target, typed: path ?? ".")
    // A project of Xcode is a folder, and is named as if it were a file.
    let isBundle = kind == .folder && XcodeBundle.isMeant(by: target.name)
    let start = kind == .folder && !isBundle ? target : target.parent
    self.current = current
    let nearest = Root.configuration(above: start)
    configuration = named.map { FilePath($0, in: current) } ?? nearest
    if let named, !Disk.exists(FilePath(named, in: current).text) {
      throw Problem("no configuration `\(named)`")
    }
    folder = nearest?.parent ?? start
    let repository = Disk.repository(around: folder)
    tree = repository ?? folder
    isConfiguredFromAfar = named == nil && folder != start && repository == nil
    scope = target == folder ? nil : target.relative(to: folder)
    let file = isBundle ? target.appending(XcodeBundle.file(of: target.name)) : target
    spec = kind == .folder && !isBundle ? nil : file.relative(to: folder)
    isWhole = target == repository
  }

  private static func kind(
    of target: FilePath, typed path: String
  ) throws(Problem) -> ProjectFiles.Kind {
    if let kind = Disk.kind(of: target.text) { return kind }
    throw Problem(
      "no file or folder `\(path)`",
      help: "check the path; options such as `--only` take one value and can be repeated")
  }

  /// The nearest configuration: in the folder, or above it up to the root of the repository.
  ///
  /// One that cannot be read is in force all the same: reading it then says why it cannot be.
  private static func configuration(above start: FilePath) -> FilePath? {
    var folder = start
    while true {
      let file = folder.appending(Configuration.fileName)
      if Disk.exists(file.text) { return file }
      if folder.isTop || Disk.exists(folder.appending(".git").text) { return nil }
      folder = folder.parent
    }
  }

  /// A path relative to the root, as one would type it where the program was started.
  package func shown(_ path: String) -> String {
    if folder == current, path.isShortPath { return path }
    let relative = folder.appending(path).relative(to: current)
    return relative.isEmpty ? "." : relative
  }

  /// The root as one would type it.
  package var shown: String { shown("") }

  /// Whether a path relative to the root is shown.
  package func shows(_ path: String) -> Bool {
    guard let scope else { return true }
    return folder.appending(path).isInside(folder.appending(scope))
  }

  /// Whether a finding is shown: it, or the story that its notes tell, leads into the part.
  package func shows(_ finding: Finding) -> Bool {
    shows(finding.place.file) || finding.notes.contains { shows($0.place.file) }
  }

  /// The configuration in force, all others below the root, and baselines: none of them is a spec.
  var configurations: [Pattern] {
    let own = configuration.map { [Pattern($0.relative(to: folder))] } ?? []
    let baselines = "\(Baseline.fileStem)*\(Baseline.fileEnding)"
    return own + [Configuration.fileName, baselines].map { Pattern("**/\($0)") }
  }
}
