extension Draft {
  /// Takes away everything that does not belong to a part.
  ///
  /// Chains are followed between targets, and boxes are kept for what they lead to: two links that
  /// meet in a box, but at two different targets of it, are no chain.
  mutating func keep(_ part: DrawingView.Part) {
    switch part {
    case .everything: return
    case .around(let targets, let depth, let direction):
      let starts = targets.flatMap(architecture.focused).map(\.index)
      let distances = shapes.flatMap { shape in
        (direction == .up ? [] : [shape.links]) + (direction == .down ? [] : [shape.links.reversed])
      }.map { $0.distances(from: starts) }
      keepAll { number in
        distances.contains { $0[number].map { $0 <= depth ?? .max } ?? false }
      }
    case .below(let targets):
      let reached = shapes.map { $0.links.reachable(from: targets.map(\.index)) }
      keepAll { number in reached.contains { $0[number] } }
      // What a folded test links is no part of the product.
      omissions.ofCompanions += dropSteps { _, step in step.isAside && step.kind == .forTests }
    case .between(let start, let end): keepChains(from: start.index, to: end.index)
    }
  }

  mutating func markChosen(_ part: DrawingView.Part) {
    let targets =
      switch part {
      case .everything: [TargetID]()
      case .around(let targets, depth: _, _), .below(let targets): targets
      case .between(let start, let end): [start, end]
      }
    for target in targets {
      guard let box = boxOfNumber[target.index] else { continue }
      boxes[box].chosen.append(architecture.graph.name(of: target))
    }
  }

  /// The links that chains are followed along, whether they are drawn or hidden in a box: those of
  /// today, and those of then where that is compared; what is new and what is gone make no chain.
  var shapes: [(without: Drawing.Change, links: Adjacency)] {
    let steps = arrows.flatMap(\.steps) + inside
    let isCompared = steps.contains { $0.change != nil }
    let absences: [Drawing.Change] = isCompared ? [.removed, .added] : [.removed]
    return absences.map { change in
      let edges = steps.map { step -> Adjacency.Edge? in
        step.isAside || step.change == change ? nil : step.ends
      }
      return (change, Adjacency(count: boxOfNumber.count, edges: edges))
    }
  }

  private mutating func keepChains(from start: Int, to end: Int) {
    let chains = shapes.compactMap {
      ChainSteps(in: $0.links, without: $0.without, from: start, to: end)
    }
    guard !chains.isEmpty else {
      omissions.hasNoChain = true
      // Chains back from the end are none that were asked for.
      omissions.linksOutside += dropSteps { _, _ in true }
      return keepAll { $0 == start || $0 == end }
    }
    omissions.linksOutside += dropSteps { _, step in
      step.isAside || !chains.contains { $0.have(step) }
    }
    keepAll { number in chains.contains { $0.pass(number) } }
  }

  private mutating func keepAll(where isWanted: (Int) -> Bool) {
    var hasWanted = boxes.map { _ in false }
    for case (let number, let box?) in boxOfNumber.enumerated() where isWanted(number) {
      hasWanted[box] = true
    }
    keepBoxes(hasWanted)
    omissions.linksOutside += dropSteps { _, step in
      !step.isAside && !(isWanted(step.ends.from) && isWanted(step.ends.to))
    }
  }

  mutating func keepBoxes(_ isWanted: [Bool]) {
    for index in boxes.indices where isKept[index] && !isWanted[index] {
      isKept[index] = false
      if !emptyLayers.contains(index) { omissions.outside += 1 }
    }
    let isKept = isKept
    omissions.linksOutside += dropSteps { arrow, _ in !isKept[arrow.from] || !isKept[arrow.to] }
  }

  /// Takes links away, and the arrows that then stand for none; says how many there were.
  mutating func dropSteps(where isUnwanted: (Drawing.Arrow, Drawing.Step) -> Bool) -> Int {
    let before = arrows.reduce(0) { $0 + $1.count }
    for index in arrows.indices {
      let arrow = arrows[index]
      arrows[index].steps.removeAll { isUnwanted(arrow, $0) }
    }
    arrows.removeAll(where: \.steps.isEmpty)
    return before - arrows.reduce(0) { $0 + $1.count }
  }
}

/// All shortest chains of links from one target to another, of today or of then.
struct ChainSteps {
  private let down: [Int?]
  private let up: [Int?]
  private let length: Int
  private let missing: Drawing.Change

  /// Nil where no chain leads there.
  init?(in links: Adjacency, without missing: Drawing.Change, from start: Int, to end: Int) {
    down = links.distances(from: [start])
    guard let length = down[end] else { return nil }
    up = links.reversed.distances(from: [end])
    (self.length, self.missing) = (length, missing)
  }

  func pass(_ number: Int) -> Bool { lies(number, number, farther: 0) }

  func have(_ step: Drawing.Step) -> Bool {
    step.change != missing && lies(step.ends.from, step.ends.to, farther: 1)
  }

  private func lies(_ before: Int, _ after: Int, farther distance: Int) -> Bool {
    guard let before = down[before], let after = up[after] else { return false }
    return before + distance + after == length
  }
}
