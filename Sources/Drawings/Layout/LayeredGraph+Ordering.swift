extension LayeredGraph {
  /// Orders every row for few crossings; one more link must not rearrange the whole diagram.
  ///
  /// Boxes keep the order of their places; only lines move, in sweeps down and up. Each goes to the
  /// median of its neighbors, past any box, then to the position with the fewest crossings. The
  /// best order wins. Large diagrams get fewer rounds, since each costs as much as there are pairs
  /// of lines.
  mutating func order(from places: [Double]) {
    let start = placesOfNodes(places)
    for row in rows.indices { rows[row].sort { (start[$0], $0) < (start[$1], $1) } }
    var positions = self.positions
    var best = (rows: rows, crossings: crossingCount(positions))
    for round in 0..<(rowOfNode.count > 4000 ? 6 : 24) where round < 2 || best.crossings > 0 {
      sweep(isDown: round.isMultiple(of: 2), &positions)
      if rowOfNode.count < 600 { siftLines(&positions) }
      let crossings = crossingCount(positions)
      // Of two that are as good the later one has the straighter lines.
      if crossings <= best.crossings { best = (rows, crossings) }
    }
    rows = best.rows
  }

  /// Where boxes belong, and between them the lines that lead from one to the other.
  private func placesOfNodes(_ boxes: [Double]) -> [Double] {
    var sums = boxes + Array(repeating: 0, count: rowOfNode.count - boxes.count)
    var counts = [Double](repeating: 0, count: sums.count)
    for chain in chains where chain.count > 2 {
      let (start, end) = (boxes[chain[0]], boxes[chain[chain.count - 1]])
      for (step, node) in chain.enumerated().dropFirst().dropLast() {
        sums[node] += start + (end - start) * Double(step) / Double(chain.count - 1)
        counts[node] += 1
      }
    }
    return zip(sums, counts).map { $0 / max(1, $1) }
  }
}
