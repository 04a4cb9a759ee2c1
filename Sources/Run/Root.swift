/// The folder of a run, its configuration, and the shown part.
///
/// A configuration given by name may be anywhere; it doesn't move the root.
package struct Root: Sendable {
  /// The current folder; displayed paths are relative to it.
  package let current: FilePath
  /// The folder of the nearest configuration, else the given one.
  package let folder: FilePath
  package var configuration: FilePath?
  /// The repository around the folder, else the folder; links out of it are reported.
  package let tree: FilePath
  /// Whether the configuration is above the given folder and not in the same repository.
  let isConfiguredFromAfar: Bool
  /// The shown part, relative to the root; nil for all.
  package let scope: String?
  package let spec: String?
  /// Whether it is a whole repository, so that nothing outside builds what is missing.
  let isWhole: Bool

  /// Finds the root for a path as typed, and a configuration if one is given.
  package init(
    path: String?, configuration named: String? = nil, current: FilePath? = nil
  ) throws(Problem) {
    let current = if let current { current } else { try Environment.currentFolder() }
    let target = FilePath(path ?? ".", in: current)
    let kind = try Root.kind(of: target, typed: path ?? ".")
    // An Xcode project is a folder, but treated like a file.
    let isBundle = kind == .folder && XcodeBundle.isMeant(by: target.name)
    let start = kind == .folder && !isBundle ? target : target.parent
    self.current = current
    let nearest = Root.configuration(above: start)
    configuration = named.map { FilePath($0, in: current) } ?? nearest
    if let named, !Disk.exists(FilePath(named, in: current).text) {
      throw Problem(
        "no configuration `\(named)`", help: "omit `--config` to use the nearest .archlint.yml")
    }
    folder = nearest?.parent ?? start
    let repository = Disk.repository(around: folder)
    tree = repository ?? folder
    isConfiguredFromAfar = named == nil && folder != start && repository == nil
    // What a workspace names is elsewhere.
    let isWorkspace = isBundle && target.name.hasSuffix(".xcworkspace")
    scope = target == folder || isWorkspace ? nil : target.relative(to: folder)
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
      help: "check the path; a rule, a module or a commit is the value of an option, such as "
        + "`--only RULE`, `--focus MODULE` or `--since REF`")
  }

  /// The nearest configuration: in the folder, or above it up to the root of the repository.
  private static func configuration(above start: FilePath) -> FilePath? {
    for folder in start.upward {
      let file = folder.appending(Configuration.fileName)
      if Disk.exists(file.text) { return file }
      if Disk.exists(folder.appending(".git").text) { break }
    }
    return nil
  }

  package func shown(_ path: String) -> String {
    if folder == current, path.isShortPath { return path }
    let relative = folder.appending(path).relative(to: current)
    return relative.isEmpty ? "." : relative
  }

  package var shown: String { shown("") }

  package func shows(_ path: String) -> Bool {
    guard let scope else { return true }
    return folder.appending(path).isInside(folder.appending(scope))
  }

  /// Whether a finding is shown: it, or one of its notes, is in the part.
  package func shows(_ finding: Finding) -> Bool {
    shows(finding.place.file) || finding.notes.contains { shows($0.place.file) }
  }

  /// The configuration, all others below the root, and baselines, which are not specs.
  var configurations: [Pattern] {
    let own = configuration.map { [Pattern($0.relative(to: folder))] } ?? []
    let baselines = "\(Baseline.fileStem)*\(Baseline.fileEnding)"
    return own + [Configuration.fileName, baselines].map { Pattern("**/\($0)") }
  }
}
