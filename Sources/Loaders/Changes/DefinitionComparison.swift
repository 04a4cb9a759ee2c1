/// Compares what project files define in two states, as far as a change may have changed that.
struct DefinitionComparison {
  private let today: ProjectState
  private let earlier: ProjectState?
  /// The project files, with all that they include or read, which belong to no target.
  private(set) var files: Set<String> = []
  /// What the definitions of today name, and those of then that were compared.
  private(set) var mentions = FileMentions(of: [])
  private(set) var formerMentions = FileMentions(of: [])
  private(set) var pluginUsers: Set<TargetID> = []
  /// The targets whose packages have other versions, by the changed file.
  private(set) var packageUsers: [String: Set<TargetID>] = [:]

  init(from earlier: ProjectState?, to today: ProjectState) {
    (self.earlier, self.today) = (earlier, today)
  }

  /// Returns how targets are touched.
  mutating func compare(_ paths: Set<String>) -> Set<Touch> {
    mentions = FileMentions(of: paths)
    formerMentions = mentions
    // A file of settings may be read by any project.
    let comparesAll = paths.contains { $0.hasSuffix(".xcconfig") }
    let hasPins = paths.contains { $0.hasSuffix("Package.resolved") }
    // What a `Podfile` says is compared pod by pod.
    let (parts, formerParts) = (today.parts.parts, earlier?.parts.parts ?? [])
    var former = Dictionary(
      formerParts.filter { $0.pods == nil }.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    for part in former.values { files.formUnion(part.files) }
    var (now, then) = (today.loading, earlier?.loading)
    var touches: Set<Touch> = []
    for part in parts where part.pods == nil {
      guard let container = part.container else { continue }
      let old = former.removeValue(forKey: part.path)
      let own = part.files.union(old?.files ?? [])
      files.formUnion(own)
      let definition = now.definition(of: part)
      mentions.add(definition, of: part, in: today)
      for (name, texts) in hasPins ? definition?.targets ?? [:] : [:]
      where texts.contains(where: { $0.key.hasPrefix("buildToolPlugins") }) {
        pluginUsers.formUnion(today.targets(named: name))
      }
      guard comparesAll || !own.isDisjoint(with: paths) else { continue }
      let oldDefinition = old.flatMap { then?.definition(of: $0) }
      formerMentions.add(oldDefinition, of: old, in: earlier)
      let read = (definition?.files ?? []).union(oldDefinition?.files ?? [])
      files.formUnion(read)
      guard let path = own.union(read).intersection(paths).min() else { continue }
      var names = ProjectDefinition.differences(definition, oldDefinition)
      // What a definition lacks was not understood, and no variable of the environment is known.
      let isUnknown =
        (part.asksEnvironment || old?.asksEnvironment ?? false)
        && own.contains { $0.hasSuffix(".swift") && paths.contains($0) && hasOtherCode($0) }
      names.formUnion(
        container.targets.map(\.name).filter {
          isUnknown || definition?.targets[$0] == nil || oldDefinition?.targets[$0] == nil
        })
      for name in names {
        let ids =
          today[TargetIdentity(container.spec.file, name)].map { [$0] }
          ?? today.targets(named: name)
        touches.formUnion(ids.map { Touch($0, .definition, path) })
        if let definition, let oldDefinition,
          definition.hasOtherPackages(than: oldDefinition, for: name)
        {
          packageUsers[path, default: []].formUnion(ids)
        }
      }
    }
    // What is left is gone today.
    for part in former.values.sorted(by: { $0.path < $1.path }) {
      formerMentions.add(then?.definition(of: part), of: part, in: earlier)
    }
    return touches.union(compareWorkspaces(paths))
  }

  /// What a workspace of Tuist sets concerns the targets of all projects; the rest is in the graph.
  private mutating func compareWorkspaces(_ paths: Set<String>) -> Set<Touch> {
    let (now, then) = (today.parts.workspaceManifests, earlier?.parts.workspaceManifests ?? [])
    let own = (now + then).reduce(into: Set<String>()) { $0.formUnion($1.files) }
    files.formUnion(own)
    guard let path = own.intersection(paths).min() else { return [] }
    let shared = [(today, now), (earlier, then)].map { state, parts in
      var loading = state?.loading
      return parts.map { loading?.definition(of: $0)?.shared }
    }
    guard shared[0] != shared[1] else { return [] }
    let ids = today.graph.targetIDs.filter {
      ManifestChoice.isOfTuist(today.graph[today.graph.spec(of: $0)].file)
    }
    return Set(ids.map { Touch($0, .definition, path) })
  }

  /// Whether more than comments and empty lines of a manifest differs.
  private func hasOtherCode(_ path: String) -> Bool {
    let codes = [today.files, earlier?.files].map { files in
      String(decoding: (try? files?.read(path)) ?? [], as: UTF8.self)
        .split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
    return codes[0] != codes[1]
  }

  /// Whether a project file is written by a tool from what is compared already.
  func generates(_ path: String) -> Bool {
    today.parts.parts.contains { part in
      part.container?.projectFile.map { "\($0)/\(XcodeBundle.projectFile)" == path } ?? false
    }
  }
}

extension ProjectDefinition {
  /// Whether a package that a target uses is from elsewhere, or has another version.
  fileprivate func hasOtherPackages(than other: Self, for name: String) -> Bool {
    let former = Dictionary(other.packages(of: name).map { ($0.key, $0.text) }) { $1 }
    return packages(of: name).contains { (former[$0.key] ?? $0.text) != $0.text }
  }

  private func packages(of name: String) -> [KeyedText] {
    shared.filter { ["dependencies", "packages"].contains(where: $0.key.hasPrefix) }
      + (targets[name] ?? []).filter { $0.key.hasPrefix("packages.") || $0.key.holds(".package.") }
  }
}

extension FileMentions {
  /// Notes what the targets of a project file name.
  fileprivate mutating func add(
    _ definition: ProjectDefinition?, of part: LoadedPart?, in state: ProjectState?
  ) {
    guard let definition, let container = part?.container, let state else { return }
    let ids = container.targets.map { state[TargetIdentity(container.spec.file, $0.name)] }
    let folders = container.folder.isEmpty ? [""] : [container.folder, ""]
    add(definition.shared, of: ids.compactMap(\.self), below: folders, in: state.files)
    for (target, id) in zip(container.targets, ids) {
      guard let id, let texts = definition.targets[target.name] else { continue }
      let sources = container.kind == .package ? target.made.sources.map(\.path) : []
      add(texts, of: [id], below: folders + sources, in: state.files)
    }
  }
}

extension LoadedPart {
  /// The file and its includes, as tidy paths, except for lists of versions.
  fileprivate var files: Set<String> {
    let included = includedFiles.filter { LockFile($0) == nil }
    return Set(([path] + [container?.spec.file].compactMap(\.self) + included).map(PathText.folded))
  }
}
