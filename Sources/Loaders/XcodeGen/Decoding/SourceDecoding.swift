internal import Modules

/// Decodes `sources:`.
struct SourceDecoding {
  let log: SpecLog
  let owner: KeyOwner
  let origins: Origins

  private var target: String { owner.name }

  /// A string, or a list of strings and maps; anything else is no source.
  func decode(_ value: SpecValue) -> [SourceDraft] {
    if let path = value.string { return source(path, value, from: value).map { [$0] } ?? [] }
    if !value.isList { noteIgnored(value) }
    return value.items.compactMap { item in
      if let path = item.string { return source(path, item, from: item) }
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

  private func source(_ path: String, _ value: SpecValue, from item: SpecValue) -> SourceDraft? {
    guard log.mayKeep(path, at: value.place) else { return nil }
    return SourceDraft(
      path: path.isEmpty ? "." : PathText.tidied(path), place: value.place,
      provenance: origins.steps(from: item.node, to: owner))
  }

  private func decode(map: SpecValue) -> SourceDraft? {
    let fields = SpecFields<SourceKey>(map, in: owner, log: log)
    guard let path = fields[.path], let text = path.string else {
      log.error("a source of \(target) needs a `path`, a string", at: (fields[.path] ?? map).place)
      return nil
    }
    guard var source = source(text, path, from: map) else { return nil }
    source.isOptional = fields[.optional]?.bool ?? false
    source.excludes = log.kept(fields[.excludes]?.anyStrings, at: map.place) ?? []
    source.includes = log.kept(fields[.includes]?.anyStrings, at: map.place) ?? []
    source.phase = phase(fields)
    source.isFolder = fields[.type]?.string == "group" || fields[.type]?.string == "syncedFolder"
    fields.noteUnknown()
    if let phase = fields[.buildPhase] {
      source.isResource = phase.isMap || ["resources", "none"].contains(phase.string)
    }
    source.isCopiedToFrameworks = fields[.buildPhase].map(copiesToFrameworks) ?? false
    return source
  }

  /// The build phases that are told by their name; the copying of files needs a map.
  private static let phases: Set<String> = ["sources", "headers", "resources", "none"]

  /// What becomes of the files; a folder that is only referenced is copied as it is.
  private func phase(_ fields: SpecFields<SourceKey>) -> SourcePath.Phase {
    if fields[.type]?.string == "folder" { return .none }
    guard let phase = fields[.buildPhase] else { return .automatic }
    return phase.string.flatMap(SourcePath.Phase.init) ?? .none
  }

  /// Whether a build phase copies to where frameworks lie; one that XcodeGen does not know makes
  /// it give up.
  private func copiesToFrameworks(_ phase: SpecValue) -> Bool {
    if let name = phase.string, !SourceDecoding.phases.contains(name) {
      log.error("`\(name)` is no build phase of a source of \(target)", at: phase.place)
    }
    guard phase.isMap else { return false }
    let destination = phase["copyFiles"]?.copyDestination
    if destination == nil {
      log.error(
        "`buildPhase` of a source of \(target) needs `copyFiles` with a `destination`",
        at: phase.place)
    }
    return destination == .frameworks
  }
}
