package import Documents
internal import Modules

/// What came of reading one spec.
package struct SpecLoad {
  package let path: String
  /// The project, as far as it could be read; nothing without a name.
  package let project: SpecProject?
  /// What stands in the way of using it, and what is odd but readable.
  package let problems: [Problem]
  /// What rules will judge.
  package internal(set) var notices: [SpecNotice]
  /// The files that it includes, directly or not.
  package let includedFiles: [String]
  /// That the file is a template, if it is no YAML for that reason.
  package let placeholder: Problem?

  /// Whether XcodeGen would give up on the spec, or crash.
  package var isBroken: Bool { project == nil || problems.contains { $0.severity == .error } }
}

/// Reads specs as XcodeGen does; what several of them include is read once.
package struct SpecReader {
  private let files: ProjectFiles
  private let environment: [String: String]
  private let settings: SettingsCache
  package internal(set) var cache: SpecCache

  /// The environment's variables are put in for `${NAME}`.
  package init(
    files: ProjectFiles, environment: [String: String], cache: SpecCache = SpecCache()
  ) {
    self.files = files
    self.environment = environment
    self.cache = cache
    settings = SettingsCache(files: files)
  }

  /// The text of a file that was read.
  package func source(of path: String) -> Source? { cache.source(of: path) }

  /// Reads the spec at a path.
  package mutating func load(_ path: String) -> SpecLoad {
    let log = SpecLog()
    var reading = IncludeReading(files: files, environment: environment, log: log, cache: cache)
    cache = SpecCache()
    let file = reading.read(path)
    cache = reading.cache
    let project = file.flatMap { decode($0, at: path, origins: reading.origins, log: log) }
    project?.includedFiles = reading.includedPaths
    if file == nil, !log.hasErrors { log.error("a spec needs a `name`", at: Place(file: path)) }
    return SpecLoad(
      path: path, project: project, problems: log.problems, notices: log.notices,
      includedFiles: reading.includedPaths, placeholder: reading.placeholder)
  }

  /// The package that a file is the dump of; nothing for specs.
  package mutating func package(at path: String) -> PackageDump? {
    guard SpecCache.isJSON(path), case .document(let document) = cache.entry(for: path, in: files)
    else { return nil }
    return PackageDump(document)
  }

  private mutating func decode(
    _ file: SpecFile, at path: String, origins: [ObjectIdentifier: [Provenance]], log: SpecLog
  ) -> SpecProject? {
    var merging = IncludeMerging(log: log)
    let root = merging.merge(file, in: &cache)
    return ProjectDecoding(
      log: log, path: path, origins: Origins(origins, of: file.value.node.document),
      hasVariables: !cache.documentsWithVariables.isDisjoint(with: origins.keys),
      settings: settings
    ).decode(root)
  }
}
