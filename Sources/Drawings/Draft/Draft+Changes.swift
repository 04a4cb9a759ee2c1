internal import Modules

extension Draft {
  /// Marks what an earlier architecture had not, and adds what only that one had.
  ///
  /// Boxes are the same if their kind and name are, wherever their specs lie.
  mutating func compare(with earlier: Architecture) {
    var past = Draft(of: earlier, as: view)
    past.addArrows()
    let boxOfPast = adopt(past)
    let (now, before) = (linkNames { $0 }, past.linkNames { boxOfPast[$0] })
    let ofCompanions = (
      linkNames(isSilent: true) { $0 }, past.linkNames(isSilent: true) { boxOfPast[$0] }
    )
    for index in arrows.indices {
      let pair = Drawing.Pair(from: arrows[index].from, to: arrows[index].to)
      // An arrow that only a finding about a test has drawn stands for links of companions.
      let (now, before) = now[pair] == nil ? ofCompanions : (now, before)
      guard let known = before[pair] else {
        arrows[index].change = .added
        continue
      }
      let names = now[pair, default: []]
      arrows[index].gained = names.subtracting(known).count
      arrows[index].lost = known.subtracting(names).count
    }
    for arrow in past.arrows {
      let pair = Drawing.Pair(from: boxOfPast[arrow.from], to: boxOfPast[arrow.to])
      guard arrowOfPair[pair] == nil else { continue }
      let index = addArrow(pair, links: arrow.links)
      arrows[index].count = arrow.count
      arrows[index].change = .removed
    }
  }

  /// The links behind each arrow, by names that both architectures know.
  private func linkNames(
    isSilent: Bool = false, _ boxToday: (Int) -> Int
  ) -> [Drawing.Pair: Set<LinkName>] {
    let graph = architecture.graph
    var names: [Drawing.Pair: Set<LinkName>] = [:]
    for link in graph.links where self.isSilent[link.from.index] == isSilent {
      guard let from = boxOfTarget[link.from.index], let to = box(of: link.to), from != to
      else { continue }
      let end =
        switch link.to {
        case .target(let id): graph.name(of: id)
        case .external(let id): graph[id].name
        }
      let pair = Drawing.Pair(from: boxToday(from), to: boxToday(to))
      names[pair, default: []].insert(LinkName(from: graph.name(of: link.from), to: end))
    }
    return names
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

/// What makes links of two architectures the same one.
private struct LinkName: Hashable {
  let from: String
  let to: String
}
