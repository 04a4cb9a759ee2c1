extension Draft {
  /// Keeps the arrows of findings: all of a cycle, and an extra one for ends without a link.
  ///
  /// A box without a sign or an arrow is removed.
  mutating func keepFindings() {
    for number in remarks.indices where remarks[number].arrow == nil {
      for ends in remarks[number].ends { draw(ends, of: number) }
    }
    let cycles = remarks.filter { !$0.finding.members.isEmpty && $0.boxes.count > 1 }.map {
      Set($0.boxes)
    }
    let named = Set(remarks.flatMap(\.ends))
    omissions.withoutFinding += dropSteps { arrow, _ in
      arrow.remarks.isEmpty && !named.contains(Drawing.Pair(from: arrow.from, to: arrow.to))
        && !cycles.contains { $0.contains(arrow.from) && $0.contains(arrow.to) }
    }
    var isConcerned = boxes.map { !$0.remarks.isEmpty }
    for box in arrows.flatMap({ [$0.from, $0.to] }) { isConcerned[box] = true }
    keepBoxes(isConcerned)
  }

  /// Draws what a finding says of two boxes that no link joins, such as a missing embed.
  private mutating func draw(_ ends: Drawing.Pair, of number: Int) {
    guard ends.from != ends.to, isKept[ends.from], isKept[ends.to] else { return }
    let known = arrows.firstIndex { $0.from == ends.from && $0.to == ends.to }
    // An allowed link keeps its color; the box has the sign.
    if let known, arrows[known].kind != .finding { return }
    let step = Drawing.Step(ends: ends, kind: .finding, isAside: true)
    if known == nil { arrows.append(.init(from: ends.from, to: ends.to, steps: [step])) }
    let arrow = known ?? arrows.count - 1
    let severity = remarks[number].finding.severity
    arrows[arrow].remarks.append(number)
    arrows[arrow].worst = max(arrows[arrow].worst ?? severity, severity)
    boxes[ends.from].remarks.removeAll { $0 == number }
    rate(ends.from)
  }
}
