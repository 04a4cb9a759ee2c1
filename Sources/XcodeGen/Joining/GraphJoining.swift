internal import Inputs
internal import Modules

/// Joins all specs of a run: what one of them names is looked up among all of them.
enum GraphJoining {
  /// Each step needs what the one before it made, so this order is the only one.
  static func join(
    _ loaded: [LoadedSpec], by options: JoiningOptions, into builder: inout GraphBuilder
  ) {
    if loaded.contains(where: { $0.isPartial || $0.project == nil }) { builder.isPartial = true }
    // Targets first: all else calls them by the numbers that the builder hands out.
    let (numbers, members) = add(loaded, to: &builder)
    // No name is looked up before all names of all specs are known.
    let specs = loaded.filter { $0.project != nil }
    let index = WorkspaceIndex(specs.compactMap(\.project), members)
    var links = LinkJoining(
      index, specs: numbers, partial: Set(specs.indices.filter { specs[$0].isPartial }),
      isPartial: builder.isPartial, options: options)
    links.add(to: &builder)
    // Notices last: they name targets, as reading did before targets had numbers.
    let notices = NoticeJoining(index: index, specs: numbers)
    notices.add(specs.map(\.notices), to: &builder)
    notices.addRepeatedDependencies(to: &builder)
    if let exists = options.exists {
      notices.addMissingFiles(exists, names: options.names, to: &builder)
    }
  }

  /// Adds the projects and their targets; both are told by the numbers that they got.
  static func add(
    _ loaded: [LoadedSpec], to builder: inout GraphBuilder
  ) -> ([SpecID], [WorkspaceIndex.Member]) {
    let count = loaded.reduce(0) { $0 + $1.targets.count }
    let links = loaded.lazy.flatMap(\.targets).reduce(0) { $0 + $1.dependencies.count }
    builder.reserve(targets: count, links: links)
    var specs: [SpecID] = []
    var members: [WorkspaceIndex.Member] = []
    members.reserveCapacity(count)
    for part in loaded {
      guard let project = part.project else { continue }
      let number = specs.count
      let spec = builder.add(
        Spec(
          path: project.path, project: project.name, place: project.place,
          hasPreGenCommand: project.options.hasPreGenCommand, isPartial: part.isPartial))
      specs.append(spec)
      for target in part.targets {
        var made = target.made
        made.spec = spec
        let id = builder.add(made)
        members.append(WorkspaceIndex.Member(id: id, project: number, target: target))
      }
    }
    return (specs, members)
  }
}
