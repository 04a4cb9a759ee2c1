/// Adds the links of all resolved dependencies.
struct LinkJoiner {
  private let index: NameIndex
  private let specs: [SpecID]
  private var resolver: NameResolver
  private let traits: PackageTraits
  private var notices: [Notice] = []
  /// Entries with unknown names that break a build.
  private var stumblingBlocks: Set<Place> = []

  init(
    _ index: NameIndex, specs: [SpecID], partial: Set<Int>, isPartial: Bool, options: JoiningOptions
  ) {
    (self.index, self.specs) = (index, specs)
    resolver = NameResolver(index: index, partial: partial, isPartial: isPartial, options: options)
    traits = PackageTraits(index, partial: partial)
  }

  mutating func add(to builder: inout GraphBuilder) {
    let effective = EffectiveDependencies(index: index)
    for id in index.ids {
      if index.pods[id] != nil, index[id].type.isApp { builder.addPodScript(to: id) }
      let flags = index[id].made.build.flags
      var linked: Set<Link.End> = []
      for item in effective.items(of: id)
      where traits.include(item.dependency, of: index.owner(of: item.writer ?? id)) {
        let resolution = resolver.resolve(item.dependency, of: item.writer ?? id)
        if let end = resolution.end {
          let link = add(item, of: id, to: end, in: &builder)
          if !flags.isEmpty, link.links, item.dependency.entry.platformFilters.isEmpty {
            linked.insert(link.to)
          }
        }
        for end in resolution.others { _ = add(item, of: id, to: end, in: &builder) }
        for product in resolution.products { add(item, of: id, to: product, in: &builder) }
        if let oddity = resolution.oddity { note(oddity, item, id) }
        if let other = otherPlatform(item, of: id, resolution.end) {
          note(.otherPlatform(other), item, id)
        }
        if item.dependency.kind == .framework, case .target(let other)? = resolution.end,
          index[other].made.settingNames.count > 1
        {
          note(.otherName(other), item, id)
        }
      }
      add(flags, of: id, besides: linked, to: &builder)
    }
    for var notice in notices {
      notice.isSevere = notice.isSevere && stumblingBlocks.contains(notice.place)
      builder.add(notice)
    }
  }

  /// Adds links by linker flags, unless an entry has them on all platforms.
  private mutating func add(
    _ flags: [Dependency], of id: TargetID, besides linked: Set<Link.End>,
    to builder: inout GraphBuilder
  ) {
    var linked = linked
    let policy = index.container(of: id).policy
    for flag in flags {
      guard let end = resolver.resolve(flag, of: id).end else { continue }
      if !policy.linksSystemByFlags, case .external(let external) = end, external.kind == .sdk {
        continue
      }
      guard linked.insert(builder.end(at: end)).inserted else { continue }
      _ = add(.init(dependency: flag, isInherited: false), of: id, to: end, in: &builder)
    }
  }

  /// Notes a problem of a name, for the target that writes it instead of targets that inherit it.
  private mutating func note(
    _ oddity: Resolution.NameIssue, _ item: EffectiveDependencies.Item, _ id: TargetID
  ) {
    let dependency = item.dependency
    let (target, policy) = (index[id], index.container(of: id).policy)
    let decision = policy.decision(dependency, target.type, nil)
    // A build fails because the product is missing, in linking or copying.
    let fails =
      decision.links && target.made.linkage != .static
      || decision.embeds && target.type != .staticLibrary
    if dependency.kind != .framework || fails {
      stumblingBlocks.insert(dependency.place)
    }
    if !item.isInherited { notices.append(notice(of: oddity, dependency, id)) }
  }

  private func add(
    _ item: EffectiveDependencies.Item, of id: TargetID, to end: Resolution.End,
    in builder: inout GraphBuilder
  ) -> Link {
    let dependency = item.dependency
    let product = product(behind: dependency, end, for: item.writer ?? id)
    let container = index.container(of: id)
    let decision = decision(item, of: id, end)
    let to = builder.end(at: end)
    if decision.links, case .target(let other) = to, asksForObjC(dependency, other, id) {
      builder.loadObjCMembers(in: id)
    }
    var link = dependency.inGraph(from: id, to: to, decision, in: container.kind)
    link.isInherited = item.isInherited
    link.isMisplaced = dependency.isMisplaced(product)
    builder.add(link, of: dependency.entry)
    return link
  }

