/// Groups whose names, or whose folders' names, share a word: `LoginFeature`, `ChatFeature`.
///
/// The word usually names layers, or is the last word of at least three names: a first word is more
/// often a part of the product.
struct NameFamilies {
  private let project: ProjectAnalysis
  private let groups: [Group]
  private var members: [NameWords.Ending: [Int]] = [:]

  init(of groups: [Group], in project: ProjectAnalysis) {
    (self.project, self.groups) = (project, groups)
    for index in groups.indices {
      for ending in Set(names(of: groups[index]).flatMap { NameWords.endings(of: $0) }) {
        members[ending, default: []].append(index)
      }
    }
  }

  /// The groups, those with a common word as one.
  var joined: [Group] {
    var taken: Set<Int> = []
    var families: [Group] = []
    for (word, indices) in members.sorted(by: { precedes($0, $1) }) {
      let open = indices.filter { !taken.contains($0) }
      guard open.count > 1, isMeant(word, of: open) else { continue }
      taken.formUnion(open)
      families.append(
        Group(NameWords.layer(word.text), open.flatMap { groups[$0].modules }, .word(word)))
    }
    return groups.indices.filter { !taken.contains($0) }.map { groups[$0] } + families
  }

  /// The name of a folder, or that of a single module and of its folder.
  private func names(of group: Group) -> [String] {
    switch group.evidence {
    case .folder(let folder):
      return [folder.last].compactMap(\.self)
    case .links where !project.programs.contains(group.modules[0]):
      return [project.name(of: group.modules[0])]
        + [project.homes[group.modules[0]].last].compactMap(\.self)
    default:
      return []
    }
  }

  private typealias Member = (key: NameWords.Ending, value: [Int])

  /// Usual words first, then the word of more groups, then the last word before the first.
  private func precedes(_ one: Member, _ other: Member) -> Bool {
    func order(_ member: Member) -> (Int, Int, Int, String) {
      let isUsual = UsualName.of(member.key.text) != nil
      return (isUsual ? 0 : 1, -member.value.count, member.key.isLast ? 0 : 1, member.key.text)
    }
    return order(one) < order(other)
  }

  private func isMeant(_ word: NameWords.Ending, of indices: [Int]) -> Bool {
    guard word.text != project.teamPrefix.first else { return false }
    // Links to a base of the family don't count, nor those of what puts it together.
    let weights = project.weights(between: indices.map { groups[$0] })
    let links = weights.flatMap(\.keys)
    let bases = Dictionary(grouping: links) { $0 }.map(\.value.count)
    let most = (bases + weights.map(\.count)).max() ?? 0
    let mayBuildOnOne = most > 1 && !["core", "ui"].contains(UsualName.of(word.text)?.layer)
    let pairs = links.count - (mayBuildOnOne ? most : 0)
    guard let usual = UsualName.of(word.text) else {
      return word.isLast && indices.count > 2 && pairs == 0
        && indices.count * 4 >= groups.count && indices.count * 3 < groups.count * 2
        && !indices.contains { UsualName.isLayer(project.layerName(of: groups[$0].modules[0])) }
    }
    // Features that link one another are one layer too: no order among them is meant.
    let isLayer = usual.layer == "feature" || pairs * 2 < indices.count
    // One folder of them on top of another one is two layers.
    let folders = indices.indices.filter { groups[indices[$0]].folder != nil }
    let areStacked = folders.contains { one in
      folders.contains {
        weights[one][$0, default: 0] >= LayerStack.leastParts && weights[$0][one] == nil
      }
    }
    if areStacked, usual.layer != "feature" { return false }
    // Two modules of such a kind, such as logs, are no layer.
    if usual.rank >= UsualName.lowRank, indices.count < 3, !UsualName.isLayer(word.text) {
      return false
    }
    let isOften = word.isLast && UsualName.backstage.contains(usual.layer) && indices.count > 3
    return usual.rank > (word.isLast ? 0 : 1) && indices.count < groups.count
      && (isLayer || isOften && pairs <= indices.count * 2)
  }
}
