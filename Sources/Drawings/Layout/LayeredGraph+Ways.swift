extension LayeredGraph {
  /// What it costs to cross a line, and to cross one with an end in common: those part anyway.
  private static let (crossing, parting) = (4, 1)

  /// Lets each line in turn take the way through its rows on which it crosses the fewest others.
  ///
  /// Goes on until none has a better one. No two arrows may share a waypoint.
  mutating func rerouteLines(of drawing: Drawing) {
    var positions = self.positions
    for _ in 0..<10 {
      var hasChanged = false
      for arrow in chains.indices where chains[arrow].count > 2 {
        if reroute(arrow, of: drawing, &positions) { hasChanged = true }
      }
      if !hasChanged { return }
    }
  }

  /// Takes a line out and puts it back where it crosses least; says whether that is elsewhere.
  private mutating func reroute(
    _ arrow: Int, of drawing: Drawing, _ positions: inout [Int]
  ) -> Bool {
    let chain = chains[arrow]
    let known = chain.map { positions[$0] }
    for node in chain.dropFirst().dropLast() {
      rows[rowOfNode[node]].remove(at: positions[node])
      note(rows[rowOfNode[node]], in: &positions)
    }
    let gaps = gaps(beside: arrow, of: drawing, positions)
    let best = RowGap.cheapestWay(through: gaps, from: known[0], to: known[known.count - 1])
    let isBetter = RowGap.cost(of: best, through: gaps) < RowGap.cost(of: known, through: gaps)
    for (node, slot) in zip(chain, isBetter ? best : known).dropFirst().dropLast() {
      rows[rowOfNode[node]].insert(node, at: slot)
      note(rows[rowOfNode[node]], in: &positions)
    }
    return isBetter
  }

  private func gaps(beside arrow: Int, of drawing: Drawing, _ positions: [Int]) -> [RowGap] {
    let chain = chains[arrow]
    let first = rowOfNode[chain[0]]
    var gaps = chain.indices.dropLast().map { step in
      RowGap(upper: rows[first + step].count, lower: rows[first + step + 1].count)
    }
    let ends = [drawing.arrows[arrow].from, drawing.arrows[arrow].to]
    for (other, nodes) in chains.enumerated() where other != arrow {
      let (from, to) = (drawing.arrows[other].from, drawing.arrows[other].to)
      let cost =
        ends.contains(from) || ends.contains(to) ? LayeredGraph.parting : LayeredGraph.crossing
      for (upper, lower) in zip(nodes, nodes.dropFirst()) {
        let gap = rowOfNode[upper] - first
        guard gaps.indices.contains(gap), upper != chain[0], lower != chain[chain.count - 1]
        else { continue }
        gaps[gap].add(from: positions[upper], to: positions[lower], cost: cost)
      }
    }
    for gap in gaps.indices { gaps[gap].sum() }
    return gaps
  }
}