  /// Adds a link to a product, except for Tuist, which embeds all that is dynamic.
  private func add(
    _ item: EffectiveDependencies.Item, of id: TargetID, to product: OfferedProduct,
    in builder: inout GraphBuilder
  ) {
    let container = index.container(of: id)
    guard let first = product.targets.first, !container.policy.reachesLikeTuist else { return }
    var link = item.dependency.inGraph(
      from: id, to: .target(first), decision(item, of: id, .target(first)), in: container.kind)
    link.isInherited = item.isInherited
    builder.add(link, of: item.dependency.entry, to: product.external, of: product.targets)
  }

  private func otherPlatform(
    _ item: EffectiveDependencies.Item, of id: TargetID, _ end: Resolution.End?
  ) -> TargetID? {
    let dependency = item.dependency
    guard [.target, .framework].contains(dependency.kind), case .target(let other)? = end,
      index[id].platform == .auto || index[id].platform != index[other].platform,
      index[other].made.canBeLinked, index[id].kind == .native
    else { return nil }
    let systems = index[other].made.supportedSystems
    // Other tools filter what some platform lacks.
    let isLacking =
      index.container(of: id).policy.addsLikeXcodeGen && !systems.isEmpty
      ? !index[id].made.systems(for: dependency).allSatisfy(systems.contains)
      : !index[id].runs(beside: index[other])
    return isLacking && decision(item, of: id, .target(other)).links ? other : nil
  }

  private func decision(
    _ item: EffectiveDependencies.Item, of id: TargetID, _ end: Resolution.End
  ) -> LinkDecision {
    var decision = index.container(of: id).policy.decision(
      item.dependency, index[id].type,
      product(behind: item.dependency, end, for: item.writer ?? id))
    if index[id].kind != .native { decision = .orderOnly }
    if item.dependency.kind == .carthage, index[id].type.isApp, !index[id].made.embedsCarthage {
      decision.embeds = item.dependency.embed ?? false
    }
    if item.isOnlyEmbedded { decision.links = false }
    return decision
  }

  /// Whether the consumer of a target gets `-ObjC`; the built target decides.
  private func asksForObjC(_ dependency: Dependency, _ other: TargetID, _ id: TargetID) -> Bool {
    if dependency.kind == .pod { return index[other].made.linkage == .static }
    guard dependency.kind == .target, index.container(of: id).policy.addsLikeXcodeGen else {
      return false
    }
    let isLibrary = index[other].type == .staticLibrary
    return index.owner(of: other) == index.owner(of: id)
      ? index[other].made.build.requiresObjCLinking ?? isLibrary
      : isLibrary || index[other].made.build.loadsObjCMembers
  }

  /// A target of another container as built, a local one by its base settings.
  private func product(
    behind dependency: Dependency, _ end: Resolution.End, for id: TargetID
  ) -> LinkedProduct? {
    guard dependency.kind == .target else { return nil }
    guard case .target(let other) = end else {
      // Specs usually refer to frameworks of unread projects.
      return .dynamicFramework
    }
    let isLocal = index.owner(of: other) == index.owner(of: id)
    return LinkedProduct(
      index[other].kind, index[other].type,
      isLocal ? index[other].made.declaredLinkage : index[other].foreignLinkage)
  }

