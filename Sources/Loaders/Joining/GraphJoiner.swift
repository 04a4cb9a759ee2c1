/// Joins all parts of a run into one graph: what one of them names is looked up among all of them.
enum GraphJoiner {
  /// Each step needs what the one before it made, so this order is the only one.
  static func join(
    _ parts: [LoadedPart], in workspaces: [XcodeWorkspace] = [], by options: JoiningOptions,
    into builder: inout GraphBuilder
  ) {
    if parts.contains(where: { $0.isPartial || $0.container == nil }) { builder.isPartial = true }
    // Targets first: all else calls them by the numbers that the builder hands out.
    let specs = addTargets(of: parts, in: workspaces, to: &builder)
    // No name is looked up before all names of all containers are known.
    let declared = parts.filter { $0.container != nil }
    let index = NameIndex(declared.compactMap(\.container), in: workspaces)
    for (number, container) in index.containers.enumerated()
    where container.policy.qualifiesWithSlash {
      for reference in container.references where !reference.isPackage {
        guard let other = index.container(at: reference.way) else { continue }
        builder.add(reference.key, leadingFrom: specs[number], to: specs[other])
      }
    }
    var links = LinkJoiner(
      index, specs: specs, partial: Set(declared.indices.filter { declared[$0].isPartial }),
      isPartial: builder.isPartial, options: options)
    links.add(to: &builder)
    // Notices last: they name targets, as reading did before targets had numbers.
    let notices = NoticeJoiner(index: index, specs: specs)
    notices.add(declared.map(\.notices), to: &builder)
    notices.addRepeatedDependencies(to: &builder)
    if let exists = options.exists {
      notices.addMissingFiles(exists, names: options.names, to: &builder)
    }
  }

  /// Adds the containers and their targets; returns the numbers of the containers.
  @discardableResult static func addTargets(
    of parts: [LoadedPart], in workspaces: [XcodeWorkspace] = [], to builder: inout GraphBuilder
  ) -> [SpecID] {
    let groups = XcodeWorkspace.groups(in: workspaces)
    let targets = parts.compactMap(\.container).lazy.flatMap(\.targets)
    builder.reserve(
      targets: parts.reduce(0) { $0 + $1.targetCount },
      links: targets.reduce(0) { $0 + $1.dependencies.count })
    return parts.compactMap { part in
      guard let container = part.container else { return nil }
      let spec = builder.add(container.spec)
      for target in container.targets {
        var made = target.made
        made.spec = spec
        if let file = container.projectFile, let groups = groups[file] {
          made.details.groups = groups + made.groups
        }
        _ = builder.add(made)
      }
      return spec
    }
  }
}

/// What a run knows about names that no loaded file explains.
package struct JoiningOptions: Sendable {
  /// Names that come from elsewhere.
  package var externals: [Pattern]
  /// Project files whose targets archlint does not read, relative to the root.
  package var externalProjects: [String]
  package var pods: PodNames
  /// Whether implicit names must be found; false if a single spec is checked alone.
  package var expectsImplicitNames: Bool
  /// Whether a path below the root leads anywhere; without it no source is missed.
  package var exists: (@Sendable (String) -> Bool)?
  /// How a ready binary below the root is linked, where its file shows it.
  package var linkage: (@Sendable (String) -> Linkage?)?
  /// What is there in place of what is missing, except for the case of its name.
  package var names: NamesByCase?

  package init(
    externals: [Pattern] = [], externalProjects: [String] = [], pods: PodNames = PodNames(),
    expectsImplicitNames: Bool = true, exists: (@Sendable (String) -> Bool)? = nil,
    linkage: (@Sendable (String) -> Linkage?)? = nil, names: NamesByCase? = nil
  ) {
    self.externals = externals
    self.externalProjects = externalProjects
    self.pods = pods
    self.expectsImplicitNames = expectsImplicitNames
    self.exists = exists
    self.linkage = linkage
    self.names = names
  }
}
