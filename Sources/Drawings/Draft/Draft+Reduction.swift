internal import Modules

extension Draft {
  /// Takes away every arrow that a longer chain of arrows says as well.
  ///
  /// Arrows with findings or changes stay, and so do those within a cycle, where none follows from the rest
  /// alone. Reachability is kept in rows of bits, one for each strongly connected set.
  mutating func reduce() {
    // What is gone leads nowhere any more.
    let present = arrows.filter { $0.change != .removed }
    let edges = present.map { Adjacency.Edge(from: $0.from, to: $0.to) }
    let components = Adjacency(count: boxes.count, edges: edges).components()
    let numbers = components.numbers
    let reach = Reach(of: components, arrows: present)
    omissions.reduced += dropArrows { arrow in
      let (from, to) = (numbers[arrow.from], numbers[arrow.to])
      guard arrow.remarks.isEmpty, !arrow.hasChanged else { return false }
      return from != to && reach.hasDetour(from: from, to: to)
    }
  }
}

/// Which strongly connected sets lead to which over a third one.
private struct Reach {
  /// For each set the bits of those it reaches in more than one step.
  private var detours: [[UInt64]]

  init(of components: Components, arrows: [Drawing.Arrow]) {
    var successors = [Set<Int>](repeating: [], count: components.sets.count)
    for arrow in arrows {
      let (from, to) = (components.numbers[arrow.from], components.numbers[arrow.to])
      if from != to { successors[from].insert(to) }
    }
    let empty = [UInt64](repeating: 0, count: components.sets.count / 64 + 1)
    detours = []
    var rows: [[UInt64]] = []
    // Sets come after those that they lead to, so their rows are at hand.
    for number in components.sets.indices {
      var detour = empty
      for successor in successors[number] {
        for word in empty.indices { detour[word] |= rows[successor][word] }
      }
      detours.append(detour)
      for successor in successors[number] { Reach.insert(successor, into: &detour) }
      rows.append(detour)
    }
  }

  func hasDetour(from: Int, to: Int) -> Bool {
    detours[from][to / 64] & (1 << UInt64(to % 64)) != 0
  }

  private static func insert(_ member: Int, into row: inout [UInt64]) {
    row[member / 64] |= 1 << UInt64(member % 64)
  }
}
