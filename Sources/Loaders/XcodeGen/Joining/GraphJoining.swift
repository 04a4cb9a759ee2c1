internal import Documents
internal import Modules

/// Joins all specs of a run: what one of them names is looked up among all of them.
enum GraphJoining {
  /// Each step needs what the one before it made, so this order is the only one.
  static func join(
    _ loaded: [LoadedSpec], by options: JoiningOptions, into builder: inout GraphBuilder
  ) {
    let specs = loaded.compactMap { spec in spec.project.map { ($0, spec) } }
    let projects = specs.map(\.0)
    if loaded.contains(where: { $0.isPartial || $0.project == nil }) { builder.isPartial = true }
    // Targets first: all else calls them by the numbers that the builder hands out.
    let (numbers, members) = add(specs, to: &builder)
    // No name is looked up before all names of all specs are known.
    let index = WorkspaceIndex(projects, members)
    var links = LinkJoining(
      index, specs: numbers, partial: Set(specs.indices.filter { specs[$0].1.isPartial }),
      isPartial: builder.isPartial, options: options)
    links.add(to: &builder)
    // Notices last: they name targets, as reading did before targets had numbers.
    let notices = NoticeJoining(index: index, specs: numbers)
    notices.add(specs.map(\.1.notices), to: &builder)
    notices.addRepeatedDependencies(to: &builder)
    if let exists = options.exists {
      notices.addMissingFiles(exists, inOtherCase: options.inOtherCase, to: &builder)
    }
  }

  private static func add(
    _ loaded: [(SpecProject, LoadedSpec)], to builder: inout GraphBuilder
  ) -> ([SpecID], [WorkspaceIndex.Member]) {
    let targets = loaded.map(\.0).map { $0.targets + $0.aggregates.map(SpecTarget.init) }
    let count = targets.reduce(0) { $0 + $1.count }
    let links = targets.joined().reduce(0) { $0 + $1.dependencies.count }
    builder.reserve(targets: count, links: links)
    var specs: [SpecID] = []
    var members: [WorkspaceIndex.Member] = []
    members.reserveCapacity(count)
    for (index, (project, part)) in loaded.enumerated() {
      let spec = builder.add(
        Spec(
          path: project.path, project: project.name, place: project.place,
          hasPreGenCommand: project.options.hasPreGenCommand, isPartial: part.isPartial))
      specs.append(spec)
      for target in targets[index] {
        let id = builder.add(target.inGraph(of: project, spec))
        members.append(WorkspaceIndex.Member(id: id, project: index, target: target))
      }
    }
    return (specs, members)
  }
}

// Functions and no initializers: those of a type of another module copy all that they made.

extension SpecTarget {
  /// The target as the graph has it.
  fileprivate func inGraph(of project: SpecProject, _ spec: SpecID) -> Target {
    var target = Target(
      name: name, project: project.name, spec: spec, type: type, platform: platform, place: place)
    target.kind = kind
    target.destinations = destinations ?? []
    target.productName = productName
    target.settingNames = settingNames
    target.declaredLinkage = declaredLinkage
    target.linkage = linkage
    target.moduleNames = moduleNames
    target.sources = sources.map { $0.inGraph(of: project) }
    target.build = build
    target.tag = tag
    if tag.layer == nil { target.tag.layer = project.tag.layer }
    target.provenance = provenance
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
