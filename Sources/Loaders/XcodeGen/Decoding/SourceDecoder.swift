struct SourceDecoder {
  let log: SpecLog
  let owner: KeyOwner
  let origins: Origins
  let head: ProjectHead

  private var target: String { owner.name }

  /// A string, or a list of strings and maps; anything else is no source.
  func decode(_ value: SpecValue) -> [Entry] {
    if let path = value.string { return entry(path, value, from: value).map { [$0] } ?? [] }
    if !value.isList { noteIgnored(value) }
    return value.items.compactMap { item in
      if let path = item.string { return entry(path, item, from: item) }
      if item.isMap { return decode(map: item) }
      noteIgnored(item)
      return nil
    }
  }

  /// Without its sources a target may be taken for one of another layer.
  private func noteIgnored(_ value: SpecValue) {
    guard !value.holdsNothing else { return }
    log.noteIgnored(value, "sources", owner: owner, isSevere: false)
  }

  /// A source as declared and as resolved, and whether it is copied to Frameworks.
  typealias Entry = (declared: DeclaredSource, made: SourcePath, isCopied: Bool)

  private func entry(
    _ path: String, _ value: SpecValue, from item: SpecValue, isOptional: Bool = false,
    isResource: Bool = false
  ) -> Entry? {
    guard log.mayKeep(path, at: value.place) else { return nil }
    let path = path.isEmpty ? "." : PathText.tidied(path)
    var made = SourcePath(
      PathText.below(head.folder, path), isOptional: isOptional, isResource: isResource,
      at: value.place)
    made.skippedEndings = head.options.uncompiledEndings
    let steps = origins.steps(from: item.node, to: owner)
    return (DeclaredSource(path: path, provenance: steps), made, false)
  }

  private func decode(map: SpecValue) -> Entry? {
    let fields = SpecFields<SourceKey>(map, in: owner, log: log)
    guard let path = fields[.path], let text = path.string else {
      log.error("a source of \(target) needs a `path`, a string", at: (fields[.path] ?? map).place)
      return nil
    }
    let phase = fields[.buildPhase]
    guard
      var entry = entry(
        text, path, from: map, isOptional: fields[.optional]?.bool ?? false,
        isResource: phase.map { $0.isMap || ["resources", "none"].contains($0.string) } ?? false)
    else { return nil }
    entry.made.excludes = log.kept(fields[.excludes]?.anyStrings, at: map.place) ?? []
    entry.made.includes = log.kept(fields[.includes]?.anyStrings, at: map.place) ?? []
    entry.made.phase = self.phase(fields)
    entry.made.isFolder = ["group", "syncedFolder"].contains(fields[.type]?.string)
    entry.made.isLimited =
      fields[.destinationFilters] != nil || fields[.inferDestinationFiltersByPath]?.bool ?? false
    fields.noteUnknown()
    let isWhole = fields[.type]?.string == "folder"
    entry.isCopied = (phase.map(copiesToFrameworks) ?? false) && !isWhole
    return entry
  }

  private static let phases: Set<String> = ["sources", "headers", "resources", "none"]

  /// What becomes of the files; a folder that is only referenced is copied as it is.
  private func phase(_ fields: SpecFields<SourceKey>) -> SourcePath.Phase {
    if fields[.type]?.string == "folder" { return .none }
    guard let phase = fields[.buildPhase] else { return .automatic }
    return phase.string.flatMap(SourcePath.Phase.init) ?? .none
  }

  /// Whether a build phase copies to Frameworks; XcodeGen stops at an unknown phase.
  private func copiesToFrameworks(_ phase: SpecValue) -> Bool {
    if let name = phase.string, !SourceDecoder.phases.contains(name) {
      log.error("`\(name)` is not a build phase of a source of \(target)", at: phase.place)
    }
    guard phase.isMap else { return false }
    let destination = phase["copyFiles"]?.copyDestination
    if destination == nil {
      log.error(
        "`buildPhase` of a source of \(target) needs `copyFiles` with a `destination`",
        at: phase.place)
    }
    let subpath = phase["copyFiles"]?["subpath"]?.string ?? ""
    return destination.map { CopyPhase(to: $0, subpath: subpath).leadsToFrameworks } ?? false
  }
}
