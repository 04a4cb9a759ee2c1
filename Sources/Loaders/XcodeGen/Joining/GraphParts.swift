internal import Modules

extension Target {
  /// A target of a spec, as the graph has it.
  init(_ target: SpecTarget, of project: SpecProject, spec: SpecID) {
    self.init(
      name: target.name, project: project.name, spec: spec, type: target.type,
      platform: target.platform, place: target.place)
    kind = target.kind
    destinations = target.destinations ?? []
    productName = target.productName
    settingNames = target.settingNames
    declaredLinkage = target.declaredLinkage
    linkage = target.linkage
    sources = target.sources.map {
      SourcePath(project.rootPath($0.path), isOptional: $0.isOptional, at: $0.place)
    }
    build = target.build
    tag = target.tag
    if tag.layer == nil { tag.layer = project.tag.layer }
    provenance = target.provenance
  }
}

extension SpecProject {
  /// A path that is relative to the spec, from the root of the run.
  func rootPath(_ relative: String) -> String {
    let isWhole = folder.isEmpty || relative.hasPrefix("/")
    return PathText.folded(isWhole ? relative : "\(folder)/\(relative)")
  }
}

extension Link {
  /// A dependency of a spec, with what XcodeGen makes of it.
  init(
    _ dependency: SpecDependency, from: TargetID, to: End, _ decision: LinkDefaults.Decision,
    isInherited: Bool
  ) {
    self.init(
      from: from, to: to, kind: dependency.kind, reference: dependency.reference,
      links: decision.links, embeds: decision.embeds, place: dependency.place)
    writtenLink = dependency.link
    writtenEmbed = dependency.embed
    isImplicit = dependency.implicit
    isWeak = dependency.weak
    self.isInherited = isInherited
    platformFilters =
      dependency.destinationFilters?.map(\.rawValue)
      ?? (dependency.platformFilter == .all ? [] : [dependency.platformFilter.rawValue])
    provenance = dependency.provenance
  }
}

extension Notice {
  /// What the reader of a spec noticed, once its target has a number.
  init(_ notice: SpecNotice, spec: SpecID, target: TargetID?) {
    self.init(
      notice.kind, notice.subject, at: notice.place, spec: spec, target: target,
      suggestion: notice.suggestion, isGrave: notice.isGrave, notes: notice.notes)
  }
}
