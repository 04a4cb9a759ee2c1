extension Draft {
  mutating func addArrows() {
    for link in architecture.graph.links {
      guard let from = boxOfNumber[link.from.index] else {
        omissions.ofCompanions += 1
        continue
      }
      guard let to = box(of: link.to) else {
        if link.external != nil {
          hidden[from].linksToExternals += 1
        } else {
          hidden[from].linksOfCompanions += 1
        }
        continue
      }
      if from == to {
        hidden[from].links += link.links ? 1 : 0
        if !isSilent[link.from.index] { inside.append(step(along: link)) }
      } else if isSilent[link.from.index] {
        hidden[from].linksOfCompanions += 1
      } else {
        add(step(along: link), to: Drawing.Pair(from: from, to: to))
      }
    }
    addImports()
  }

  /// Draws imports between boxes that no link covers.
  private mutating func addImports() {
    for ends in unlinkedImports {
      guard let from = boxOfNumber[ends.from], let to = boxOfNumber[ends.to], from != to,
        !isSilent[ends.from]
      else { continue }
      add(
        Drawing.Step(ends: ends, kind: .imported, isAside: true),
        to: Drawing.Pair(from: from, to: to))
    }
  }

  private var unlinkedImports: [Drawing.Pair] {
    uses.all.compactMap { use in
      guard use.isWithoutLink, let target = use.target else { return nil }
      return Drawing.Pair(from: use.from.index, to: target.index)
    }
  }

  var undrawnImports: Int {
    unlinkedImports.count
      - arrows.flatMap(\.steps).count { $0.kind == .imported && $0.change != .removed }
  }

  private func step(along link: Link) -> Drawing.Step {
    let ends = Drawing.Pair(from: link.from.index, to: architecture.graph.vertex(of: link.to))
    return .init(
      ends: ends, kind: architecture.kind(of: link), isAside: isSilent[link.from.index],
      isUnimported: isUnimported(link), place: architecture.graph.place(of: link))
  }

  /// Whether sources could import what is linked, and none does.
  private func isUnimported(_ link: Link) -> Bool {
    guard link.links, case .target(let id) = link.to, architecture.graph[id].isImportable,
      architecture.graph.sources.count(of: link.from) > 0
    else { return false }
    return uses.use(of: link.to, by: link.from) == nil
  }

  /// Adds a link to the arrow between two boxes.
  @discardableResult mutating func add(_ step: Drawing.Step, to pair: Drawing.Pair) -> Int {
    if let known = arrowOfPair[pair] {
      arrows[known].steps.append(step)
      return known
    }
    arrowOfPair[pair] = arrows.count
    arrows.append(.init(from: pair.from, to: pair.to, steps: [step]))
    return arrows.count - 1
  }

  /// Puts a finding on the arrow it is about, or else on its boxes.
  mutating func add(_ finding: ReportedFinding) {
    if view.isLimitedToChanges, finding.state == .unchanged {
      omissions.knownFindings += 1
      return
    }
    let number = remarks.count
    remarks.append(remark(of: finding))
    let isAboutLink = view.linkRules?.contains(finding.rule) ?? true
    for part in finding.each {
      let arrow = isAboutLink ? ends(of: part).flatMap { self.arrow($0.from, $0.to, part) } : nil
      guard let arrow else {
        for box in part.from.end.flatMap(box).map({ [$0] }) ?? remarks[number].boxes
        where boxes[box].remarks.last != number {
          boxes[box].remarks.append(number)
        }
        continue
      }
      if remarks[number].arrow == nil { remarks[number].arrow = arrow }
      if arrows[arrow].remarks.last != number { arrows[arrow].remarks.append(number) }
      arrows[arrow].worst = max(arrows[arrow].worst ?? finding.severity, finding.severity)
      // A finding about a set points at the link to cut.
      if !finding.members.isEmpty { arrows[arrow].isCut = true }
    }
  }

  /// The note about a finding, regardless of its number of parts.
  private func remark(of finding: ReportedFinding) -> Drawing.Remark {
    let concerned = finding.each.flatMap { part in
      ([part.from, part.to].compactMap { $0 } + part.members).compactMap { $0.end.flatMap(box) }
    }
    return .init(
      finding: finding, boxes: Set(concerned).sorted(), ends: finding.each.compactMap(ends),
      isFlaw: view.moduleRules?.contains(finding.rule) ?? true)
  }

  private func ends(of finding: ReportedFinding) -> Drawing.Pair? {
    guard let from = finding.from.end.flatMap(box), let to = finding.to?.end.flatMap(box) else {
      return nil
    }
    return Drawing.Pair(from: from, to: to)
  }

  mutating func countUsers() {
    for arrow in arrows where arrow.change != .removed && arrow.kind != .forTests && arrow.count > 0
    {
      boxes[arrow.to].users += 1
    }
  }

  mutating func rate(_ box: Int) {
    let own = boxes[box].remarks.map { remarks[$0] }
    boxes[box].worst = own.map(\.finding.severity).max()
    // A layer or a group is not broken because something in it is.
    guard ![.layer, .group].contains(boxes[box].meaning) else { return }
    boxes[box].flaw = own.filter(\.isFlaw).map(\.finding.severity).filter { $0 > .info }.max()
  }

  /// The arrow of a finding; added if no drawn link represents it.
  ///
  /// A link of folded tests doesn't color the module's own arrow, and neither does an import next to
  /// a link, such as one of an implementation whose interface is linked.
  private mutating func arrow(_ from: Int, _ to: Int, _ finding: ReportedFinding) -> Int? {
    guard from != to, let start = finding.from.target, let end = finding.to?.end else { return nil }
    let pair = Drawing.Pair(from: from, to: to)
    let ends = Drawing.Pair(from: start.index, to: architecture.graph.vertex(of: end))
    if let known = arrowOfPair[pair] {
      let arrow = arrows[known]
      if arrow.steps.contains(where: { $0.ends == ends && ($0.isLink || arrow.isImport) }) {
        return known
      }
      guard arrow.kind == .forTests else { return nil }
    }
    // Where no link of the graph joins the two, such as a missing embed, nothing is drawn.
    guard let link = architecture.graph.links(from: start).first(where: { $0.to == end }) else {
      return nil
    }
    hidden[from].linksOfCompanions -= 1
    return add(step(along: link), to: pair)
  }
}
