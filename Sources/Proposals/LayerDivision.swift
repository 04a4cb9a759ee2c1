/// A layer whose modules build on one another, divided so that links against these are found.
///
/// What puts modules together is a layer above them, and what they have in common one below. For
/// example, `Client -> Net, Store, Log` and `Net, Store -> Log` is `Client` above the two, and `Log`
/// below. Without such modules, those that build on others are above these.
struct LayerDivision {
  private let project: ProjectAnalysis
  private let whole: Group
  private let most: Int
  /// Where modules build on one another in more steps than these, no few layers are strict.
  private static let mostSteps = 16
  /// Teams have no more layers of a kind: the rest is how links happen to be.
  private static let mostStrata = 4

  init(of layer: Group, into most: Int, in project: ProjectAnalysis) {
    (whole, self.most, self.project) = (layer, most, project)
  }

  /// Top to bottom.
  var parts: [Group] {
    guard !whole.isPrograms, most > 1, project.links.pairs(within: whole.modules) > 0 else {
      return [whole]
    }
    return withEndsApart ?? levels ?? [whole]
  }

  /// Parts within which nothing links anything, each of which builds on those below.
  ///
  /// If half of a strict layer links one of its modules, this one and the others.
  ///
  /// For example, `Auth -> Net, Log` and `Chart -> Log` are `Auth, Chart` above `Log, Net`. At most
  /// two parts have several modules; what has no links here is in the largest.
  var strata: [Group]? {
    guard [.links, .name].contains(whole.evidence) || whole.folder != nil || whole.isOfFeatures
    else { return nil }
    var parts = steps
    if whole.isOfFeatures || LayerDivision.isStrict(whole, in: project) {
      guard let base = habit, project.layerName(of: base) != whole.name,
        isStrict(whole.modules.filter({ $0 != base }))
      else { return nil }
      parts = [whole.modules.filter { $0 != base }, [base]]
    } else if !parts.allSatisfy({ project.links.pairs(within: $0) == 0 }) || haveOneKind {
      return nil
    }
    guard parts.count > 1, parts.count <= min(most, LayerDivision.mostStrata),
      let largest = parts.indices.max(by: { parts[$0].count <= parts[$1].count })
    else { return nil }
    parts[largest] += Set(whole.modules).subtracting(parts.joined())
    let several = parts.indices.filter { parts[$0].count > 1 }
    // Only what all others build on can be two layers without a name.
    let mostSeveral = whole.isCalledLow || whole.evidence == .links ? 2 : 1
    guard several.count <= mostSeveral else { return nil }
    let named = parts.firstIndex { $0.contains { project.layerName(of: $0) == whole.name } }
    let kept = named ?? several.first ?? 0
    return parts.indices.map { index in
      if index == kept {
        var rest = whole
        for module in parts.joined() where !parts[kept].contains(module) { rest.remove(module) }
        return rest
      }
      return parts[index].count > 1
        ? floor(of: parts[index])
        : Group(project.layerName(of: parts[index][0]), parts[index], .name)
    }
  }

  /// Whether all names end alike, as `NetService` and `DiskService`.
  private var haveOneKind: Bool {
    Set(whole.modules.map { NameWords.of(project.name(of: $0)).last }).count == 1
  }

