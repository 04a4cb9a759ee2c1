// The diagram of a pull request: small enough for a comment, however large the project.
extension Draft {
  /// How many arrows such a picture has at most.
  private static let room = 50

  /// Keeps what has come or gone or has a finding, as long as there is room.
  ///
  /// Findings come first, then fixed findings and what closes a cycle with a finding, then other
  /// changes. Unchanged links are a count at their boxes.
  mutating func keepChanges() {
    let cycles = cyclesWithFindings
    let ranks = arrows.map { arrow in
      if !arrow.remarks.isEmpty { return 0 }
      let isOnCycle = arrow.steps.contains { step in
        !step.isAside && cycles.contains { $0.have(step) }
      }
      return arrow.fixed > 0 || isOnCycle ? 1 : arrow.hasChanged ? 2 : 3
    }
    let isNews = ranks.map { $0 < 3 }
    let hasSign = boxes.map(\.hasNews)
    var isTouched = hasSign
    for (arrow, isNew) in zip(arrows, isNews) where isNew {
      isTouched[arrow.from] = true
      isTouched[arrow.to] = true
    }
    let near = arrows.indices.filter {
      view.showsContext && !isNews[$0] && (isTouched[arrows[$0].from] || isTouched[arrows[$0].to])
    }
    let news = arrows.indices.filter { isNews[$0] }.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let wanted = news + near
    let drawn = Set(wanted.prefix(Draft.room))
    omissions.withoutRoom += wanted.dropFirst(Draft.room).reduce(0) { $0 + arrows[$1].count }
    for index in Set(arrows.indices).subtracting(wanted) {
      omissions.withoutChange += arrows[index].count
      boxes[arrows[index].from].unchanged += arrows[index].count
      boxes[arrows[index].to].unchanged += arrows[index].count
    }
    arrows = arrows.indices.filter(drawn.contains).map { arrows[$0] }
    // Otherwise the ends of omitted links would be isolated boxes.
    var isConcerned = hasSign
    for box in arrows.flatMap({ [$0.from, $0.to] }) { isConcerned[box] = true }
    keepBoxes(isConcerned)
  }

  /// The shortest ways back along links with a finding.
  private var cyclesWithFindings: [ChainSteps] {
    let links = shapes[0].links
    return arrows.filter { !$0.remarks.isEmpty }.flatMap(\.steps).compactMap { step in
      guard !step.isAside, step.change != .removed else { return nil }
      return ChainSteps(in: links, without: .removed, from: step.ends.to, to: step.ends.from)
    }
  }

  /// Marks arrows and boxes whose findings are fixed; matches names, because target numbers differ.
  mutating func markFixed(_ findings: [ReportedFinding]) {
    fixedFindings = findings.map(\.messageAndRules)
    var boxOfName: [String: Int] = [:]
    for (number, name) in names.enumerated() where boxOfName[name] == nil {
      boxOfName[name] = boxOfNumber[number]
    }
    for finding in findings {
      let ends = ([finding.from, finding.to].compactMap { $0 } + finding.members).compactMap {
        boxOfName[$0.name]
      }
      guard let from = ends.first else { continue }
      let pair = ends.dropFirst().first.map { Drawing.Pair(from: from, to: $0) }
      let isAboutLink = finding.to != nil && view.linkRules?.contains(finding.rule) ?? true
      if isAboutLink, let arrow = pair.flatMap({ arrowOfPair[$0] }) {
        arrows[arrow].fixed += 1
      } else {
        boxes[from].fixed += 1
      }
    }
  }
}
