/// The transitive dependencies that Tuist links or embeds: static code, and frameworks behind it.
struct TuistClosure {
  let index: NameIndex

  func items(of top: TargetID) -> [EffectiveDependencies.Item] {
    let type = index[top].type
    guard type.linksInTuist || type.embedsInTuist else { return [] }
    var closure = walk(from: top)
    if type == .unitTests, let host = targets(of: top).first(where: { index[$0].type.isApp }) {
      // The host application's frameworks are not embedded again.
      let hosted = Set(targets(of: host) + walk(from: host).compactMap(\.target))
      closure.removeAll { $0.target.map(hosted.contains) ?? false }
    }
    return closure.map(\.item)
  }

  private typealias Reached = (item: EffectiveDependencies.Item, target: TargetID?)

  private func walk(from top: TargetID) -> [Reached] {
    let type = index[top].type
    var reached: [Reached] = []
    var listed = Set(targets(of: top))
    var externals: Set<String> = []
    var seen: Set<TargetID> = []
    // A way through static code counts before all others, however long it is.
    var (statics, others): (ArraySlice<TargetID>, ArraySlice<TargetID>) = ([top], [])
    while let from = statics.first ?? others.first {
      let isStatic = !statics.isEmpty
      _ = isStatic ? statics.removeFirst() : others.removeFirst()
      guard seen.insert(from).inserted else { continue }
      for dependency in index[from].dependencies where dependency.link != false {
        let other = target(of: dependency, from)
        let isDynamic =
          other.map { index[$0].made.linkage == .dynamic }
          ?? (dependency.kind == .framework && dependency.reference.hasSuffix("framework"))
        let counts = isStatic ? type.linksInTuist : isDynamic && type.embedsInTuist
        if from != top, other != top, counts,
          other.map({ listed.insert($0).inserted })
            ?? externals.insert(dependency.reference).inserted
        {
          let item = EffectiveDependencies.Item(
            dependency: dependency, isInherited: true, isOnlyEmbedded: !isStatic, writer: from)
          reached.append((item, other))
        }
        // What embeds has its own frameworks.
        guard let other, !index[other].type.embedsInTuist else { continue }
        if isStatic, index[other].made.linkage == .static {
          statics.append(other)
        } else {
          others.append(other)
        }
      }
    }
    return reached
  }

  private func targets(of id: TargetID) -> [TargetID] {
    index[id].dependencies.compactMap { target(of: $0, id) }
  }

  private func target(of dependency: Dependency, _ writer: TargetID) -> TargetID? {
    guard dependency.kind == .target else { return nil }
    guard let key = dependency.container else {
      return index.local(dependency.reference, in: index.owner(of: writer))
    }
    return index.container(at: .projectFolder(key)).flatMap {
      index.local(dependency.reference, in: $0)
    }
  }
}

extension ProductType {
  var linksInTuist: Bool {
    self == .framework || isExecutable && self != .watch2App && self != .stickerPack
      || self == .xpcService
  }

  var embedsInTuist: Bool {
    isApp || isTest || self == .watch2Extension || self == .systemExtension || self == .xpcService
  }
}
