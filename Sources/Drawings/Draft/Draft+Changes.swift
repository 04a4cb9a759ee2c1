extension Draft {
  /// Marks what an earlier architecture had not, and adds what only that one had.
  ///
  /// Boxes and targets are the same if their names are, and both or neither are externals.
  mutating func compare(with earlier: Architecture) {
    var past = Draft(of: earlier, as: view, asked: asked)
    past.addArrows()
    let boxOfPast = adopt(past)
    let before = DeclaredNames(past)
    markAdded(unless: before)
    let today = DeclaredNames(self)
    let numbers = adoptNumbers(of: earlier.graph, boxes: past.boxOfNumber, as: boxOfPast)
    let ends = earlier.graph.endNames
    for step in past.inside where !today.say(step, named: ends) {
      let moved = Drawing.Pair(from: numbers[step.ends.from], to: numbers[step.ends.to])
      inside.append(.init(ends: moved, kind: step.kind, change: .removed))
    }
    for arrow in past.arrows {
      let pair = Drawing.Pair(from: boxOfPast[arrow.from], to: boxOfPast[arrow.to])
      for step in arrow.steps where !today.say(step, named: ends) {
        let moved = Drawing.Pair(from: numbers[step.ends.from], to: numbers[step.ends.to])
        add(.init(ends: moved, kind: step.kind, isAside: !step.isLink, change: .removed), to: pair)
      }
    }
  }

  private mutating func markAdded(unless before: DeclaredNames) {
    let ends = architecture.graph.endNames
    for arrow in arrows.indices {
      for step in arrows[arrow].steps.indices
      where !before.say(arrows[arrow].steps[step], named: ends) {
        arrows[arrow].steps[step].change = .added
      }
    }
    for step in inside.indices where !before.say(inside[step], named: ends) {
      inside[step].change = .added
    }
  }

  /// The number for each number of an earlier graph; what is gone gets one behind all others.
  private mutating func adoptNumbers(
    of graph: ModuleGraph, boxes: [Int?], as boxOfPast: [Int]
  ) -> [Int] {
    let names = architecture.graph.endNames
    let numberOfName = Dictionary(zip(names, names.indices)) { first, _ in first }
    return graph.endNames.enumerated().map { number, name in
      if let same = numberOfName[name] { return same }
      boxOfNumber.append(boxes[number].map { boxOfPast[$0] })
      namesOfGone.append(name.name)
      return boxOfNumber.count - 1
    }
  }

  /// The box for each box of an earlier draft; those that are gone are added.
  private mutating func adopt(_ past: Draft) -> [Int] {
    var boxOfName: [EndName: Int] = [:]
    for (index, box) in boxes.enumerated() where boxOfName[EndName(box)] == nil {
      boxOfName[EndName(box)] = index
      boxes[index].change = .added
    }
    return past.boxes.indices.map { index in
      if let same = boxOfName[EndName(past.boxes[index])] {
        boxes[same].change = nil
        return same
      }
      return add(index, of: past)
    }
  }

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
    isKept[added] = past.isKept[index]
    if past.emptyLayers.contains(index) { emptyLayers.insert(added) }
    return added
  }
}

/// Identifies boxes, targets and externals across two architectures.
private struct EndName: Hashable {
  let name: String
  let isExternal: Bool
  /// The band of a box that holds modules of one layer: there may be one for each.
  var band: Int?
}

extension EndName {
  fileprivate init(_ box: Drawing.Box) {
    self.init(name: box.name, isExternal: box.meaning == .external)
    if box.meaning == .group { band = box.band }
  }
}

/// An architecture reduced to names: the links of its specs, and the imports of its sources.
private struct DeclaredNames {
  private let links: Set<[EndName]>
  private let imports: Set<[EndName]>

  init(_ draft: Draft) {
    let graph = draft.architecture.graph
    let names = graph.endNames
    let name = { (id: TargetID, end: Link.End) in [names[id.index], names[graph.vertex(of: end)]] }
    links = Set(graph.links.map { name($0.from, $0.to) })
    imports = Set(draft.uses.all.flatMap { use in use.ends.map { name(use.from, $0) } })
  }

  /// Whether it says the same as a step, whose ends have names of its own graph.
  func say(_ step: Drawing.Step, named names: [EndName]) -> Bool {
    (step.kind == .imported ? imports : links)
      .contains([names[step.ends.from], names[step.ends.to]])
  }
}

extension ModuleGraph {
  /// The names of all ends, by their numbers.
  fileprivate var endNames: [EndName] {
    targetIDs.map { EndName(name: name(of: $0), isExternal: false) }
      + externals.map { EndName(name: $0.name, isExternal: true) }
  }
}
