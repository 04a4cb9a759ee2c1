internal import Modules

extension Draft {
  /// Takes away every box that does not belong to a part.
  mutating func keep(_ part: DrawingView.Part) {
    switch part {
    case .everything: return
    case .around(let targets, let depth, let direction):
      let starts = targets.compactMap { boxOfTarget[$0.index] }
      let shapes =
        (direction == .up ? [] : [shape]) + (direction == .down ? [] : [shape.reversed])
      let distances = shapes.map { $0.distances(from: starts) }
      keep(
        boxes.indices.map { box in
          distances.contains { $0[box].map { $0 <= depth ?? .max } ?? false }
        })
    case .below(let targets):
      keep(shape.reachable(from: targets.compactMap { boxOfTarget[$0.index] }))
    case .between(let start, let end):
      keepChains(from: boxOfTarget[start.index], to: boxOfTarget[end.index])
    }
  }

  /// Takes away every arrow without a finding, and the boxes that are then alone.
  mutating func keepFindings() {
    omissions.withoutFinding += dropArrows { $0.remarks.isEmpty }
    var isConcerned = boxes.map { !$0.remarks.isEmpty }
    for box in arrows.flatMap({ [$0.from, $0.to] }) + remarks.flatMap(\.boxes) {
      isConcerned[box] = true
    }
    keep(isConcerned)
  }

  /// Keeps the boxes and arrows of all shortest chains between two boxes.
  private mutating func keepChains(from start: Int?, to end: Int?) {
    guard let start, let end else { return keep(boxes.map { _ in false }) }
    let down = shape.distances(from: [start])
    let up = shape.reversed.distances(from: [end])
    guard let length = down[end] else {
      omissions.hasNoChain = true
      // Chains back from the end are none that were asked for.
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
      if !emptyLayers.contains(index) { omissions.outside += 1 }
    }
    let isKept = isKept
    omissions.linksOutside += dropArrows { !isKept[$0.from] || !isKept[$0.to] }
  }

  /// Takes arrows away, and says how many links they stand for.
  mutating func dropArrows(where isUnwanted: (Drawing.Arrow) -> Bool) -> Int {
    let before = arrows.reduce(0) { $0 + $1.count }
    arrows.removeAll(where: isUnwanted)
    return before - arrows.reduce(0) { $0 + $1.count }
  }
}