  /// The module that half of the layer links, and that links nothing there.
  private var habit: TargetID? {
    let counts = project.links.parts(within: whole.modules).joined().map(\.self).counts
    let bases = counts.filter { module, users in
      LayerException.isCommon(users, of: whole.modules.count)
        && project.links.successors(of: module).isDisjoint(with: whole.modules)
    }
    return bases.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Several modules without the only one that links others of them, or that others link.
  var withOneApart: [Group]? {
    let links = project.links.parts(within: whole.modules)
    let sources = zip(whole.modules, links).filter { !$1.isEmpty }.map(\.0)
    let targets = links.reduce(Set()) { $0.union($1) }
    guard whole.evidence == .links, !whole.areFeatures, whole.modules.count > 2,
      !sources.isEmpty, let base = targets.first
    else { return nil }
    let isLow = project.usualName(of: base)?.rank ?? 0 >= UsualName.lowRank
    let isBase = targets.count == 1 && (sources.count > 1 || isLow)
    guard isBase || sources.count == 1 else { return nil }
    var rest = whole
    rest.remove(isBase ? base : sources[0])
    return isBase ? [rest, floor(of: [base])] : [Group(sources[0]), rest]
  }

  /// The layer between a module that links most of it, one that most of it links, or both, if these
  /// have nearly all of its links, or most of those that features leave.
  private var withEndsApart: [Group]? {
    guard whole.presetRank == nil || whole.isCalledFeature else { return nil }
    let shared = withSharedApart(whole)
    var (rest, upper, lower) = (whole, [Group](), [Group]())
    var found: [Group]?
    while upper.count + lower.count < min(2, most - 1), let end = end(of: rest.modules),
      end.isBase || upper.isEmpty
    {
      let used = project.links.successors(of: end.module).intersection(rest.modules)
      let isUmbrella = used.count * 2 > rest.modules.count
      rest.remove(end.module)
      let apart = Group(project.layerName(of: end.module), [end.module], .name)
      if !end.isBase {
        upper.append(apart)
      } else {
        lower = lower.isEmpty ? [apart] : [floor(of: apart.modules + lower[0].modules)]
      }
      let parts = project.links.parts(within: rest.modules)
      if parts.allSatisfy(\.isEmpty) { return upper + [rest] + lower }
      if found == nil, whole.isLoose || shared != nil && isUmbrella, isStrict(rest.modules) {
        found = upper + [rest] + lower
      }
    }
    let all = found == nil ? withSharedApart(rest).map { upper + $0 + lower } : found
    return all.flatMap { $0.count > most ? nil : $0 } ?? shared
  }

  /// Features that no other links, above those that others link, if most links lead from one to the
  /// other.
  private func withSharedApart(_ features: Group) -> [Group]? {
    let shared = Set(project.links.parts(within: features.modules).joined()).sorted()
    let links = [features.modules, shared].map { project.links.pairs(within: $0) }
    guard features.isOfFeatures, shared.count > 1,
      links[1] * 2 <= links[0], shared.count < features.modules.count - 1,
      !isStrict(features.modules)
    else { return nil }
    var top = features
    // `Chat/Support` and `Map/Support` are a layer called after their folders.
    let folders = Set(shared.map { project.homes[$0].last ?? "" })
    if folders.count == 1, let folder = folders.first, NameWords.of(folder).count > 1 {
      let family = features.modules.filter { project.homes[$0].last == folder }
      for module in family { top.remove(module) }
      return [top, Group(NameWords.layer(folder), family, .name)]
    }
    for module in shared { top.remove(module) }
    return [top, changed(floor(of: shared)) { $0.areFeatures = true }]
  }

  /// The module that has most links to or from others, and no others.
  private func end(of modules: [TargetID]) -> (module: TargetID, isBase: Bool)? {
    let parts = project.links.parts(within: modules)
    let users = parts.joined().map(\.self).counts
    let ends = zip(modules, parts).compactMap { module, parts in
      let (up, down) = (users[module, default: 0], parts.count)
      // What others know by its interface is not above these.
      let isKnown = !project.links.predecessors(of: module).isDisjoint(with: modules)
      let isPart = whole.evidence == .name && isNamed(module) || up == 0 && isKnown
      return isPart || (up == 0) == (down == 0)
        ? nil : (module: module, isBase: up > 0, links: up + down)
    }
    // It shows what those do that it links: `NewsUI -> NewsCore`.
    let shown = ends.first { end in
      !whole.areFeatures && !end.isBase && project.usualName(of: end.module)?.layer == "ui"
        && project.shows(end.module) ?? false
    }
    let best = ends.max { ($0.links, $1.module) < ($1.links, $0.module) }
    let apart = shown ?? best.flatMap { isApart($0.module, links: $0.links, modules) ? $0 : nil }
    return apart.map { ($0.module, $0.isBase) }
  }

  /// Whether a module with so many links is a layer of its own: three, or those to all others; fewer
  /// if one of them has the name of a layer.
  private func isApart(_ module: TargetID, links: Int, _ modules: [TargetID]) -> Bool {
    guard !isNamed(module) else { return false }
    let isLayer = { UsualName.isLayer(project.layerName(of: $0)) }
    let isEasy = isLayer(module) || project.usualName(of: module)?.layer == "flow"
    return links >= min(isEasy ? 2 : LayerStack.leastParts, modules.count - 1)
      && (links > 1 || modules.contains { isNamed($0) || isLayer($0) })
  }

  /// Whether the layer is called after a module, or after its folder.
  private func isNamed(_ module: TargetID) -> Bool {
    let folders = whole.evidence == .name ? project.homes[module] : []
    return ([project.name(of: module)] + folders).contains { NameWords.layer($0) == whole.name }
  }

  /// What builds on other modules of the layer, and these, if both are strict then except for a few
  /// links, or a chain of such parts.
  private var levels: [Group]? {
    guard whole.evidence == .links, !whole.areFeatures, !isStrict(whole.modules) else { return nil }
    var steps = steps
    steps[0] += lone
    let halves = divisions(of: steps[...], into: 2).filter { $0.allSatisfy { $0.count > 1 } }
    let chains = (3...max(3, min(most, 4))).flatMap { divisions(of: steps[...], into: $0) }.filter {
      $0.count <= most && !$0.contains { $0.count == 2 && project.links.pairs(within: $0) > 0 }
    }
    let ways = halves.isEmpty ? chains : halves
    // A link that stays is as bad as one more layer.
    let costs = ways.map { parts in
      parts.reduce(parts.count) { $0 + project.links.pairs(within: $1) }
    }
    return zip(costs, ways).min { $0.0 < $1.0 }.map { _, parts in
      parts.dropLast().map { Group("", $0, .links) }
        + parts.suffix(1).map {
          parts.dropLast().contains { $0.count > 1 } ? floor(of: $0) : Group("", $0, .links)
        }
    }
  }

  /// What builds on the next step and on those below; nothing without a link is there.
  private var steps: [[TargetID]] {
    var left = Set(whole.modules).subtracting(lone)
    var steps: [[TargetID]] = []
    while !left.isEmpty {
      let lowest = left.filter { project.links.successors(of: $0).isDisjoint(with: left) }
      // A cycle, and what builds on it.
      steps.insert((lowest.isEmpty ? left : lowest).sorted(), at: 0)
      left.subtract(steps[0])
    }
    return steps
  }

  private var lone: [TargetID] {
    whole.modules.filter { project.links.neighbors(of: $0).isDisjoint(with: whole.modules) }
  }

  /// The ways to divide steps into so many strict parts.
  private func divisions(of steps: ArraySlice<[TargetID]>, into count: Int) -> [[[TargetID]]] {
    guard steps.count >= count, steps.count <= LayerDivision.mostSteps else { return [] }
    return (count == 1 ? [steps.count] : Array(1...steps.count - count + 1)).reversed().flatMap {
      size -> [[[TargetID]]] in
      let first = Array(steps.prefix(size).joined())
      guard isStrict(first) else { return [] }
      return count == 1
        ? [[first]] : divisions(of: steps.dropFirst(size), into: count - 1).map { [first] + $0 }
    }
  }

  private func floor(of modules: [TargetID]) -> Group {
    changed(Group("", modules, .links)) { $0.isFloor = true }
  }

  /// Whether a layer can be strict with a few exceptions; one of two linked modules can't.
  static func isStrict(_ layer: Group, in project: ProjectAnalysis) -> Bool {
    let isPair = layer.modules.count == 2 && project.links.pairs(within: layer.modules) > 0
    return !isPair && LayerDivision(of: layer, into: 1, in: project).isStrict(layer.modules)
  }

  /// Whether all links between modules but a few lead to one that most of them link.
  private func isStrict(_ modules: [TargetID]) -> Bool {
    let parts = project.links.parts(within: modules)
    let links = parts.reduce(0) { $0 + $1.count }
    let most = parts.joined().map(\.self).counts.values.max() ?? 0
    let odd = LayerException.isCommon(most, of: modules.count) ? links - most : links
    let limit = whole.isOfFeatures ? LayerException.mostLinks : LayerException.mostLowLinks
    return LayerException.isFew(odd, of: modules.count, atMost: limit)
  }
}
