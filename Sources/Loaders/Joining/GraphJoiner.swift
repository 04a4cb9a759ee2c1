/// Joins all parts of a run into one graph, and resolves names among all of them.
enum GraphJoiner {
  /// Each step needs the result of the one before.
  static func join(
    _ parts: [LoadedPart], in workspaces: [XcodeWorkspace] = [], with pods: [PodUse] = [],
    by options: JoiningOptions, into builder: inout GraphBuilder
  ) {
    if parts.contains(where: { $0.isPartial || $0.container == nil }) { builder.isPartial = true }
    // Targets first, since everything else refers to them by number.
    let specs = addTargets(of: parts, in: workspaces, to: &builder)
    // All names must be known before any is resolved.
    let declared = parts.filter { $0.container != nil }
    let index = NameIndex(declared.compactMap(\.container), in: workspaces, with: pods)
    for (number, container) in index.containers.enumerated() {
      builder.pods.packages.formUnion(
        container.references.compactMap { $0.identity?.lowercased() })
      for reference in container.references {
        guard let other = index.container(at: reference.way) else { continue }
        builder.add(
          reference.key, leadingFrom: specs[number], to: specs[other],
          isExternal: reference.isExternal)
      }
      for product in container.products {
        for id in product.targets.compactMap({ index.local($0, in: number) }) {
          builder.offer(id, as: product.name, at: product.place)
        }
      }
    }
    var links = LinkJoiner(
      index, specs: specs, partial: Set(declared.indices.filter { declared[$0].isPartial }),
      isPartial: builder.isPartial, options: options)
    links.add(to: &builder)
    // Notices last, since they name targets that have numbers only now.
    let notices = NoticeJoiner(index: index, specs: specs)
    notices.add(declared.map(\.notices), to: &builder)
    notices.addRepeatedDependencies(to: &builder)
    notices.addLostPods(to: &builder)
    if let exists = options.exists {
      notices.addMissingFiles(exists, names: options.names, to: &builder)
    }
  }

  /// Adds the containers and their targets; returns the numbers of the containers.
  @discardableResult static func addTargets(
    of parts: [LoadedPart], in workspaces: [XcodeWorkspace] = [], to builder: inout GraphBuilder
  ) -> [SpecID] {
    let groups = XcodeWorkspace.groups(in: workspaces)
    return parts.compactMap { part in
      guard let container = part.container else { return nil }
      let spec = builder.add(container.spec)
      for target in container.targets {
        var made = target.made
        made.spec = spec
        if let groups = groups[container.mainFile] {
          made.details.groups = groups + made.groups
        }
        _ = builder.add(made)
      }
      return spec
    }
  }
}

/// External knowledge for resolving names.
package struct JoiningOptions: Sendable {
  package var externals: [Pattern] = []
  package var externalProjects: [String] = []
  package var pods = PodNames()
  /// Whether implicit names must be found; false if a single spec is checked alone.
  package var expectsImplicitNames = true
  /// Whether a path below the root exists; nil if unknown, so that no source is reported missing.
  package var exists: (@Sendable (String) -> Bool)?
  /// Reads a prebuilt binary below the root.
  package var binary: (@Sendable (String) -> PrebuiltBinary)?
  /// Whether projects are compared with the specs that generate them.
  package var comparesProjects = false
  /// Existing names that differ from missing ones in case.
  package var names: NamesByCase?

  package init() {}
}
