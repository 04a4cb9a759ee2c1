extension Draft {
  /// Removes every arrow that a longer path implies link by link (transitive reduction).
  ///
  /// Arrows with findings or changes stay, and so do those within a cycle, where the reduction is
  /// not unique. A removed link follows from links that stay: all links of an arrow go or none, so
  /// the links that imply it are drawn, or inside a box.
  mutating func reduce() {
    // What is gone leads nowhere any more.
    let present = (arrows.flatMap(\.steps) + inside).filter { $0.change != .removed && !$0.isAside }
    let edges = present.map(\.ends)
    let components = Adjacency(count: boxOfNumber.count, edges: edges).components()
    let detours = TransitiveReduction(of: components, edges: edges)
    let follows = arrows.map { arrow in
      arrow.remarks.isEmpty && !arrow.hasChanged && arrow.fixed == 0
        && arrow.steps.allSatisfy { step in
          detours.lead(
            from: components.numbers[step.ends.from], to: components.numbers[step.ends.to])
        }
    }
    omissions.reduced += arrows.indices.reduce(0) { $0 + (follows[$1] ? arrows[$1].count : 0) }
    arrows = arrows.indices.filter { !follows[$0] }.map { arrows[$0] }
  }
}

/// Which edges between strongly connected sets follow from a chain over a third one.
private struct TransitiveReduction {
  private var edges: Set<Adjacency.Edge> = []

  /// How many sets are looked for at once: rows of bits for all of them would grow with the square.
  private static let width = 1024

  init(of components: Components, edges: [Adjacency.Edge]) {
    var successors = [Set<Int>](repeating: [], count: components.sets.count)
    for edge in edges {
      let (from, to) = (components.numbers[edge.from], components.numbers[edge.to])
      if from != to { successors[from].insert(to) }
    }
    for start in stride(from: 0, to: successors.count, by: TransitiveReduction.width) {
      add(start..<start + TransitiveReduction.width, successors)
    }
  }

  func lead(from: Int, to: Int) -> Bool { edges.contains(.init(from: from, to: to)) }

  /// Looks at the edges to some sets.
  private mutating func add(_ goals: Range<Int>, _ successors: [Set<Int>]) {
    // Sets come after those that they lead to, so all that is reached from those is known.
    var reached: [[UInt64]] = []
    for (number, heads) in successors.enumerated() {
      var row = [UInt64](repeating: 0, count: TransitiveReduction.width / 64)
      for head in heads {
        for word in row.indices { row[word] |= reached[head][word] }
      }
      for head in heads where goals.contains(head) {
        let (word, bit) = (head - goals.lowerBound).quotientAndRemainder(dividingBy: 64)
        if row[word] & (1 << UInt64(bit)) != 0 { edges.insert(.init(from: number, to: head)) }
      }
      for head in heads where goals.contains(head) {
        let (word, bit) = (head - goals.lowerBound).quotientAndRemainder(dividingBy: 64)
        row[word] |= 1 << UInt64(bit)
      }
      reached.append(row)
    }
  }
}
