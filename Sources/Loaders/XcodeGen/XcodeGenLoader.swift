internal import Documents
internal import Modules

/// Reads specs as XcodeGen does, in the order of the folders beside this file: values, fields,
/// includes, expansion of templates and platforms, settings, decoding; and joins them.
struct XcodeGenLoader: Loader {
  private let settings: SettingsCache
  private var shared: SharedFiles

  init(files: ProjectFiles, environment: [String: String]) {
    settings = SettingsCache(files: files)
    shared = SharedFiles(ParsedFiles(files), variables: environment)
  }

  /// Any file may be a spec.
  mutating func read(_ path: String, in parsed: inout ParsedFiles) -> LoadedSpec? {
    swap(&shared.parsed, &parsed)
    defer { swap(&shared.parsed, &parsed) }
    return read(path)
  }

  private mutating func read(_ path: String) -> LoadedSpec {
    let log = SpecLog()
    var includes = IncludeReading(log: log)
    var project: SpecProject?
    if let file = includes.read(path, in: &shared) {
      var merging = IncludeMerging(log: log)
      let root = merging.merge(file, in: &shared)
      project = ProjectDecoding(
        log: log, path: path, origins: Origins(includes.origins, of: file.value.node.document),
        hasVariables: shared.mayHoldVariables(includes.origins.keys), settings: settings
      ).decode(root)
    } else if !log.hasErrors {
      log.error("a spec needs a `name`", at: Place(file: path))
    }
    return LoadedSpec(
      path: path, project: project, includedFiles: includes.includedPaths,
      placeholder: includes.placeholder, problems: log.problems, notices: log.notices)
  }

  static func join(
    _ specs: [LoadedSpec], by options: JoiningOptions, into builder: inout GraphBuilder
  ) {
    GraphJoining.join(specs, by: options, into: &builder)
  }
}
