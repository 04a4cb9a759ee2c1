internal import Documents
internal import Inputs
internal import Modules

/// Adds the links that the dependencies of all targets come to.
struct LinkJoining {
  private let index: WorkspaceIndex
  /// The numbers of the projects of the index.
  private let specs: [SpecID]
  private var resolver: Resolver
  /// What is noticed of names, and whether that may be severe; told once all links are known.
  private var notices: [(notice: Notice, mayBeSevere: Bool)] = []
  /// Entries with unknown names at which a build stumbles.
  private var stumblingBlocks: Set<Place> = []

  init(
    _ index: WorkspaceIndex, specs: [SpecID], partial: Set<Int>, isPartial: Bool,
    options: JoiningOptions
  ) {
    self.index = index
    self.specs = specs
    resolver = Resolver(index: index, partial: partial, isPartial: isPartial, options: options)
  }

  mutating func add(to builder: inout GraphBuilder) {
    let effective = EffectiveDependencies(index: index)
    for member in index.members {
      let defaults = LinkDefaults(for: member.target.type)
      for item in effective.items(of: member) {
        let resolution = resolver.resolve(item.dependency, of: member)
        if let end = resolution.end { add(item, of: member, to: end, defaults, in: &builder) }
        for end in resolution.others { add(item, of: member, to: end, defaults, in: &builder) }
        if let oddity = resolution.oddity { note(oddity, item, member, defaults) }
      }
    }
    for (var notice, mayBeSevere) in notices {
      notice.isSevere = mayBeSevere && stumblingBlocks.contains(notice.place)
      builder.add(notice)
    }
  }

  /// Notes what is odd about a name, for the target that writes it; others may inherit the entry.
  private mutating func note(
    _ oddity: Resolution.Oddity, _ item: EffectiveDependencies.Item,
    _ member: WorkspaceIndex.Member, _ defaults: LinkDefaults
  ) {
    let dependency = item.dependency
    if dependency.kind != .framework || member.target.stumbles(over: defaults, dependency) {
      stumblingBlocks.insert(dependency.place)
    }
    guard !item.isInherited else { return }
    let notice = notice(of: oddity, dependency, member)
    notices.append((notice, notice.isSevere))
  }

  private func add(
    _ item: EffectiveDependencies.Item, of member: WorkspaceIndex.Member, to end: Resolution.End,
    _ defaults: LinkDefaults, in builder: inout GraphBuilder
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
    var link = dependency.inGraph(from: member.id, to: to, decision, isInherited: item.isInherited)
    link.isMisplaced = dependency.isMisplaced(product)
    builder.add(link)
  }

  /// Whether XcodeGen gives the consumer of a target `-ObjC`; of another project it sees only the
  /// generated target, not what its spec says about this.
  private func asksForObjC(
    _ dependency: SpecDependency, _ other: WorkspaceIndex.Member, _ member: WorkspaceIndex.Member
  ) -> Bool {
    guard dependency.kind == .target else { return false }
    let isLibrary = other.target.type == .staticLibrary
    return other.project == member.project
      ? other.target.requiresObjCLinking ?? isLibrary
      : isLibrary || other.target.made.build.loadsObjCMembers
  }

  /// A target of another project is seen as it was generated, a local one by its base settings.
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
      isLocal ? other.target.made.declaredLinkage : other.target.foreignLinkage)
  }

  private func notice(
    of oddity: Resolution.Oddity, _ dependency: SpecDependency, _ member: WorkspaceIndex.Member
  ) -> Notice {
    var notice = Notice(
      .unknownName, dependency.reference, at: dependency.place, spec: specs[member.project],
      target: member.id, provenance: dependency.provenance)
    switch oddity {
    case .unknown(let suggestion, let isSevere, let unread):
      notice.suggestion = suggestion
      notice.isSevere = isSevere && unread == nil
      if let unread {
        notice.notes = [
          Note(
            "a product may get this name in a file that could not be read", at: Place(file: unread))
        ]
      }
    case .alone: notice.kind = .loneName
    case .perhapsPod: notice.kind = .podName
    case .otherPlatform(let id):
      let other = index[id].target
      notice.kind = .otherPlatform
      notice.suggestion = other.platform.rawValue
      notice.notes = [
        Note("\(other.name) builds it, for \(other.platform.rawValue)", at: other.place)
      ]
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

extension SpecTarget {
  /// Whether a build comes to a product that is not there: to link it into an image, or to copy it.
  fileprivate func stumbles(over defaults: LinkDefaults, _ dependency: SpecDependency) -> Bool {
    let decision = defaults.decision(for: dependency, on: nil)
    return decision.links && made.linkage != .static || decision.embeds && type != .staticLibrary
  }
}

extension SpecDependency {
  /// Whether a copy goes elsewhere than into the folder of frameworks: where `copy:` says so, and
  /// what is no framework among the resources.
  fileprivate func isMisplaced(_ product: LinkedProduct?) -> Bool {
    if let copy {
      let isFolder = copy.subpath.isEmpty || copy.subpath == "."
      let isInside = copy.subpath == "Frameworks" || copy.subpath == "Contents/Frameworks"
      return
        !(copy.destination == .frameworks && isFolder
        || copy.destination == .wrapper && isInside)
    }
    return kind == .bundle || product == .dynamicLibrary
  }

  /// The dependency as the graph has it, with what XcodeGen makes of it; a function and no
  /// initializer, as for targets.
  fileprivate func inGraph(
    from: TargetID, to end: Link.End, _ decision: LinkDefaults.Decision, isInherited: Bool
  ) -> Link {
    var made = Link(
      from: from, to: end, kind: kind, links: decision.links, embeds: decision.embeds,
      entry: entry)
    made.writtenLink = link
    made.writtenEmbed = embed
    made.isImplicit = implicit
    made.isWeak = weak
    made.isInherited = isInherited
    return made
  }
}
