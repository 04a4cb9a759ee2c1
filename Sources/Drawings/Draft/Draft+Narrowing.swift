internal import Modules

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
      let shape = shape
      let shapes =
        (direction == .up ? [] : [shape]) + (direction == .down ? [] : [shape.reversed])
      let distances = shapes.map { $0.distances(from: starts) }
      keepAll { number in
        distances.contains { $0[number].map { $0 <= depth ?? .max } ?? false }
      }
    case .below(let targets):
      let isReached = shape.reachable(from: targets.map(\.index))
      keepAll { isReached[$0] }
    case .between(let start, let end): keepChains(from: start.index, to: end.index)
    }
  }

  /// Marks the boxes of the targets that a part was chosen by.
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

  /// The links that chains are followed along, whether they are drawn or hidden in a box.
  private var shape: Adjacency {
    let steps = arrows.flatMap(\.steps) + inside
    return Adjacency(
      count: boxOfNumber.count,
      edges: steps.map { $0.isAside ? nil : .init(from: $0.ends.from, to: $0.ends.to) })
  }

  /// Keeps the boxes and links of all shortest chains between two targets.
  private mutating func keepChains(from start: Int, to end: Int) {
    let shape = shape
    let down = shape.distances(from: [start])
    let up = shape.reversed.distances(from: [end])
    guard let length = down[end] else {
      omissions.hasNoChain = true
      // Chains back from the end are none that were asked for.
      omissions.linksOutside += dropSteps { _, _ in true }
      return keepAll { $0 == start || $0 == end }
    }
    func lies(_ before: Int, _ after: Int, farther distance: Int) -> Bool {
      guard let before = down[before], let after = up[after] else { return false }
      return before + distance + after == length
    }
    omissions.linksOutside += dropSteps { _, step in
      step.isAside || !lies(step.ends.from, step.ends.to, farther: 1)
    }
    keepAll { lies($0, $0, farther: 0) }
  }

  /// Keeps the boxes of some targets, and the links between those.
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
