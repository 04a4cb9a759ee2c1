internal import Modules

extension Draft {
  /// Takes away every box that does not belong to a part.
  mutating func keep(_ part: DrawingView.Part) {
    switch part {
    case .everything: return
    case .around(let targets, let depth, let direction):
      let starts = targets.compactMap { boxOfTarget[$0.index] }
      var isNear = [Bool](repeating: false, count: boxes.count)
      if direction != .up { mark(&isNear, from: starts, along: shape, depth: depth) }
      if direction != .down { mark(&isNear, from: starts, along: shape.reversed, depth: depth) }
      keep(isNear)
    case .below(let targets):
      let starts = targets.compactMap { boxOfTarget[$0.index] }
      keep(shape.reachable(from: starts))
    case .between(let start, let end):
      keepChains(from: boxOfTarget[start.index], to: boxOfTarget[end.index])
    }
  }

  /// Takes away every arrow without a finding, and the boxes that are then alone.
  mutating func keepFindings() {
    omissions.withoutFinding += dropArrows { $0.remarks.isEmpty }
    var isConcerned = boxes.map { !$0.remarks.isEmpty }
    for arrow in arrows {
      isConcerned[arrow.from] = true
      isConcerned[arrow.to] = true
    }
    for remark in remarks {
      for box in remark.boxes { isConcerned[box] = true }
    }
    keep(isConcerned)
  }

  /// The arrows as a shape whose vertices are the boxes.
  var shape: Adjacency {
    Adjacency(count: boxes.count, edges: arrows.map { .init(from: $0.from, to: $0.to) })
  }

  /// Marks what lies at most so many steps from some boxes.
  private func mark(
    _ isNear: inout [Bool], from starts: [Int], along shape: Adjacency, depth: Int?
  ) {
    var isSeen = [Bool](repeating: false, count: boxes.count)
    var front = starts
    for box in starts { isSeen[box] = true }
    var step = 0
    while !front.isEmpty, depth.map({ step <= $0 }) ?? true {
      var next: [Int] = []
      for box in front {
        isNear[box] = true
        for neighbour in shape.successors(of: box) where !isSeen[neighbour] {
          isSeen[neighbour] = true
          next.append(neighbour)
        }
      }
      front = next
      step += 1
    }
  }

  /// Keeps the boxes and arrows of all shortest chains between two boxes.
  private mutating func keepChains(from start: Int?, to end: Int?) {
    guard let start, let end else { return keep(boxes.map { _ in false }) }
    let down = shape.distances(from: [start])
    let up = shape.reversed.distances(from: [end])
    guard let length = down[end] else {
      omissions.hasNoChain = true
      // The way back is none of the ways there.
      omissions.linksOutside += dropArrows { _ in true }
      return keep(boxes.indices.map { $0 == start || $0 == end })
    }
    keep(
      boxes.indices.map { index in
        guard let before = down[index], let after = up[index] else { return false }
        return before + after == length
      })
    omissions.linksOutside += dropArrows { arrow in
      guard let before = down[arrow.from], let after = up[arrow.to] else { return true }
      return before + 1 + after != length
    }
  }

  private mutating func keep(_ isWanted: [Bool]) {
    for index in boxes.indices where isKept[index] && !isWanted[index] {
      isKept[index] = false
      if !isEmptyLayer(index) { omissions.outside += 1 }
    }
    let isKept = isKept
    omissions.linksOutside += dropArrows { !isKept[$0.from] || !isKept[$0.to] }
  }

  /// Takes arrows away, and tells how many links they stand for.
  mutating func dropArrows(where isUnwanted: (Drawing.Arrow) -> Bool) -> Int {
    let before = arrows.reduce(0) { $0 + $1.count }
    arrows.removeAll(where: isUnwanted)
    return before - arrows.reduce(0) { $0 + $1.count }
  }
}
