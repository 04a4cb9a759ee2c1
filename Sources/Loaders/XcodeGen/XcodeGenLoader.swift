/// Reads and joins specs as XcodeGen does; the folders next to this file are in this order: values,
/// fields, includes, expansion of templates and platforms, settings, decoding.
package struct XcodeGenLoader: Loader {
  let settings: SettingsCache
  var shared: SharedFiles

  package init(files: ProjectFiles, environment: [String: String]) {
    settings = SettingsCache(files: files)
    shared = SharedFiles(ParsedFiles(files), variables: environment)
  }

  package mutating func read(
    _ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch
  ) -> LoadedPart? {
    swap(&shared.parsed, &parsed)
    defer {
      shared.letGo(ofSpec: path)
      swap(&shared.parsed, &parsed)
    }
    return read(path, SpecLog(budget: ExpansionBudget(among: crowd)))
  }

  private mutating func read(_ path: String, _ log: SpecLog) -> LoadedPart {
    var includes = IncludeReader(log: log)
    var container: Container?
    var skipped: Problem?
    if let file = includes.read(path, in: &shared) {
      var merger = IncludeMerger(log: log)
      let whole = merger.merge(file, in: &shared)
      let root = log.mayRead(whole, besides: file.value) ? whole : file.value
      skipped = Problem(skipping: root)
      container = ProjectDecoder(
        log: log, path: path, folder: includes.folder, isPartial: includes.isPartial,
        origins: Origins(includes.origins, of: file.value.node.document),
        hasVariables: shared.mayHoldVariables(includes.origins.keys), settings: settings
      ).decode(root)
    } else if !log.problems.haveError {
      log.error("a spec needs a `name`", at: Place(file: path))
      skipped = Problem(
        "skipped: this file is not a spec", at: Place(file: path), severity: .warning)
    }
    skipped = skipped ?? includes.placeholder
    let notices = log.notices.filter {
      !includes.isPartial || !$0.notice.kind.isAboutDeclaration
    }
    // A template is skipped for good, and so is what has neither the name nor a key of a spec.
    let isMeant = skipped?.help != nil || path.lastPathName.lowercased() == "project.yml"
    return LoadedPart(
      path: path, container: container, includedFiles: includes.includedPaths,
      isPartial: container?.spec.isPartial ?? (includes.isPartial || log.isOverdrawn),
      skipped: skipped,
      isUnread: skipped.map { $0.placeholder == nil && isMeant } ?? false,
      problems: log.problems, isOverdrawn: log.isOverdrawn, notices: notices)
  }
}

extension SpecLog {
  /// The keys whose values each spec searches again if an included file has them.
  private static let lookedThrough: Set<ProjectKey> = [
    .targets, .aggregateTargets, .schemes, .packages, .localPackages, .projectReferences,
    .configFiles, .settings, .breakpoints, .fileGroups,
  ]

  /// Whether what included files bring is no more than may be looked through.
  fileprivate func mayRead(_ root: SpecValue, besides own: SpecValue) -> Bool {
    let document = own.node.document
    for entry in root.entries {
      let value = entry.value
      if case .written(let node) = value, node.document === document { continue }
      guard let key = ProjectKey.table.key(of: entry.key), SpecLog.lookedThrough.contains(key)
      else { continue }
      let nodes = value.isList ? value.items.map(\.node) : [value.node] + value.lower
      let foreign = nodes.filter { $0.document !== document }
      let size = foreign.reduce(0) { $0 + $1.span.length }
      if size > 0, !mayMake(size, of: .included, at: (foreign.first ?? value.node).place) {
        return false
      }
    }
    return true
  }
}

extension Problem {
  /// The reason to skip a file: its name is a placeholder, or it has no key of a spec.
  fileprivate init?(skipping root: SpecValue) {
    if let name = root["name"],
      let text = Placeholder.in(
        name: name.string ?? name.node.document.source.text(of: name.node.span))
    {
      self.init(
        "skipped: `\(text)` is a template placeholder", at: name.place, severity: .warning,
        placeholder: text)
      return
    }
    guard root["targets"] == nil else { return nil }
    let keys = root.entries.map(\.key.text)
    guard keys.contains(where: { ProjectKey(rawValue: $0) == nil }) || keys.isEmpty,
      keys.allSatisfy({ $0 == ProjectKey.name.rawValue || ProjectKey(rawValue: $0) == nil })
    else { return nil }
    let known = ProjectKey.allCases.map(\.rawValue)
    let meant = keys.prefix(20).lazy.compactMap { NearestName.of($0, among: known) }.first
    self.init(
      "skipped: this file is not a spec", at: root.place, severity: .warning,
      help: meant.map { "did you mean `\($0)`?" })
  }
}
