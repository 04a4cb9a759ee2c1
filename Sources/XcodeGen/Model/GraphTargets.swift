internal import Documents
internal import Modules

extension SpecProject {
  /// Every target and aggregate, as the spec has it and as the graph will.
  func targetsInGraph() -> [LoadedSpec.GraphTarget] {
    (targets + aggregates.map(SpecTarget.init)).map { target in
      LoadedSpec.GraphTarget(read: target, made: target.inGraph(of: self))
    }
  }
}

// Functions and no initializers: those of a type of another module copy all that they made.

extension SpecTarget {
  /// The target as the graph has it, but for the number of its spec.
  fileprivate func inGraph(of project: SpecProject) -> Target {
    var details = Target.Details(project: project.name, productName: productName, place: place)
    details.destinations = destinations ?? []
    details.settingNames = settingNames
    details.moduleNames = moduleNames
    details.sources = sources.map { $0.inGraph(of: project) }
    details.build = build
    details.tag = tag
    if tag.layer == nil { details.tag.layer = project.tag.layer }
    details.provenance = provenance
    var target = Target(
      name: name, spec: SpecID(0), type: type, platform: platform, details: details)
    target.kind = kind
    target.declaredLinkage = declaredLinkage
    target.linkage = linkage
    return target
  }

  /// An aggregate target, as something that has no product.
  fileprivate convenience init(_ aggregate: SpecAggregate) {
    self.init(
      aggregate.name, .aggregate, .none, .auto,
      dependencies: aggregate.members.map {
        SpecDependency(kind: .target, reference: $0.name, place: $0.place, entry: $0.place)
      },
      tag: aggregate.tag, at: aggregate.place, provenance: aggregate.provenance)
  }
}

extension SpecSource {
  /// The source as the graph has it.
  fileprivate func inGraph(of project: SpecProject) -> SourcePath {
    var source = SourcePath(
      project.rootPath(path), isOptional: isOptional, isResource: isResource, at: place)
    source.phase = phase
    source.isFolder = isFolder
    source.excludes = excludes
    source.includes = includes
    source.skippedEndings = project.options.uncompiledEndings
    return source
  }
}
