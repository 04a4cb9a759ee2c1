internal import Modules

extension Draft {
  /// Marks what an earlier architecture had not, and adds what only that one had.
  ///
  /// Boxes are the same if their kind and name are, wherever their specs lie.
  mutating func compare(with earlier: Architecture) {
    var past = Draft(of: earlier, as: view)
    past.addArrows()
    let boxOfPast = adopt(past)
    let known = Set(
      past.arrows.map { Drawing.Pair(from: boxOfPast[$0.from], to: boxOfPast[$0.to]) })
    for index in arrows.indices
    where !known.contains(.init(from: arrows[index].from, to: arrows[index].to)) {
      arrows[index].change = .added
    }
    for arrow in past.arrows {
      let pair = Drawing.Pair(from: boxOfPast[arrow.from], to: boxOfPast[arrow.to])
      guard arrowOfPair[pair] == nil else { continue }
      let index = addArrow(pair, links: arrow.links)
      arrows[index].count = arrow.count
      arrows[index].change = .removed
    }
  }

  /// The box for each box of an earlier draft; those that are gone are added.
  private mutating func adopt(_ past: Draft) -> [Int] {
    var boxOfName: [BoxName: Int] = [:]
    for (index, box) in boxes.enumerated() where boxOfName[BoxName(box)] == nil {
      boxOfName[BoxName(box)] = index
      boxes[index].change = .added
    }
    return past.boxes.map { box in
      if let same = boxOfName[BoxName(box)] {
        boxes[same].change = nil
        return same
      }
      return add(box, of: past)
    }
  }

  /// Adds a box that is gone, in the layer of the same name.
  private mutating func add(_ box: Drawing.Box, of past: Draft) -> Int {
    var box = box
    let names = architecture.layers.map(\.name)
    if past.architecture.layers.indices.contains(box.band) {
      let layer = past.architecture.layers[box.band].name
      box.band = names.firstIndex(of: layer) ?? names.count
    } else {
      box.band += names.count - past.architecture.layers.count
    }
    box.change = .removed
    box.images = nil
    boxes.append(box)
    isKept.append(true)
    hidden.append(Hidden())
    return boxes.count - 1
  }
}

/// What makes boxes of two architectures the same one.
private struct BoxName: Hashable {
  private let name: String
  private let isExternal: Bool

  init(_ box: Drawing.Box) {
    name = box.name
    isExternal = box.kind == .external
  }
}
