extension Draft {
  /// The drawing: what is kept, in its final order.
  ///
  /// First the boxes get their positions, then everything that mentions boxes is moved to them, and
  /// last the remarks about what is not drawn are taken out, because arrows and boxes know theirs
  /// by number.
  func finished() -> Drawing {
    let band = bandOfBox()
    let order = boxes.indices.filter { isKept[$0] && !emptyLayers.contains($0) }.sorted {
      if band[$0] != band[$1] { return band[$0] < band[$1] }
      if boxes[$0].name == boxes[$1].name { return $0 < $1 }
      return NameOrder.areInOrder(boxes[$0].name, boxes[$1].name)
    }
    var position = [Int?](repeating: nil, count: boxes.count)
    for (index, box) in order.enumerated() { position[box] = index }
    var drawing = Drawing(
      title: title, omissions: allOmissions.phrases(for: view.level), view: view,
      boxes: order.map { boxes[$0] }, remarks: remarks)
    addMembers(to: &drawing, at: position)
    for index in drawing.boxes.indices {
      drawing.boxes[index].isAffected = isAffected(drawing.boxes[index])
    }
    drawing.bands = bands(of: &drawing.boxes, numbered: order.map { band[$0] })
    drawing.arrows = arrows.compactMap { arrow -> Drawing.Arrow? in
      guard let from = position[arrow.from], let to = position[arrow.to] else { return nil }
      var arrow = arrow
      (arrow.from, arrow.to) = (from, to)
      return arrow
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    for index in drawing.remarks.indices {
      drawing.remarks[index].boxes = remarks[index].boxes.compactMap { position[$0] }.sorted()
      drawing.remarks[index].arrow = nil
    }
    for (index, arrow) in drawing.arrows.enumerated() {
      for remark in arrow.remarks where drawing.remarks[remark].arrow == nil {
        drawing.remarks[remark].arrow = index
      }
    }
    let lost = drawing.removeStrayRemarks()
    if view.part == .everything, view.exclude.isEmpty { drawing.strays = lost }
    if view.look == .poster {
      drawing.notes.append("Lines: links with warnings, errors or changes")
    }
    if omissions.hasNoChain { drawing.notes.append("No chain of dependencies between the two") }
    drawing.fixedFindings = fixedFindings
    let elsewhere = fixedFindings.count - drawing.fixed
    if elsewhere > 0 {
      drawing.omissions.append("\(elsewhere.of("fixed finding")) outside this view")
    }
    drawing.summary = drawing.counted
    let affected = drawing.boxes.count(where: \.isAffected)
    if !view.affected.isEmpty { drawing.summary += ", \(affected) affected" }
    drawing.unread = unread
    if let day = view.day { drawing.summary += ", as of \(day)" }
    return drawing
  }

  /// Says which targets each box stands for, and how they hang together inside of it.
  private func addMembers(to drawing: inout Drawing, at position: [Int?]) {
    for (number, name) in names.enumerated() {
      guard let box = boxOfNumber[number].flatMap({ position[$0] }) else { continue }
      drawing.boxes[box].members.append(.init(number: number, name: name, role: role(of: number)))
    }
    for step in inside {
      guard let box = boxOfNumber[step.ends.from].flatMap({ position[$0] }) else { continue }
      drawing.boxes[box].inside.append(step)
    }
  }

  /// Whether a change reaches a box; what is folded into it for tests counts only alone.
  private func isAffected(_ box: Drawing.Box) -> Bool {
    guard !view.affected.isEmpty else { return false }
    let members = box.members.filter { $0.role != nil }
    let own = members.filter { $0.role?.isCompanion == false }
    return (own.isEmpty ? members : own).contains { view.affected.contains(TargetID($0.number)) }
  }

  private func role(of number: Int) -> Role? {
    number < architecture.graph.targets.count ? architecture.role(of: TargetID(number)) : nil
  }

  /// The caption about unread files, which the diagram can't show.
  private var unread: String? {
    guard !view.unread.isEmpty else { return nil }
    return "\(view.unread.count.of("file")) could not be read: "
      + view.unread.listed(upTo: Draft.mostUnread)
  }

  private static let mostUnread = 5

  /// Everything that is left out; what hides in boxes that are left out themselves is not counted.
  private var allOmissions: Omissions {
    var omissions = omissions
    omissions.imports = undrawnImports
    for (box, hidden) in hidden.enumerated() where isKept[box] {
      omissions.folded += hidden.targets
      omissions.inside += hidden.links
      omissions.ofCompanions += hidden.linksOfCompanions
      omissions.external += hidden.linksToExternals
    }
    return omissions
  }

  /// Cuts the sorted boxes into bands, and renumbers their bands to match.
  private func bands(of boxes: inout [Drawing.Box], numbered numbers: [Int]) -> [Drawing.Band] {
    var bands: [Drawing.Band] = []
    var start = 0
    while start < boxes.count {
      let end = numbers[start...].firstIndex { $0 != numbers[start] } ?? boxes.count
      for index in start..<end { boxes[index].band = bands.count }
      let (name, layer) = meaning(ofBand: numbers[start])
      bands.append(.init(name: name, layer: layer, boxes: start..<end))
      start = end
    }
    return bands
  }
}

extension Drawing {
  /// Removes the remarks that no box and no arrow shows, and renumbers the others.
  fileprivate mutating func removeStrayRemarks() -> [Remark] {
    let shown = Set(boxes.flatMap(\.remarks) + arrows.flatMap(\.remarks)).sorted()
    let lost = Set(remarks.indices).subtracting(shown).sorted().map { remarks[$0] }
    guard !lost.isEmpty else { return [] }
    omissions.append("\(lost.count.of("finding")) outside this view")
    var position = [Int?](repeating: nil, count: remarks.count)
    for (index, remark) in shown.enumerated() { position[remark] = index }
    remarks = shown.map { remarks[$0] }
    for index in boxes.indices {
      boxes[index].remarks = boxes[index].remarks.compactMap { position[$0] }
    }
    for index in arrows.indices {
      arrows[index].remarks = arrows[index].remarks.compactMap { position[$0] }
    }
    return lost
  }
}
