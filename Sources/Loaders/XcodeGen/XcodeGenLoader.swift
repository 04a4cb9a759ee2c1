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
    var skipped: Problem?
    if let file = includes.read(path, in: &shared) {
      var merging = IncludeMerging(log: log)
      let root = merging.merge(file, in: &shared)
      skipped = Problem(skipping: root)
      project = ProjectDecoding(
        log: log, path: path, folder: includes.folder,
        origins: Origins(includes.origins, of: file.value.node.document),
        hasVariables: shared.mayHoldVariables(includes.origins.keys), settings: settings
      ).decode(root)
    } else if !log.hasErrors {
      log.error("a spec needs a `name`", at: Place(file: path))
      skipped = Problem(
        "skipped: nothing in this file is of a spec", at: Place(file: path), severity: .warning)
    }
    let notices = log.notices.filter {
      !includes.isPartial || !$0.notice.kind.isAboutDeclaration
    }
    return LoadedSpec(
      path: path, project: project, targets: project?.targetsInGraph() ?? [],
      includedFiles: includes.includedPaths,
      isPartial: includes.isPartial, skipped: skipped ?? includes.placeholder,
      problems: log.problems, notices: notices)
  }

  static func join(
    _ specs: [LoadedSpec], by options: JoiningOptions, into builder: inout GraphBuilder
  ) {
    GraphJoining.join(specs, by: options, into: &builder)
  }
}

extension Problem {
  /// Why the map of a file is passed over: its name is still to be filled in, or it shows no key of
  /// a spec; nil if it is one.
  fileprivate init?(skipping root: SpecValue) {
    if let name = root["name"],
      let text = Placeholder.in(
        name: name.string ?? name.node.document.source.text(of: name.node.span))
    {
      self.init(
        "skipped: `\(text)` is the placeholder of a template", at: name.place, severity: .warning)
      return
    }
    guard root["targets"] == nil else { return nil }
    let keys = root.entries.map(\.key.text)
    guard keys.contains(where: { ProjectKey(rawValue: $0) == nil }) || keys.isEmpty,
      keys.allSatisfy({ $0 == ProjectKey.name.rawValue || ProjectKey(rawValue: $0) == nil })
    else { return nil }
    self.init(
      "skipped: nothing in this file is of a spec", at: root.place, severity: .warning)
  }
}
