@_exported public import Manifests
@_exported public import Modules

/// The loading of project files into a module graph.
///
/// ```
/// folders ─search→ paths ─read→ parts ─join→ ModuleGraph
/// ```
/// 1. `SpecSearch` looks for paths, by names alone.
/// 2. The first loader of the catalog that matches a file reads it as a part.
/// 3. `LoadedParts` are the files that are projects of their own.
/// 4. A single join resolves the names of all parts.
///
/// Loading prints nothing and applies no rules. Files and variables are passed in.
package struct ProjectLoader {
  /// Every kind of input, in the order in which they are asked what a file is.
  static let catalogue: [any Loader.Type] = [
    SwiftPackageLoader.self, TuistLoader.self, XcodeProjectLoader.self,
    PodLoader.self, XcodeGenLoader.self,
  ]

  private let files: ProjectFiles
  private let environment: [String: String]
  private var loaders: [any Loader]
  /// The specs that share one budget of expansion.
  private let crowd: SpecBatch
  /// What another run made of specs that are the same in this one.
  private let known: KnownParts
  package private(set) var parsed: ParsedFiles

  /// Files that are parsed already are not read once more.
  package init(
    files: ProjectFiles, environment: [String: String], parsed: ParsedFiles? = nil,
    knowing known: KnownParts = KnownParts(), among crowd: SpecBatch = SpecBatch()
  ) {
    (self.files, self.environment, self.crowd, self.known) = (files, environment, crowd, known)
    loaders = ProjectLoader.catalogue.map { $0.init(files: files, environment: environment) }
    self.parsed = parsed ?? ParsedFiles(files)
  }

  package mutating func read(_ path: String) -> LoadedPart? { place(path).first?.part }

  package mutating func definition(of part: LoadedPart) -> ProjectDefinition? {
    for index in loaders.indices {
      if let made = loaders[index].definition(of: part.file, in: &parsed) { return made }
    }
    return nil
  }

  /// What a file is; nothing, if no loader knows it.
  private mutating func place(_ path: String) -> [Share.Piece] {
    if let piece = known.pieces[path] { return [piece] }
    for index in loaders.indices {
      if let part = loaders[index].read(path, in: &parsed, among: crowd) {
        return ([part] + part.projects).map { (index, $0) }
      }
    }
    return []
  }

  /// Reads files, and separates projects, such as those in `named`, from files only included.
  ///
  /// What is left out is not read, even if another file names it. Each worker takes every n-th
  /// file, since adjacent ones are alike, and has its own cache.
  package consuming func read(
    _ paths: [String], named: Set<String> = [], linked: Set<String> = [],
    among manifests: [String] = [], leavingOut isLeftOut: (String) -> Bool = { _ in false },
    by workers: any TaskRunner = SerialTaskRunner()
  ) -> LoadedParts {
    let paths = Set(paths.map(PathText.folded)).sorted()
    let (files, parsed) = (files, parsed)
    let crowd = SpecBatch(count: paths.count, linked: linked)
    var read = overdrawn(shares(of: paths, among: crowd, knowing: [], by: workers), among: crowd)
    let parts = read.flatMap(\.pieces).map(\.part)
    var choice = ManifestChoice(manifests, read: parts.map(\.path), in: files)
    var seen = Set(paths)
    var leftOut: [String] = []
    func kept(_ paths: [String]) -> [String] {
      let excluded = paths.filter(isLeftOut)
      leftOut += excluded
      return excluded.isEmpty ? paths : paths.filter { !isLeftOut($0) }
    }
    read += followed(from: parts, knowing: read, by: workers) { kept(choice.named(by: $0)) }
    read += followed(from: parts, knowing: read, by: workers) { parts in
      // Those of pods, or of a folder that no search enters.
      let paths = parts.flatMap(\.namedProjects).map { "\($0.text)/\(XcodeBundle.projectFile)" }
      return kept(
        paths.filter {
          guard seen.insert($0).inserted, let kind = files.kind($0) else { return false }
          return kind != .file || !files.isForeign($0)
        })
    }
    return LoadedParts(read, named: named, leavingOut: leftOut.sorted(), parsed, files)
  }

  /// Reads the files that some parts name, and those that these name in turn.
  private func followed(
    from parts: [LoadedPart], knowing known: [Share], by workers: any TaskRunner,
    named: ([LoadedPart]) -> [String]
  ) -> [Share] {
    var next = named(parts)
    var found: [Share] = []
    while !next.isEmpty {
      let round = shares(of: next, among: crowd, knowing: known + found, by: workers)
      found += round
      next = named(round.flatMap { $0.pieces.map(\.part) })
    }
    return found
  }

  private func shares(
    of paths: [String], among crowd: SpecBatch, knowing shares: [Share], by workers: any TaskRunner
  ) -> [Share] {
    let count = max(1, min(workers.count, paths.count / ProjectLoader.leastShare))
    let parsed = shares.reduce(parsed) { $0.merging($1.parsed) }
    return workers.map(count, takingAtOnce: 1) { [files, environment, known] number in
      ProjectLoader(
        files: files, environment: environment, parsed: parsed, knowing: known, among: crowd
      ).share(of: paths, at: stride(from: number, to: paths.count, by: count))
    }
  }

  /// With fewer files a worker is not worth starting.
  private static let leastShare = 32

  /// The specs that one worker has read.
  struct Share: Sendable {
    /// What came of one file, and the number of the loader that it is for.
    typealias Piece = (loader: Int, part: LoadedPart)

    var pieces: [Piece]
    let parsed: ParsedFiles
  }

  /// Reads once more what overdrew its share, now that it is known which files are shared.
  private func overdrawn(_ shares: [Share], among crowd: SpecBatch) -> [Share] {
    let parts = shares.flatMap { $0.pieces.map(\.part) }
    guard crowd.count > 1, parts.contains(where: \.isOverdrawn) else { return shares }
    let parsed = shares.reduce(parsed) { $0.merging($1.parsed) }
    var again = ProjectLoader(
      files: files, environment: environment, parsed: parsed,
      among: crowd.knowing(parts, in: parsed))
    return shares.map { share in
      var share = share
      for index in share.pieces.indices where share.pieces[index].part.isOverdrawn {
        let part = share.pieces[index].part
        share.pieces[index].part = again.read(part.path) ?? part
      }
      return share
    }
  }

  private consuming func share(of paths: [String], at numbers: StrideTo<Int>) -> Share {
    let pieces = numbers.flatMap { place(paths[$0]) }
    return Share(pieces: pieces, parsed: parsed)
  }
}
