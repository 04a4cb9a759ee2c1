internal import Findings
internal import Modules

extension Draft {
  /// Puts every finding on the arrow it is about, or else on its boxes.
  mutating func add(_ findings: [Finding]) {
    for finding in findings { add(finding) }
  }

  private mutating func add(_ finding: Finding) {
    let from = finding.from.end.flatMap(box)
    let to = finding.to?.end.flatMap(box)
    let members = finding.members.compactMap { $0.end.flatMap(box) }
    let arrow = from.flatMap { from in to.flatMap { to in self.arrow(from, to, finding) } }
    let number = remarks.count
    let concerned = Set(members + [from, to].compactMap { $0 }).sorted()
    remarks.append(
      .init(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        place: finding.place, boxes: concerned, arrow: arrow))
    if let arrow {
      arrows[arrow].remarks.append(number)
      arrows[arrow].worst = max(arrows[arrow].worst ?? finding.severity, finding.severity)
      // A finding about a set points at the link to cut.
      if !finding.members.isEmpty { arrows[arrow].isCut = true }
    } else {
      for box in from.map({ [$0] }) ?? concerned {
        boxes[box].remarks.append(number)
        boxes[box].worst = max(boxes[box].worst ?? finding.severity, finding.severity)
      }
    }
  }

  /// The arrow that a finding is about; one that no drawn link stands for is added.
  private mutating func arrow(_ from: Int, _ to: Int, _ finding: Finding) -> Int? {
    guard from != to else { return nil }
    let pair = Drawing.Pair(from: from, to: to)
    if let known = arrowOfPair[pair] { return known }
    // Where no link of the graph joins the two, such as a missing embed, nothing is drawn.
    guard let start = finding.from.target, let end = finding.to?.end,
      architecture.graph.links(from: start).contains(where: { $0.to == end })
    else { return nil }
    hidden[from].linksOfCompanions -= 1
    return addArrow(pair, links: true)
  }
}