  private func notice(
    of oddity: Resolution.NameIssue, _ dependency: Dependency, _ id: TargetID
  ) -> Notice {
    var notice = Notice(
      .unknownName, dependency.reference, at: dependency.place, spec: specs[index.owner(of: id)],
      target: id, provenance: dependency.provenance)
    switch oddity {
    case .unknown(let suggestion, let isSevere, let unread):
      notice.suggestion = suggestion
      notice.isSevere = isSevere && unread == nil
      notice.notes = index.builders(of: dependency.reference).filter { $0 != id }.map { id in
        Note("\(qualifiedName(of: id)) builds it, in no shared workspace", at: index[id].place)
      }
      notice.isBuiltElsewhere = !notice.notes.isEmpty
      notice.notes += [unread].compactMap { $0 }.map {
        Note("a product may get this name in a file that could not be read", at: Place(file: $0))
      }
    case .withoutProject(let folder):
      (notice.path, notice.mistake) = (folder, folder)
      notice.notes = [Note("no Project.swift in `\(folder)`", at: dependency.place)]
    case .unknownProduct(let name, let packages, let isSevere):
      let own = dependency.kind == .targetOrProduct ? index.localNames(in: index.owner(of: id)) : []
      let known = own + index.productNames(of: packages)
      let targets = packages.compactMap { index.local(name, in: $0) }
      (notice.kind, notice.subject, notice.mistake) = (.unknownProduct, name, name)
      notice.isSevere = isSevere
      notice.suggestion = targets.isEmpty ? NearestName.of(name, amongFew: known) : nil
      notice.notes = targets.map { Note("its target", at: index[$0].place) }
    case .unlistedProduct(let name, let package, let isSevere):
      notice.isSevere = isSevere
      let user = index.container(of: id)
      let (keys, written) = (user.references.filter(\.isPackage), dependency.container ?? name)
      let key =
        keys.first { package != nil && index.container(at: $0.way) == package }?.key
        ?? (package == nil ? NearestName.of(written, amongFew: keys.map(\.key)) : nil)
      let other = package.map { index.containers[$0] }
      let path = other?.folder.path(from: user.folder)
      (notice.kind, notice.subject, notice.mistake) = (.unlistedProduct, name, name)
      notice.suggestion =
        key.map { ".product(name: \"\(name)\", package: \"\($0)\")" }
        ?? path.map { ".package(path: \"\($0.isEmpty ? "." : $0)\")" }
      notice.notes = other.map { [Note("its package", at: $0.spec.place)] } ?? []
    case .alone: notice.kind = .loneName
    case .perhapsPod: notice.kind = .podName
    case .otherPlatform(let id):
      let other = index[id]
      notice.kind = .otherPlatform
      let platforms = other.made.systems.map(\.rawValue).joined(separator: ", ")
      notice.suggestion = platforms
      notice.notes = [Note("\(other.name) builds it, for \(platforms)", at: other.place)]
    case .lacksPlatform(let platforms):
      notice.kind = .otherPlatform
      notice.suggestion = platforms.map(\.rawValue).sorted().joined(separator: ", ")
    case .otherName(let id):
      notice.kind = .otherName
      notice.suggestion = index[id].made.settingNames.joined(separator: ", ")
      notice.notes = [Note(qualifiedName(of: id), at: index[id].place)]
    case .builtHere:
      notice.kind = .sdkNameOfTarget
      notice.suggestion = "framework: \(dependency.reference)"
      notice.isSevere = false
    case .ambiguous(let all, let isDisputed):
      notice.kind = isDisputed ? .disputedName : .ambiguousName
      notice.isSevere = false
      notice.suggestion = all.first.map(qualifiedName)
      notice.notes = all.map { Note(qualifiedName(of: $0), at: index[$0].place) }
    }
    return notice
  }

  private func qualifiedName(of id: TargetID) -> String {
    "\(index.container(of: id).name)/\(index[id].name)"
  }
}

extension GraphBuilder {
  fileprivate mutating func end(at end: Resolution.End) -> Link.End {
    switch end {
    case .target(let id): .target(id)
    case .external(let external): .external(add(external))
    }
  }
}

extension Dependency {
  /// Whether a copy goes to another folder than Frameworks: by `copy:`, or as a resource.
  fileprivate func isMisplaced(_ product: LinkedProduct?) -> Bool {
    if let copy { return !copy.leadsToFrameworks }
    return kind == .bundle || product == .dynamicLibrary
  }

  /// The dependency for the graph, with the tool's decision.
  ///
  /// Not an initializer, since those of another module's type copy everything.
  fileprivate func inGraph(
    from: TargetID, to end: Link.End, _ decision: LinkDecision, in container: Container.Kind
  ) -> Link {
    var made = Link(
      from: from, to: end, kind: linkKind(to: end, in: container), links: decision.links,
      embeds: decision.embeds)
    made.writtenLink = link
    made.writtenEmbed = embed
    made.isImplicit = implicit
    made.isWeak = weak
    made.isFlag = kind == .flag
    return made
  }

  /// The kind of a link to an end; within packages always to a target.
  private func linkKind(to end: Link.End, in container: Container.Kind) -> Link.Kind {
    switch kind {
    case .target: .target
    case .framework, .flag, .pod: .framework
    case .bundle: .bundle
    case .carthage: .carthage
    case .sdk: .sdk
    case .product where container == .project: .package
    case .product, .targetOrProduct: if case .target = end { .target } else { .package }
    }
  }
}
