internal import Modules

extension Draft {
  /// Takes away every arrow that a longer chain of arrows says as well.
  ///
  /// Arrows with findings or changes stay, and so do those within a cycle, where none follows from
  /// the rest alone.
  mutating func reduce() {
    // What is gone leads nowhere any more.
    let present = arrows.filter { $0.change != .removed }
    let edges = present.map { Adjacency.Edge(from: $0.from, to: $0.to) }
    let components = Adjacency(count: boxes.count, edges: edges).components()
    let detours = Detours(of: components, edges: edges)
    omissions.reduced += dropArrows { arrow in
      let (from, to) = (components.numbers[arrow.from], components.numbers[arrow.to])
      guard arrow.remarks.isEmpty, !arrow.hasChanged else { return false }
      return from != to && detours.lead(from: from, to: to)
    }
  }
}

/// Which strongly connected sets lead to which over a third one, in rows of bits: one for each set.
private struct Detours {
  private var rows: [[UInt64]] = []

  init(of components: Components, edges: [Adjacency.Edge]) {
    var successors = [Set<Int>](repeating: [], count: components.sets.count)
    for edge in edges {
      let (from, to) = (components.numbers[edge.from], components.numbers[edge.to])
      if from != to { successors[from].insert(to) }
    }
    let width = components.sets.count / 64 + 1
    // Sets come after those that they lead to, so all that is reached from those is known.
    var reached: [[UInt64]] = []
    for number in components.sets.indices {
      var row = [UInt64](repeating: 0, count: width)
      for successor in successors[number] {
        for word in 0..<width { row[word] |= reached[successor][word] }
      }
      rows.append(row)
      for successor in successors[number] { row[successor / 64] |= 1 << UInt64(successor % 64) }
      reached.append(row)
    }
  }

  func lead(from: Int, to: Int) -> Bool { rows[from][to / 64] & (1 << UInt64(to % 64)) != 0 }
}
