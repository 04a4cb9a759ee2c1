internal import Modules

// Functions and no initializers: those of a type of another module copy all that they made.

extension SpecTarget {
  /// The target as the graph has it.
  func inGraph(of project: SpecProject, _ spec: SpecID) -> Target {
    var target = Target(
      name: name, project: project.name, spec: spec, type: type, platform: platform, place: place)
    target.kind = kind
    target.destinations = destinations ?? []
    target.productName = productName
    target.settingNames = settingNames
    target.declaredLinkage = declaredLinkage
    target.linkage = linkage
    target.sources = sources.map {
      SourcePath(project.rootPath($0.path), isOptional: $0.isOptional, at: $0.place)
    }
    target.build = build
    target.tag = tag
    if tag.layer == nil { target.tag.layer = project.tag.layer }
    target.provenance = provenance
    return target
  }
}

extension SpecProject {
  /// A path that is relative to the spec, from the root of the run.
  func rootPath(_ relative: String) -> String {
    let isWhole = folder.isEmpty || relative.utf8.first == UInt8(ascii: "/")
    return PathText.folded(isWhole ? relative : folder + "/" + relative)
  }
}

extension SpecDependency {
  /// The dependency as the graph has it, with what XcodeGen makes of it.
  func inGraph(
    from: TargetID, to end: Link.End, _ decision: LinkDefaults.Decision, isInherited: Bool
  ) -> Link {
    var made = Link(
      from: from, to: end, kind: kind, reference: reference, links: decision.links,
      embeds: decision.embeds, place: place)
    made.writtenLink = link
    made.writtenEmbed = embed
    made.isImplicit = implicit
    made.isWeak = weak
    made.isInherited = isInherited
    made.platformFilters =
      destinationFilters?.map(\.rawValue)
      ?? (platformFilter == .all ? [] : [platformFilter.rawValue])
    made.provenance = provenance
    return made
  }
}

extension Notice {
  /// What the reader of a spec noticed, once its target has a number.
  init(_ notice: SpecNotice, spec: SpecID, target: TargetID?) {
    self.init(
      notice.kind, notice.subject, at: notice.place, spec: spec, target: target,
      suggestion: notice.suggestion, isSevere: notice.isGrave, notes: notice.notes)
  }
}
