internal import Modules

extension Draft {
  /// Marks what an earlier architecture had not, and adds what only that one had.
  ///
  /// Boxes are the same if their names are, and both are externals or neither is, wherever their
  /// specs lie.
  mutating func compare(with earlier: Architecture) {
    var past = Draft(of: earlier, as: view)
    past.addArrows()
    let boxOfPast = adopt(past)
    let (now, before) = (linkNames { $0 }, past.linkNames { boxOfPast[$0] })
    for index in arrows.indices {
      let pair = Drawing.Pair(from: arrows[index].from, to: arrows[index].to)
      // An arrow that only a finding about a test has drawn stands for links of companions.
      let lane = Lane(pair: pair, isSilent: now[Lane(pair: pair, isSilent: false)] == nil)
      guard let known = before[lane] else {
        arrows[index].change = .added
        continue
      }
      let names = now[lane, default: []]
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
  private func linkNames(_ boxToday: (Int) -> Int) -> [Lane: Set<LinkName>] {
    let graph = architecture.graph
    var names: [Lane: Set<LinkName>] = [:]
    for link in graph.links {
      guard let from = boxOfTarget[link.from.index], let to = box(of: link.to), from != to
      else { continue }
      let pair = Drawing.Pair(from: boxToday(from), to: boxToday(to))
      names[Lane(pair: pair, isSilent: isSilent[link.from.index]), default: []]
        .insert(LinkName(from: graph.name(of: link.from), to: graph.name(of: link.to)))
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
    return past.boxes.indices.map { index in
      if let same = boxOfName[BoxName(past.boxes[index])] {
        boxes[same].change = nil
        return same
      }
      return add(index, of: past)
    }
  }

  /// Adds a box that is gone, in the layer of the same name.
  private mutating func add(_ index: Int, of past: Draft) -> Int {
    var box = past.boxes[index]
    let (names, before) = (architecture.layers.map(\.name), past.architecture.layers.map(\.name))
    box.band =
      before.indices.contains(box.band)
      ? names.firstIndex(of: before[box.band]) ?? names.count
      : box.band + names.count - before.count
    box.change = .removed
    box.images = nil
    let added = append(box)
    if past.emptyLayers.contains(index) { emptyLayers.insert(added) }
    return added
  }
}

/// The links between two boxes: those of the product, or those of companions.
private struct Lane: Hashable {
  let pair: Drawing.Pair
  let isSilent: Bool
}

/// What makes boxes of two architectures the same one.
private struct BoxName: Hashable {
  private let name: String
  private let isExternal: Bool

  init(_ box: Drawing.Box) {
    name = box.name
    isExternal = box.meaning == .external
  }
}

/// What makes links of two architectures the same one.
private struct LinkName: Hashable {
  let from: String
  let to: String
}
