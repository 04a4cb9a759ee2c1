internal import Modules

extension SpecProject {
  /// What the graph gets of the project: its targets, and its aggregates as such.
  var allTargets: [SpecTarget] {
    aggregates.isEmpty ? targets : targets + aggregates.map { $0.target(of: head) }
  }
}

// Functions and no initializers: those of a type of another module copy all that they made.

extension SpecAggregate {
  fileprivate func target(of head: ProjectHead) -> SpecTarget {
    var details = Target.Details(project: head.name, productName: name, place: place)
    details.tag = tag.belonging(to: head)
    details.provenance = provenance
    var made = Target(
      name: name, spec: SpecID(0), type: .none, platform: .auto, details: details)
    made.kind = .aggregate
    return SpecTarget(
      made, foreignLinkage: made.linkage,
      dependencies: members.map {
        SpecDependency(kind: .target, reference: $0.name, place: $0.place)
      })
  }
}

extension ArchitectureTag {
  /// A tag of one target: the layer of the project is that of its targets.
  func belonging(to head: ProjectHead) -> ArchitectureTag {
    var tag = self
    if tag.layer == nil { tag.layer = head.tag.layer }
    return tag
  }
}

extension SourceDraft {
  var inSpec: SpecSource { SpecSource(path: path, provenance: provenance) }

  func inGraph(of head: ProjectHead) -> SourcePath {
    var source = SourcePath(
      head.rootPath(path), isOptional: isOptional, isResource: isResource, at: place)
    source.phase = phase
    source.isFolder = isFolder
    source.excludes = excludes
    source.includes = includes
    source.skippedEndings = head.options.uncompiledEndings
    return source
  }
}
