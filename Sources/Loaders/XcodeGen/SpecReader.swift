package import Modules

/// What came of reading one spec.
package struct SpecLoad: Sendable {
  package let path: String
  /// The project, as far as it could be read; nothing without a name.
  package let project: SpecProject?
  /// What stands in the way of using it, and what is odd but readable.
  package let problems: [Problem]
  /// What rules will judge.
  package let notices: [SpecNotice]
  /// The files that it includes, directly or not.
  package let includedFiles: [String]

  /// Whether XcodeGen would give up on the spec, or crash.
  package var isBroken: Bool { project == nil || problems.contains { $0.severity == .error } }
}

/// Reads specs as XcodeGen does; what several of them include is read once.
package struct SpecReader {
  private let files: ProjectFiles
  private let environment: [String: String]
  /// Whether the variables of the environment are put in.
  package private(set) var cache: SpecCache

  package init(
    files: ProjectFiles, environment: [String: String], cache: SpecCache = SpecCache()
  ) {
    self.files = files
    self.environment = environment
    self.cache = cache
  }

  /// Reads the spec at a path.
  package mutating func load(_ path: String) -> SpecLoad {
    let log = SpecLog()
    var reading = IncludeReading(files: files, environment: environment, log: log, cache: cache)
    cache = SpecCache()
    let file = reading.read(path)
    cache = reading.cache
    var project: SpecProject?
    if let file {
      var merging = IncludeMerging(log: log)
      let root = merging.merge(file, in: &cache)
      project = ProjectDecoding(
        log: log, path: path, origins: reading.origins,
        hasVariables: !cache.documentsWithVariables.isDisjoint(with: reading.origins.keys)
      ).decode(root)
      project?.includedFiles = reading.includedPaths
    } else if !log.hasErrors {
      log.error("a spec needs a `name`", at: Place(file: path))
    }
    return SpecLoad(
      path: path, project: project, problems: log.problems, notices: log.notices,
      includedFiles: reading.includedPaths)
  }
}
