internal import Inputs
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
      notices.addMissingFiles(exists, names: options.names, to: &builder)
    }
  }

  private static func add(
    _ loaded: [(SpecProject, LoadedSpec)], to builder: inout GraphBuilder
  ) -> ([SpecID], [WorkspaceIndex.Member]) {
    let count = loaded.reduce(0) { $0 + $1.1.targets.count }
    let links = loaded.lazy.flatMap(\.1.targets).reduce(0) { $0 + $1.dependencies.count }
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
      for target in part.targets {
        var made = target.made
        made.spec = spec
        let id = builder.add(made)
        members.append(WorkspaceIndex.Member(id: id, project: index, target: target))
      }
    }
    return (specs, members)
  }
}
