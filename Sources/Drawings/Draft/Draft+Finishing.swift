internal import Findings
internal import Modules

extension Draft {
  /// The name of the band of what is in no layer.
  static let unlayered = "no layer"

  /// The drawing: what is kept, in its final order.
  func finished() -> Drawing {
    let order = boxes.indices.filter { isKept[$0] && !isEmptyLayer($0) }.sorted { one, other in
      (boxes[one].band, boxes[one].name, one) < (boxes[other].band, boxes[other].name, other)
    }
    var position = [Int?](repeating: nil, count: boxes.count)
    for (index, box) in order.enumerated() { position[box] = index }
    var drawing = Drawing(
      title: title, summary: "", omissions: allOmissions.phrases(for: view.level),
      level: view.level, bands: [], boxes: order.map { boxes[$0] }, arrows: [], remarks: [])
    drawing.bands = bands(of: &drawing.boxes)
    let arrowOrder = arrows.indices.sorted { one, other in
      (position[arrows[one].from] ?? 0, position[arrows[one].to] ?? 0)
        < (position[arrows[other].from] ?? 0, position[arrows[other].to] ?? 0)
    }
    drawing.arrows = arrowOrder.compactMap { index in
      moved(arrows[index], to: position)
    }
    drawing.remarks = remarks.map { remark in
      var remark = remark
      remark.boxes = remark.boxes.compactMap { position[$0] }.sorted()
      remark.arrow = nil
      return remark
    }
    for (index, arrow) in drawing.arrows.enumerated() {
      for remark in arrow.remarks { drawing.remarks[remark].arrow = index }
    }
    let lost = drawing.removeStrayRemarks()
    if view.part == .everything { drawing.strays = lost }
    drawing.summary = drawing.counted
    return drawing
  }

  /// Cuts the sorted boxes into bands, and renumbers their bands to match.
  private func bands(of boxes: inout [Drawing.Box]) -> [Drawing.Band] {
    let names = architecture.layers.map(\.name) + [Draft.unlayered, "externals"]
    var bands: [Drawing.Band] = []
    var start = 0
    while start < boxes.count {
      let number = boxes[start].band
      let end = boxes[start...].firstIndex { $0.band != number } ?? boxes.count
      for index in start..<end { boxes[index].band = bands.count }
      bands.append(.init(name: names[number], boxes: start..<end))
      start = end
    }
    return bands
  }

  /// Whether a box stands for a layer that nothing is in; such boxes are not drawn anyway.
  func isEmptyLayer(_ box: Int) -> Bool {
    boxes[box].kind == .layer && boxes[box].detail.hasPrefix("0 ")
  }

  private func moved(_ arrow: Drawing.Arrow, to position: [Int?]) -> Drawing.Arrow? {
    guard let from = position[arrow.from], let to = position[arrow.to] else { return nil }
    var arrow = arrow
    arrow.from = from
    arrow.to = to
    return arrow
  }
}

extension Drawing {
  /// Removes the remarks about nothing that is drawn, and renumbers the others.
  fileprivate mutating func removeStrayRemarks() -> [Remark] {
    var position = [Int?](repeating: nil, count: remarks.count)
    var kept: [Remark] = []
    for (index, remark) in remarks.enumerated() where !remark.boxes.isEmpty {
      position[index] = kept.count
      kept.append(remark)
    }
    let lost = remarks.filter(\.boxes.isEmpty)
    if !lost.isEmpty {
      omissions.append("\(Count.of(lost.count, "finding")) about nothing drawn here")
    }
    remarks = kept
    for index in boxes.indices {
      boxes[index].remarks = boxes[index].remarks.compactMap { position[$0] }
    }
    for index in arrows.indices {
      arrows[index].remarks = arrows[index].remarks.compactMap { position[$0] }
    }
    return lost
  }
}
