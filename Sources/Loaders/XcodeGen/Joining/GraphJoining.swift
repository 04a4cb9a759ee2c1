internal import Documents
package import Modules

extension ModuleGraph {
  /// Joins all specs of a run: every name is looked up among all of them.
  ///
  /// Packages come with their own targets; what specs and packages call alike is not confused.
  package init(
    joining loads: [JoinedSpec], packages: [PackageDump] = [],
    options: JoiningOptions = JoiningOptions()
  ) {
    var joining = GraphJoining(loads, options: options)
    joining.addTargets()
    joining.addLinks()
    joining.addNotices()
    joining.add(packages)
    self = joining.graph()
  }
}

/// A project to be joined with others, and what was noticed while its spec was read.
package struct JoinedSpec {
  package let project: SpecProject
  package let notices: [SpecNotice]

  package init(_ project: SpecProject, notices: [SpecNotice] = []) {
    self.project = project
    self.notices = notices
  }
}

/// The work of joining: specs, targets, links and notices go into one builder.
struct GraphJoining {
  private var builder = GraphBuilder()
  private let loads: [JoinedSpec]
  private let options: JoiningOptions
  private let index: WorkspaceIndex
  private var resolver: Resolver
  private var specs: [SpecID] = []

  init(_ loads: [JoinedSpec], options: JoiningOptions) {
    // The order decides between names that nothing else tells apart.
    self.loads = loads.sorted { $0.project.path < $1.project.path }
    self.options = options
    index = WorkspaceIndex(self.loads.map(\.project))
    resolver = Resolver(index: index, options: options)
  }

  /// Everything together; the builder is given away, so that nothing in it is copied.
  mutating func graph() -> ModuleGraph {
    var whole = GraphBuilder()
    swap(&whole, &builder)
    return whole.build()
  }

  mutating func addTargets() {
    builder.reserve(targets: index.members.count, links: index.dependencyCount)
    for project in index.projects {
      specs.append(
        builder.add(
          Spec(
            path: project.path, project: project.name, place: project.place,
            hasPreGenCommand: project.options.hasPreGenCommand)))
    }
    // Numbers of targets are the same in the index and in the builder.
    for member in index.members {
      _ = builder.add(
        member.target.inGraph(of: index.projects[member.project], specs[member.project]))
    }
  }

  mutating func add(_ packages: [PackageDump]) {
    var packages = PackageJoining(packages, exists: options.exists)
    packages.add(to: &builder)
  }

  mutating func addLinks() {
    let effective = EffectiveDependencies(index: index)
    for member in index.members {
      let defaults = LinkDefaults(for: member.target.type)
      for item in effective.items(of: member) {
        let resolution = resolver.resolve(item.dependency, of: member)
        if let end = resolution.end { add(item, of: member, to: end, defaults) }
        for end in resolution.others { add(item, of: member, to: end, defaults) }
        guard let oddity = resolution.oddity, !item.isInherited else { continue }
        builder.add(notice(of: oddity, item.dependency, member))
      }
    }
  }

  private mutating func add(
    _ item: EffectiveDependencies.Item, of member: WorkspaceIndex.Member, to end: Resolution.End,
    _ defaults: LinkDefaults
  ) {
    let dependency = item.dependency
    let product = product(behind: dependency, end, for: member)
    var decision = defaults.decision(for: dependency, on: product)
    if member.target.kind != .native { decision = .orderOnly }
    if item.isOnlyEmbedded { decision.links = false }
    let to: Link.End =
      switch end {
      case .target(let id): .target(id)
      case .external(let external): .external(builder.add(external))
      }
    if decision.links, case .target(let id) = to, asksForObjC(dependency, index[id], member) {
      builder.loadObjCMembers(in: member.id)
    }
    builder.add(
      dependency.inGraph(from: member.id, to: to, decision, isInherited: item.isInherited))
  }

  /// Whether XcodeGen gives the consumer of a target `-ObjC`; it asks only targets of its spec.
  private func asksForObjC(
    _ dependency: SpecDependency, _ other: WorkspaceIndex.Member, _ member: WorkspaceIndex.Member
  ) -> Bool {
    dependency.kind == .target && other.project == member.project
      && (other.target.requiresObjCLinking ?? (other.target.type == .staticLibrary))
  }

  /// A target of another project is seen as Xcode builds it, a local one by its own settings.
  private func product(
    behind dependency: SpecDependency, _ end: Resolution.End, for member: WorkspaceIndex.Member
  ) -> LinkedProduct? {
    guard dependency.kind == .target else { return nil }
    guard case .target(let id) = end else {
      // All that is known of a target of an unread project is that specs usually name frameworks.
      return .dynamicFramework
    }
    let other = index[id]
    let isLocal = other.project == member.project
    return LinkedProduct(
      other.target.kind, other.target.type,
      isLocal ? other.target.declaredLinkage : other.target.linkage)
  }
}

extension GraphJoining {
  /// What reading and joining noticed, and sources that are not there.
  mutating func addNotices() {
    for (number, load) in loads.enumerated() {
      for notice in load.notices {
        let target = notice.target.flatMap { index.local($0, in: number) }
        builder.add(Notice(notice, spec: specs[number], target: target))
      }
    }
    for member in index.members {
      for repeated in member.target.repeatedDependencies {
        builder.add(Notice(repeated, spec: specs[member.project], target: member.id))
      }
    }
    guard let exists = options.exists else { return }
    for member in index.members {
      for notice in missingSources(of: member, exists: exists) { builder.add(notice) }
    }
  }

  private func missingSources(
    of member: WorkspaceIndex.Member, exists: (String) -> Bool
  ) -> [Notice] {
    let project = index.projects[member.project]
    return member.target.sources.compactMap { source in
      // A path with a variable depends on who generates the project.
      guard !source.isOptional, !source.path.utf8.contains(UInt8(ascii: "$")),
        !exists(project.rootPath(source.path))
      else { return nil }
      return Notice(
        .missingSource, source.path, at: source.place, spec: specs[member.project],
        target: member.id, isSevere: !project.options.hasPreGenCommand,
        provenance: source.provenance)
    }
  }

  private func notice(
    of oddity: Resolution.Oddity, _ dependency: SpecDependency, _ member: WorkspaceIndex.Member
  ) -> Notice {
    var notice = Notice(
      .unknownName, dependency.reference, at: dependency.place, spec: specs[member.project],
      target: member.id, provenance: dependency.provenance)
    switch oddity {
    case .unknown(let suggestion, let isGrave):
      notice.suggestion = suggestion
      notice.isSevere = isGrave
    case .builtHere:
      notice.kind = .sdkNameOfTarget
      notice.suggestion = "framework: \(dependency.reference)"
      notice.isSevere = false
    case .ambiguous(let taken, let all):
      notice.kind = .ambiguousName
      notice.isSevere = false
      notice.suggestion = qualifiedName(of: taken)
      notice.notes = all.map { Note(qualifiedName(of: $0), at: index[$0].target.place) }
    }
    return notice
  }

  private func qualifiedName(of id: TargetID) -> String {
    "\(index.projects[index[id].project].name)/\(index[id].target.name)"
  }
}
