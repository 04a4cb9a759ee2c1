internal import Configuration
internal import Documents
internal import Findings
internal import Loaders
internal import Modules

/// The files of accepted debt of a run: one in the root, one for each layer as well, or those that
/// the command line names.
struct BaselineFiles {
  private(set) var files: [BaselineFile] = []
  /// What is wrong with them, or with what was said of them.
  private(set) var problems: [Problem] = []
  /// Whether the command line names them.
  private let areNamed: Bool

  /// Reads the files of a workspace; paths that were typed stand for all others.
  init(of workspace: Workspace, typed: [String]) {
    let root = workspace.root
    areNamed = !typed.isEmpty
    files = BaselineFiles.paths(of: workspace, typed: typed).map { BaselineFile($0, in: root) }
    problems = files.flatMap(\.problems)
  }

  /// The same files as a commit has them.
  init(_ today: BaselineFiles, in earlier: Input) {
    areNamed = today.areNamed
    files = today.files.map { BaselineFile($0.path, in: earlier.root, of: earlier.files) }
    problems = files.flatMap(\.problems)
  }

  private static func paths(of workspace: Workspace, typed: [String]) -> [FilePath] {
    let root = workspace.root
    if !typed.isEmpty { return typed.map { FilePath($0, in: root.current) } }
    let layers = workspace.configuration.hasBaselinePerLayer ? workspace.architecture.layers : []
    return [root.folder.appending(Baseline.fileName)]
      + layers.map { root.folder.appending(fileName(of: $0.name)) }
  }

  /// The file of a layer; a name that is no name of a file is written so that it is one.
  private static func fileName(of layer: String) -> String {
    let name = layer.unicodeScalars.map { scalar in
      scalar == "/" || scalar.value < 0x20 ? "-" : String(scalar)
    }.joined()
    return ".archlint-baseline.\(name).yml"
  }

  /// Whether there is any; one that was named and is not there is a mistake.
  var areThere: Bool { files.contains { $0.reading != nil } }

  /// That a file was named which does not exist, so that nothing is accepted by a slip.
  var missing: [Problem] {
    guard areNamed else { return [] }
    return files.filter { $0.reading == nil }.map { file in
      Problem("there is no baseline `\(file.path.text)`", help: "`archlint baseline` writes one")
    }
  }

  /// All that they accept.
  func baseline(never: [String]) -> Baseline {
    var baseline = Baseline(files.flatMap { $0.reading?.entries ?? [] }, never: Set(never))
    baseline.isAsWritten = files.allSatisfy { $0.reading?.isAsWritten ?? true }
    return baseline
  }

  /// The file that a finding of today belongs to, by its position.
  func home(of finding: Finding, in architecture: Architecture) -> Int {
    let layer = finding.from.target.flatMap(architecture.layer)
    let isPerLayer = !areNamed && files.count > 1
    return isPerLayer ? layer.map { $0.index + 1 } ?? 0 : 0
  }

  func source(of path: String) -> Source? {
    files.lazy.compactMap(\.source).first { $0.name == path }
  }
}
