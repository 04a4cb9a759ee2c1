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

  /// What a dependency leads to: a target, or else something that only its words name.
  private struct End: Hashable {
    let target: TargetID?
    let words: String
  }

  private func walk(from top: TargetID) -> [Reached] {
    let type = index[top].type
    var reached: [Reached] = []
    // Whether the path so far is through static code only.
    var seen: [TargetID: Bool] = [top: true]
    let listed = Set(targets(of: top))
    var numbers: [End: Int] = [:]
    var queue: [(target: TargetID, isStatic: Bool)] = [(top, true)]
    var next = 0
    while next < queue.count {
      let (from, isStatic) = queue[next]
      next += 1
      for dependency in index[from].dependencies where dependency.link != false {
        let other = target(of: dependency, from)
        let isListed = from == top || other.map(listed.contains) ?? false
        if !isListed, other != top {
          let item = EffectiveDependencies.Item(
            dependency: dependency, isInherited: true, isOnlyEmbedded: !isStatic, writer: from)
          let isDynamic =
            other.map { index[$0].made.linkage == .dynamic }
            ?? (dependency.kind == .framework && dependency.reference.hasSuffix("framework"))
          let counts = isStatic ? type.linksInTuist : isDynamic && type.embedsInTuist
          let end = End(target: other, words: other == nil ? dependency.reference : "")
          // A way through static code may be longer than the first one found.
          if counts, let number = numbers[end] {
            if isStatic, reached[number].item.isOnlyEmbedded { reached[number].item = item }
          } else if counts {
            numbers[end] = reached.count
            reached.append((item, other))
          }
        }
        // What embeds has its own frameworks.
        guard let other, !index[other].type.embedsInTuist else { continue }
        let staysStatic = isStatic && index[other].made.linkage == .static
        if let known = seen[other], known || !staysStatic { continue }
        seen[other] = staysStatic
        queue.append((other, staysStatic))
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
